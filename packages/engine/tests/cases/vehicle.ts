import type { ValueCase } from '../values.ts';

/** Models in the English list, keyed by manufacturer, with the manufacturer's spelling. */
const MODELS = `Audi: A4, A8 | Cadillac: ATS, CTS, Escalade, XTS
  | Chevrolet: Camaro, Colorado, Corvette, Cruze, El Camino, Impala, Malibu, Silverado, Volt
  | Chrysler: LeBaron, PT Cruiser | Dodge: Challenger, Charger, Durango, Grand Caravan
  | Ford: Expedition, Explorer, F-150, Fiesta, Focus, Model T, Mustang, Ranchero, Taurus
  | Honda: Accord, Civic, Element | Jeep: Grand Cherokee, Wrangler
  | Lamborghini: Aventador, Countach, Murcielago | Maserati: Spyder | Mazda: CX-9
  | Nissan: Altima, Sentra | Polestar: 1, 2 | Porsche: 911 | Renault: Alpine | Smart: Fortwo
  | Tesla: Model 3, Model S, Model X, Model Y, Roadster | Toyota: Camry, Land Cruiser, Prius
  | Volkswagen: Beetle, Golf, Jetta | Volvo: V90, XC90`;

const makes = MODELS.split('|').map((entry) => {
  const [make = '', models = ''] = entry.trim().split(': ');
  return [make, models.split(', ')] as const;
});

/** Age identifiers in British number plates, by day of registration. */
const MARKS = {
  ...{ '2001-09-01': '51', '2002-02-28': '51', '2002-03-01': '02', '2019-10-15': '69' },
  ...{ '2020-01-31': '69', '2050-08-31': '50' },
};

/** Returns whether the parts of a tyre marking match its other properties, according to the ETRTO tables. */
const hasMatchingParts = (tyre: Record<string, number | string>): boolean => {
  const { loadIndex, speedSymbol, maxLoadKilograms, marking, outerDiameterMillimetres } = tyre;
  const [width = 0, ratio = 0, rim = 0] = [
    tyre['widthMillimetres'],
    tyre['aspectRatioPercent'],
    tyre['rimDiameterInches'],
  ].map(Number);
  const diameter = rim * 25.4 + (2 * width * ratio) / 100;
  return (
    marking === `${width}/${ratio} R${rim} ${loadIndex}${speedSymbol}` &&
    Math.abs(Number(outerDiameterMillimetres) - diameter) <= 0.5 &&
    (loadIndex !== 91 || maxLoadKilograms === 615)
  );
};

const COMBUSTION =
  /^(Gasolin[ea]|Di[eé]sel|Dizel|Benz[ií]n[ea]?|Benzyna|Bensin|Autogas|Erdgas|Essence|LPG|GPL|Metano|Etanol|Flex|Nafta|Solar|Бензин|Дизель|בנזין|דיזל|휘발유|경유|ガソリン|ディーゼル|汽油|柴油|بنزين|ديزل)$/;
const ELECTRIC =
  /^(Electric|Elektro|Wasserstoff|Électrique|Eléctrico|Elétrico|Elettrico|Elektrisch|Elektryczny|Elektřina|Elektrisitet|Elektrik|El|Listrik|Электро|Електро|חשמלי|전기|電気|电动|كهربائي)$/;
const HYBRID =
  /^(Hybrid[ea]?|Hybryda|H[ií]brido|Hibrida|Hibrit|Ibrido|Plug-in-Hybrid|Гибрид|Гібрид|היברידי|하이브리드|ハイブリッド|混合动力|هجين)$/;
const FUEL_LOCALES = 'en de fr es it nl pl pt-BR sv da nb cs ru uk tr ar he id ja ko zh-CN'.split(
  ' ',
);

