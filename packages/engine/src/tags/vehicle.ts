import type { ArgumentsOf } from '../../generated/arguments.ts';
import { defineTag } from '../tag.ts';
import type { GeneratorContext } from '../tag.ts';
import { MAKES } from './vehicle/makes.ts';
import {
  createBritishRegistration,
  formatBritishRegistration,
  PLATE_COUNTRIES,
  PLATE_FORMATS,
} from './vehicle/plates.ts';
import { TYRE_SIZES } from './vehicle/tyres.ts';
import { createVin } from './vehicle/vin.ts';

/** Body styles, keyed by kind of vehicle. */
const BODY_GROUPS = {
  car: /^(Convertible|Coupe|Hatchback|SUV|Sedan|Wagon)$/,
  pickup: /Pickup$/,
  van: /van$/i,
};

/** Patterns for the names of drive types, in all languages of faker's list of drive types. Hydrogen counts as electric. */
const HYBRID = /h[iíy]bri|hybryd|ibrido|г[иі]брид|היברידי|하이브리드|ハイブリ|混合|هجين/i;
const ELECTRIC =
  /^([EÉ]l[eé][ck]?t[rř].*|El(ettrico)?|Wasserstoff|Электро|Електро|חשמלי|Listrik|전기|電気|电动|كهربائي)$/;

const KILOMETRES_PER_MILE = 1.609344;

const makeOfName = new Map(
  [...MAKES].flatMap(([name, make]) =>
    [name, make.german, make.chinese, make.arabic].map((each) => [each, make] as const),
  ),
);

/**
 * Lists the cars of the requested make, or all cars in faker's list. The name of a car contains the make in the spelling of the
 * locale.
 */
function listCars(
  { locale, make }: ArgumentsOf['vehicle']['vehicle'],
  { definitions }: GeneratorContext,
) {
  const list = locale === 'de' ? 'de' : 'en';
  const cars = [...MAKES].flatMap(([english, { german, chinese, [list]: models = [] }]) => {
    const local = locale === 'de' ? german : locale === 'zh-CN' ? chinese : undefined;
    return models.map((model) => ({ make: english, model, name: `${local ?? english} ${model}` }));
  });
  if (make) return cars.filter((car) => car.make === make);
  return definitions.vehicle.model.flatMap(
    (model) => cars.find((car) => car.model === model) ?? [],
  );
}

function driveOf(fuel: string): string {
  if (HYBRID.test(fuel)) return 'hybrid';
  return ELECTRIC.test(fuel) ? 'electric' : 'combustion';
}

export const vehicle = defineTag('vehicle', {
  vehicle: (args, context) => listCars(args, context).map(({ name }) => name),
  manufacturer: ({ country }, { definitions }) =>
    definitions.vehicle.manufacturer.filter(
      (name) => !country || makeOfName.get(name)?.country === country,
    ),
  model: (args, context) => listCars(args, context).map(({ model }) => model),
  'vehicle-type': ({ kind }, { definitions }) =>
    definitions.vehicle.type.filter((type) => !kind || BODY_GROUPS[kind].test(type)),
  fuel: ({ kind }, { definitions }) =>
    definitions.vehicle.fuel.filter((fuel) => !kind || driveOf(fuel) === kind),
  vin: (args) => (faker) => createVin(faker, args),
  vrm: (args) => (faker) => {
    const mark = createBritishRegistration(faker, args);
    return args.formatted ? formatBritishRegistration(mark) : mark;
  },
  'licence-plate': (args) => (faker) => {
    const countryCode = args.country ?? faker.helpers.arrayElement(PLATE_COUNTRIES);
    return { countryCode, number: PLATE_FORMATS[countryCode](faker, {}) };
  },
  'odometer-reading': (args) => (faker) => {
    const age = args.age ?? faker.number.int({ min: 0, max: 20 });
    const yearly = faker.number.int({ min: 6000, max: 20_000 });
    const kilometres = yearly * age + faker.number.int({ min: 0, max: yearly });
    return args.unit === 'miles' ? Math.floor(kilometres / KILOMETRES_PER_MILE) : kilometres;
  },
  'tyre-size': ({ rimDiameterInches: rim }) =>
    TYRE_SIZES.filter((each) => rim === undefined || each.rimDiameterInches === rim),
  bicycle: (_, { definitions }) => definitions.vehicle.bicycle_type,
});
