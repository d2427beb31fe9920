import type { Faker } from '@faker-js/faker';
import type { ArgumentsOf } from '../../../generated/arguments.ts';

const PREFIXES = { 2: '0b', 8: '0o', 16: '0x' };
const DIGITS = '0123456789abcdef';

/** Groups digits from the right, separated by underscores. */
function groupDigits(digits: string, size: number): string {
  const first = digits.length % size;
  const rest = digits.slice(first).match(new RegExp(`.{${size}}`, 'g')) ?? [];
  return [...(first > 0 ? [digits.slice(0, first)] : []), ...rest].join('_');
}

/** Generates a number in a radix, with the requested number of digits or within the requested limits. */
export function createRadixNumber(
  faker: Faker,
  { radix, digits: length, min, max, ...args }: ArgumentsOf['number']['radix-number'],
): string {
  const digits =
    min === undefined && max === undefined
      ? faker.string.fromCharacters(DIGITS.slice(0, radix), length)
      : faker.number
          .int({ min: min ?? 0, max: max ?? Number.MAX_SAFE_INTEGER })
          .toString(radix)
          .padStart(length, '0');
  const cased = args.casing === 'upper' ? digits.toUpperCase() : digits;
  const prefix = args.prefixed ? PREFIXES[radix] : '';
  return prefix + (args.group === undefined ? cased : groupDigits(cased, args.group));
}
