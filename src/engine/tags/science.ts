import type { Faker } from '@faker-js/faker';
import type { TagGenerators } from '../generator.ts';
import { drawDecimal } from '../multiples.ts';
import type { RequestArguments } from '../request.ts';

/** The seven units that all others of the SI are made from. */
const BASE_UNITS = new Set(['m', 's', 'mol', 'A', 'K', 'cd', 'kg']);

function createElement(faker: Faker, request: RequestArguments) {
  const [min, max] = [request.number('min'), request.number('max')];
  const { symbol, name, atomicNumber } = faker.helpers.arrayElement(
    faker.definitions.science.chemical_element.filter(
      (element) => element.atomicNumber >= min && element.atomicNumber <= max,
    ),
  );
  return { atomicNumber, symbol, name };
}

function pickUnit(faker: Faker, base: boolean | undefined) {
  const { name, symbol } = faker.helpers.arrayElement(
    faker.definitions.science.unit.filter(
      (unit) => base === undefined || BASE_UNITS.has(unit.symbol) === base,
    ),
  );
  return { name, symbol };
}

function createMeasurement(faker: Faker, request: RequestArguments) {
  const [min, max] = [request.number('min'), request.number('max')];
  const fractionDigits = request.number('decimals');
  const value = drawDecimal(faker, { min, max }, fractionDigits);
  const unit = request.optional.string('unit') ?? pickUnit(faker, undefined).symbol;
  const digits = value.toFixed(fractionDigits);
  return { value, unit, text: `${digits} ${unit}` };
}

/** Picks bases one by one, G and C together with the requested probability. */
function createSequence(faker: Faker, request: RequestArguments): string {
  const length = request.number('length');
  const gcPercent = request.number('gcPercent');
  const weak = request.oneOf('molecule', ['dna', 'rna']) === 'rna' ? ['A', 'U'] : ['A', 'T'];
  return Array.from({ length }, () => {
    const strong = faker.number.float({ max: 100 }) < gcPercent;
    return faker.helpers.arrayElement(strong ? ['C', 'G'] : weak);
  }).join('');
}

export const science: TagGenerators = {
  'chemical-element': createElement,
  unit: (faker, request) => pickUnit(faker, request.optional.boolean('base')),
  measurement: createMeasurement,
  'nucleotide-sequence': createSequence,
};
