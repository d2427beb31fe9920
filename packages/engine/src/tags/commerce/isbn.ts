import type { Faker } from '@faker-js/faker';
import { complement, gs1Digit, weightedSum } from '../../checkDigits.ts';
import { retryUntil } from '../../retryUntil.ts';
import type { ArgumentsOf } from '../../../generated/arguments.ts';
// Registrant ranges of both groups, from the range message of the International ISBN Agency of 24 July 2026.
import RANGES from './isbnRanges.json' with { type: 'json' };

const SEPARATORS = { hyphen: '-', space: ' ', none: '' };

/** Returns the registrant code that a string of digits begins with; undefined if the agency has not assigned its range. */
function findRegistrant(ranges: string, digits: string): string | undefined {
  for (const range of ranges.split(' ')) {
    const [first = '', last = ''] = range.split('-');
    const registrant = digits.slice(0, first.length);
    if (registrant >= first && registrant <= last) return registrant;
  }
  return undefined;
}

/** Computes the modulo 11 check digit of an ISBN-10. */
function createOldCheckDigit(digits: string): string {
  const check = complement(weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]), 11);
  return check === 10 ? 'X' : String(check);
}

export function createIsbn(faker: Faker, args: ArgumentsOf['commerce']['isbn']): string {
  const separator = SEPARATORS[args.separator];
  const [group, ranges] = faker.helpers.objectEntry(RANGES);
  const digits = retryUntil(
    () => faker.string.numeric(8),
    (random) => findRegistrant(ranges, random) !== undefined,
  );
  const registrant = findRegistrant(ranges, digits) ?? '';
  const parts = [group, registrant, digits.slice(registrant.length)];
  return args.kind === 'isbn-10'
    ? [...parts, createOldCheckDigit(parts.join(''))].join(separator)
    : ['978', ...parts, gs1Digit(`978${parts.join('')}`)].join(separator);
}