/** Patterns of number plates, keyed by country. */
const PLATES: Record<string, RegExp> = {
  BR: /^[A-Z]{3}\d[A-Z]\d{2}$/,
  CH: /^[A-Z]{2} [1-9]\d{3,5}$/,
  // Some combinations of letters are never issued, also across the district and the following letters.
  DE: /^(?!(H-J|K-Z|N-S|S-A|S-S) )[A-Z]{1,2}-(?!HJ|KZ|NS|SA|SS)[A-Z]{1,2} [1-9]\d{0,3}$/,
  ES: /^\d{4} [^AEIOUQ\d]{3}$/,
  FR: /^(?!SS|W)[^IOU]{2}-(?!000)\d{3}-(?!SS)[^IOU]{2}$/,
  GB: /^[^IJQTUXZ][^IQZ]\d{2} [^IQ]{3}$/,
  IT: /^[^IOQU]{2} \d{3} [^IOQU]{2}$/,
  SE: /^[^IQV]{3} \d{2}[^IOQV]$/,
};

const toMiles = (kilometres: number): number => Math.floor(kilometres / 1.609344);

export const cases: readonly ValueCase[] = [
  ...makes.flatMap(([make, models]): ValueCase[] => [
    ['model', { make }, models],
    ['vehicle', { make }, models.map((model) => `${make} ${model}`)],
  ]),
  ['model', {}, makes.flatMap(([, models]) => models)],
  ['vehicle', { make: 'Tesla', locale: 'de' }, /^Tesla Model [3Y]$/],
  ['vehicle', { make: 'Skoda', locale: 'de' }, /^Škoda /],
  ['vehicle', { make: 'Ford', locale: 'zh-CN' }, /^福特 /],
  ['manufacturer', { country: 'SE' }, { has: ['Volvo'], lacks: ['Ford'] }],
  ['manufacturer', { country: 'DE' }, { has: ['BMW'], lacks: ['Volvo'] }],
  ['manufacturer', { country: 'FR' }, { has: ['Peugeot'], lacks: ['BMW'] }],
  ['manufacturer', { country: 'IT' }, { has: ['Fiat'], lacks: ['BMW'] }],
  ['manufacturer', { country: 'JP' }, { has: ['Toyota'], lacks: ['BMW'] }],
  ['manufacturer', { country: 'KR' }, { has: ['Hyundai'], lacks: ['Toyota'] }],
  ['manufacturer', { country: 'US' }, { has: ['Ford'], lacks: ['BMW'] }],
  ['vehicle-type', { kind: 'car' }, /^(?!.*(Van|van|Pickup)$)/],
  ['vehicle-type', { kind: 'van' }, /[Vv]an$/],
  ['vehicle-type', { kind: 'pickup' }, / Pickup$/],
  ...FUEL_LOCALES.flatMap((locale): ValueCase[] => [
    ['fuel', { locale, kind: 'combustion' }, COMBUSTION],
    ['fuel', { locale, kind: 'electric' }, ELECTRIC],
    ['fuel', { locale, kind: 'hybrid' }, HYBRID],
  ]),
  ['bicycle', { locale: 'en' }, /( Bicycle|^Tricycle)$/],
  ['tyre-size', {}, hasMatchingParts],
  ['vin', { wmi: 'WVW', year: 1980 }, /^WVW...[0-9]..A/],
  ['vin', { wmi: 'WVW', year: 2000 }, /^WVW...[0-9]..Y/],
  ['vin', { wmi: 'WVW', year: 2001 }, /^WVW...[0-9]..1/],
  ['vin', { wmi: 'WVW', year: 2009 }, /^WVW...[0-9]..9/],
  ['vin', { wmi: 'WVW', year: 2010 }, /^WVW...[A-Z]..A/],
  ['vin', { wmi: 'WVW', year: 2039 }, /^WVW...[A-Z]..9/],
  ...Object.entries(MARKS).map(([registered, digits]): ValueCase => [
    'vrm',
    { registered, region: 'S' },
    RegExp(`^S.${digits}`),
  ]),
  ...Object.entries(PLATES).map(([country, form]): ValueCase => {
    const of = ({ number }: { number: string }) => (form.test(number) ? [] : number);
    return ['licence-plate', { country }, { only: [], of }];
  }),
  ['vin', {}, { has: ['X'], of: (vin: string) => vin[8] }],
  ['odometer-reading', { age: 0 }, (kilometres: number) => kilometres <= 20_000],
  ['odometer-reading', { age: 10 }, (kilometres: number) => kilometres >= 60_000],
  ['odometer-reading', { age: 10, unit: 'miles' }, { sameAs: { age: 10 }, convert: toMiles }],
];
