import { ValidationError } from './validationError.ts';

/**
 * Filters words by their length.
 *
 * @throws `ValidationError` if no word is left.
 */
export function filterByLength(
  words: readonly string[],
  { minLength: min, maxLength: max }: { minLength?: number; maxLength?: number },
): readonly string[] {
  if (min === undefined && max === undefined) return words;
  const fitting = words.filter(({ length }) => length >= (min ?? 0) && length <= (max ?? Infinity));
  if (fitting.length > 0) return fitting;
  const limits = [
    ...(min === undefined ? [] : [`at least ${min}`]),
    ...(max === undefined ? [] : [`at most ${max}`]),
  ];
  const detail = `There is no entry of ${limits.join(' and ')} characters in this language.`;
  throw new ValidationError(['minLength', 'maxLength'].map((name) => ({ name, detail })));
}
