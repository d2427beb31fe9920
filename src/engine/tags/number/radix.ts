import type { Faker } from '@faker-js/faker';
import type { RequestArguments } from '../../request.ts';

const PREFIXES: Readonly<Record<number, string>> = { 2: '0b', 8: '0o', 16: '0x' };
const DIGITS = '0123456789abcdef';

/** Digits split into groups from the right, with underscores between them. */
function group(digits: string, size: number): string {
  const first = digits.length % size;
  const rest = digits.slice(first).match(new RegExp(`.{${size}}`, 'g')) ?? [];
  return [...(first > 0 ? [digits.slice(0, first)] : []), ...rest].join('_');
}

/** A number of as many digits as the request wants, or within its limits. */
export function drawRadixNumber(faker: Faker, request: RequestArguments): string {
  const [base, length] = [request.number('radix'), request.number('digits')];
  const [min, max] = [request.optional.number('min'), request.optional.number('max')];
  const digits =
    min === undefined && max === undefined
      ? faker.string.fromCharacters(DIGITS.slice(0, base), length)
      : faker.number
          .int({ min: min ?? 0, max: max ?? Number.MAX_SAFE_INTEGER })
          .toString(base)
          .padStart(length, '0');
  const cased = request.string('casing') === 'upper' ? digits.toUpperCase() : digits;
  const size = request.optional.number('group');
  const prefix = request.boolean('prefixed') ? (PREFIXES[base] ?? '') : '';
  return prefix + (size === undefined ? cased : group(cased, size));
}
