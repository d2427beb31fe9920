import { createDecimal } from '../multiples.ts';
import { defineTag } from '../tag.ts';
import { createDistributedNumber } from './number/distribution.ts';
import { createRadixNumber } from './number/radix.ts';

/** Additional random digits, so that the remainder is almost evenly distributed. */
const SPARE_DIGITS = 10;

export const number = defineTag('number', {
  boolean:
    ({ probability }) =>
    (faker) =>
      faker.datatype.boolean({ probability }),
  // Rounding up can return -0. Adding 0 converts it to 0.
  integer:
    ({ min, max, multipleOf }) =>
    (faker) =>
      faker.number.int({ min, max, multipleOf }) + 0,
  float:
    ({ min, max, decimals }) =>
    (faker) =>
      decimals === undefined
        ? faker.number.float({ min, max })
        : createDecimal(faker, { min, max }, decimals),
  // Returns a string, because JSON numbers are exact up to 2^53 only.
  'big-integer': (args) => {
    const [min, max] = [BigInt(args.min), BigInt(args.max)];
    const range = max - min + 1n;
    const length = range.toString().length + SPARE_DIGITS;
    return (faker) => (min + (BigInt(faker.string.numeric(length)) % range)).toString();
  },
  'roman-numeral':
    ({ min, max, casing }) =>
    (faker) => {
      const numeral = faker.number.romanNumeral({ min, max });
      return casing === 'lower' ? numeral.toLowerCase() : numeral;
    },
  'radix-number': (args) => (faker) => createRadixNumber(faker, args),
  'distributed-number': (args) => (faker) => createDistributedNumber(faker, args),
  percentage:
    ({ min, max, decimals, fraction }) =>
    (faker) => {
      const percent = createDecimal(faker, { min, max }, decimals);
      return fraction ? Number((percent / 100).toFixed(decimals + 2)) : percent;
    },
  'dice-roll': ({ dice, sides, modifier, dropLowest }) => {
    const notation =
      `${dice}d${sides}` +
      (dropLowest > 0 ? `dl${dropLowest}` : '') +
      (modifier === 0 ? '' : `${modifier < 0 ? '' : '+'}${modifier}`);
    return (faker) => {
      const rolls = faker.helpers.multiple(() => faker.number.int({ min: 1, max: sides }), {
        count: dice,
      });
      const kept = [...rolls].sort((a, b) => b - a).slice(0, dice - dropLowest);
      return { notation, rolls, total: kept.reduce((sum, roll) => sum + roll, modifier) };
    };
  },
  // There is one counter for each response or record field, so that it continues from value to value.
  sequence: ({ start, step }) => {
    let next = start;
    return () => {
      const value = next;
      next += step;
      return value;
    };
  },
});
