import type { Faker } from '@faker-js/faker';
import type { TagGenerators } from '../generator.ts';
import type { RequestArguments } from '../request.ts';

/** More digits than the range needs, so that the remainder of a division is as good as even. */
const SPARE_DIGITS = 10;

const OCTAL_PREFIXES: Readonly<Record<string, string>> = { plain: '', modern: '0o', c: '0' };

export const number: TagGenerators = {
  boolean: (faker, request) =>
    faker.datatype.boolean({ probability: numberOf(request, 'probability') }),
  // Adding 0 turns the negative zero that rounding up can leave into a plain one.
  integer: (faker, request) =>
    faker.number.int({ ...limitsOf(request), multipleOf: numberOf(request, 'multipleOf') }) + 0,
  float: (faker, request) => {
    const decimals = request.number('decimals');
    const limits = limitsOf(request);
    return decimals === undefined ? faker.number.float(limits) : decimal(faker, limits, decimals);
  },
  'big-integer': bigInteger,
  'roman-numeral': (faker, request) => {
    const numeral = faker.number.romanNumeral(limitsOf(request));
    return request.string('casing') === 'lower' ? numeral.toLowerCase() : numeral;
  },
  'binary-number': (faker, request) => {
    const bits = faker.number.binary(limitsOf(request)).padStart(numberOf(request, 'digits'), '0');
    return request.boolean('prefixed') ? `0b${bits}` : bits;
  },
  'octal-number': (faker, request) => {
    const notation = request.required(request.string('notation'), 'notation');
    return (OCTAL_PREFIXES[notation] ?? '') + faker.number.octal(limitsOf(request));
  },
  'hexadecimal-number': (faker, request) => {
    const digits = faker.number.hex(limitsOf(request)).padStart(numberOf(request, 'digits'), '0');
    const cased = request.string('casing') === 'upper' ? digits.toUpperCase() : digits;
    return request.boolean('prefixed') ? `0x${cased}` : cased;
  },
  percentage: (faker, request) => {
    const decimals = numberOf(request, 'decimals');
    if (!request.boolean('fraction')) return decimal(faker, limitsOf(request), decimals);
    const { min, max } = limitsOf(request);
    return decimal(faker, { min: min / 100, max: max / 100 }, decimals + 2);
  },
  'dice-roll': diceRoll,
};

function numberOf(request: RequestArguments, name: string): number {
  return request.required(request.number(name), name);
}

function limitsOf(request: RequestArguments): { min: number; max: number } {
  return { min: numberOf(request, 'min'), max: numberOf(request, 'max') };
}

/**
 * A number with at most so many decimals, both limits included.
 *
 * @throws RangeError when no such number lies between the limits.
 */
function decimal(
  faker: Faker,
  { min, max }: { min: number; max: number },
  decimals: number,
): number {
  const scale = 10 ** decimals;
  // 0.07 * 100 is a little more than 7, which must not be rounded up to 8.
  const tolerance = 1e-6;
  const [low, high] = [Math.ceil(min * scale - tolerance), Math.floor(max * scale + tolerance)];
  if (low > high) throw new RangeError(`no number of ${decimals} decimals from ${min} to ${max}`);
  return faker.number.int({ min: low, max: high }) / scale + 0;
}

/** A whole number of any size. It is text, because JSON numbers lose digits beyond 2^53. */
function bigInteger(faker: Faker, request: RequestArguments): string {
  const [min = 0n, max = 0n] = ['min', 'max'].map((name) =>
    BigInt(request.required(request.string(name), name)),
  );
  if (min > max) throw new RangeError('min is greater than max');
  const range = max - min + 1n;
  const drawn = faker.string.numeric(range.toString().length + SPARE_DIGITS);
  return (min + (BigInt(drawn) % range)).toString();
}

function diceRoll(faker: Faker, request: RequestArguments) {
  const [dice, sides, modifier, dropLowest] = [
    numberOf(request, 'dice'),
    numberOf(request, 'sides'),
    numberOf(request, 'modifier'),
    numberOf(request, 'dropLowest'),
  ];
  if (dropLowest >= dice) throw new RangeError('dropLowest must leave a die');
  const rolls = faker.helpers.multiple(() => faker.number.int({ min: 1, max: sides }), {
    count: dice,
  });
  const kept = [...rolls].sort((a, b) => b - a).slice(0, dice - dropLowest);
  const sign = modifier < 0 ? '' : '+';
  return {
    notation:
      `${dice}d${sides}` +
      (dropLowest > 0 ? `dl${dropLowest}` : '') +
      (modifier === 0 ? '' : `${sign}${modifier}`),
    rolls,
    total: kept.reduce((sum, roll) => sum + roll, modifier),
  };
}
