import type { Faker } from '@faker-js/faker';
import { twoStage } from '../generator.ts';
import type { TagGenerators } from '../generator.ts';
import { drawDecimal } from '../multiples.ts';
import type { RequestArguments } from '../request.ts';
import { drawDistributed } from './number/distribution.ts';
import { drawRadixNumber } from './number/radix.ts';

/** More digits than the range needs, so that the remainder of a division is as good as even. */
const SPARE_DIGITS = 10;

export const number: TagGenerators = {
  boolean: (faker, request) =>
    faker.datatype.boolean({ probability: request.number('probability') }),
  integer,
  float: (faker, request) => {
    const decimals = request.optional.number('decimals');
    const limits = limitsOf(request);
    return decimals === undefined
      ? faker.number.float(limits)
      : drawDecimal(faker, limits, decimals);
  },
  'big-integer': bigInteger,
  'roman-numeral': (faker, request) => {
    const numeral = faker.number.romanNumeral(limitsOf(request));
    return request.string('casing') === 'lower' ? numeral.toLowerCase() : numeral;
  },
  'radix-number': drawRadixNumber,
  'distributed-number': drawDistributed,
  percentage: (faker, request) => {
    const decimals = request.number('decimals');
    const percent = drawDecimal(faker, limitsOf(request), decimals);
    return request.boolean('fraction') ? Number((percent / 100).toFixed(decimals + 2)) : percent;
  },
  'dice-roll': diceRoll,
  // Prepared once per response, or once per field of a record, in which it counts on.
  sequence: twoStage((request) => {
    const step = request.number('step');
    let next = request.number('start');
    return () => {
      const value = next;
      next += step;
      return value;
    };
  }),
};

function limitsOf(request: RequestArguments): { min: number; max: number } {
  return { min: request.number('min'), max: request.number('max') };
}

function integer(faker: Faker, request: RequestArguments): number {
  const { min, max } = limitsOf(request);
  const multipleOf = request.number('multipleOf');
  // Adding 0 turns the negative zero that rounding up can leave into a plain one.
  return faker.number.int({ min, max, multipleOf }) + 0;
}

/** A whole number of any size. It is text, because JSON numbers lose digits beyond 2^53. */
function bigInteger(faker: Faker, request: RequestArguments): string {
  const [min = 0n, max = 0n] = ['min', 'max'].map((name) => BigInt(request.string(name)));
  const range = max - min + 1n;
  const drawn = faker.string.numeric(range.toString().length + SPARE_DIGITS);
  return (min + (BigInt(drawn) % range)).toString();
}

function diceRoll(faker: Faker, request: RequestArguments) {
  const [dice, sides, modifier, dropLowest] = [
    request.number('dice'),
    request.number('sides'),
    request.number('modifier'),
    request.number('dropLowest'),
  ];
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
