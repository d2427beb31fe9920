import type { Faker } from '@faker-js/faker';
import type { TagGenerators } from '../generator.ts';
import { required } from '../request.ts';
import type { RequestArguments } from '../request.ts';
import { MAKES } from './vehicle/makes.ts';
import { createBritishMark, createLicencePlate, formatBritishMark } from './vehicle/plates.ts';
import { createTyreSize } from './vehicle/tyres.ts';
import { createVin } from './vehicle/vin.ts';

/** Body styles by the vehicle that they make. */
const BODY_GROUPS: Readonly<Record<string, RegExp>> = {
  car: /^(Convertible|Coupe|Hatchback|SUV|Sedan|Wagon)$/,
  pickup: /Pickup$/,
  van: /van$/i,
};

/** Patterns of drives, in all languages that have a list. Hydrogen feeds an electric motor. */
const HYBRID = /h[iíy]bri|hybryd|ibrido|г[иі]брид|היברידי|하이브리드|ハイブリ|混合|هجين/i;
const ELECTRIC =
  /^([EÉ]l[eé][ck]?t[rř].*|El(ettrico)?|Wasserstoff|Электро|Електро|חשמלי|Listrik|전기|電気|电动|كهربائي)$/;

const KILOMETRES_PER_MILE = 1.609344;

const makeOfName = new Map(
  Object.entries(MAKES).flatMap(([name, make]) =>
    [name, make.german, make.chinese, make.arabic].map((each) => [each, make] as const),
  ),
);

/** A model and its make's English name, of the make asked for or any. */
function pickModel(faker: Faker, request: RequestArguments): { make: string; model: string } {
  const list = request.string('locale') === 'de' ? 'de' : 'en';
  const asked = request.optional.string('make');
  if (asked === undefined) {
    const model = faker.vehicle.model();
    const make = Object.keys(MAKES).find((name) => MAKES[name]?.[list]?.includes(model));
    return { make: required(make, `the make of ${model}`), model };
  }
  const models = required(MAKES[asked]?.[list], `a model of ${asked}`);
  return { make: asked, model: faker.helpers.arrayElement(models) };
}

function createVehicle(faker: Faker, request: RequestArguments): string {
  const { make, model } = pickModel(faker, request);
  const locale = request.string('locale');
  const { german, chinese } = MAKES[make] ?? {};
  const local = locale === 'de' ? german : locale === 'zh-CN' ? chinese : undefined;
  return `${local ?? make} ${model}`;
}

function createManufacturer(faker: Faker, request: RequestArguments): string {
  const country = request.optional.string('country');
  if (country === undefined) return faker.vehicle.manufacturer();
  const names = faker.definitions.vehicle.manufacturer.filter(
    (name) => makeOfName.get(name)?.country === country,
  );
  return faker.helpers.arrayElement(names);
}

function createVehicleType(faker: Faker, request: RequestArguments): string {
  const group = request.optional.oneOf('kind', Object.keys(BODY_GROUPS));
  if (group === undefined) return faker.vehicle.type();
  const types = faker.definitions.vehicle.type.filter((type) => BODY_GROUPS[group]?.test(type));
  return faker.helpers.arrayElement(types);
}

function driveOf(fuel: string): string {
  if (HYBRID.test(fuel)) return 'hybrid';
  return ELECTRIC.test(fuel) ? 'electric' : 'combustion';
}

function createFuel(faker: Faker, request: RequestArguments): string {
  const drive = request.optional.oneOf('kind', ['combustion', 'electric', 'hybrid']);
  const { fuel } = faker.definitions.vehicle;
  return faker.helpers.arrayElement(
    drive === undefined ? fuel : fuel.filter((each) => driveOf(each) === drive),
  );
}

function createOdometerReading(faker: Faker, request: RequestArguments): number {
  const age = request.optional.number('age') ?? faker.number.int({ min: 0, max: 20 });
  const yearly = faker.number.int({ min: 6000, max: 20_000 });
  const kilometres = yearly * age + faker.number.int({ min: 0, max: yearly });
  return request.string('unit') === 'miles'
    ? Math.floor(kilometres / KILOMETRES_PER_MILE)
    : kilometres;
}

export const vehicle: TagGenerators = {
  vehicle: createVehicle,
  manufacturer: createManufacturer,
  model: (faker, request) => pickModel(faker, request).model,
  'vehicle-type': createVehicleType,
  fuel: createFuel,
  vin: createVin,
  vrm: (faker, request) => {
    const mark = createBritishMark(faker, request);
    return request.boolean('formatted') ? formatBritishMark(mark) : mark;
  },
  'licence-plate': createLicencePlate,
  'odometer-reading': createOdometerReading,
  'tyre-size': createTyreSize,
  bicycle: (faker) => faker.vehicle.bicycle(),
};
