import type { Row } from '../values.ts';

/** Models of the English list by their maker, as the makers named them. */
const MODELS = {
  Audi: ['A4', 'A8'],
  Cadillac: ['ATS', 'CTS', 'Escalade', 'XTS'],
  Chevrolet: [
    ...['Camaro', 'Colorado', 'Corvette', 'Cruze', 'El Camino', 'Impala', 'Malibu', 'Silverado'],
    'Volt',
  ],
  Chrysler: ['LeBaron', 'PT Cruiser'],
  Dodge: ['Challenger', 'Charger', 'Durango', 'Grand Caravan'],
  Ford: [
    ...['Expedition', 'Explorer', 'F-150', 'Fiesta', 'Focus', 'Model T', 'Mustang', 'Ranchero'],
    'Taurus',
  ],
  Honda: ['Accord', 'Civic', 'Element'],
  Jeep: ['Grand Cherokee', 'Wrangler'],
  Lamborghini: ['Aventador', 'Countach', 'Murcielago'],
  Maserati: ['Spyder'],
  Mazda: ['CX-9'],
  Nissan: ['Altima', 'Sentra'],
  Polestar: ['1', '2'],
  Porsche: ['911'],
  Renault: ['Alpine'],
  Smart: ['Fortwo'],
  Tesla: ['Model 3', 'Model S', 'Model X', 'Model Y', 'Roadster'],
  Toyota: ['Camry', 'Land Cruiser', 'Prius'],
  Volkswagen: ['Beetle', 'Golf', 'Jetta'],
  Volvo: ['V90', 'XC90'],
};

const makes = Object.entries(MODELS);

export const rows: readonly Row[] = [
  ...makes.flatMap(([make, models]): Row[] => [
    ['model', { make }, models],
    ['vehicle', { make }, models.map((model) => `${make} ${model}`)],
  ]),
  ['model', {}, makes.flatMap(([, models]) => models)],
  ['vehicle', { make: 'Tesla', locale: 'de' }, /^Tesla Model [3Y]$/],
];
