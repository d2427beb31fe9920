import { Refusal } from './refusal.ts';
import type { RequestArguments } from './request.ts';

/**
 * Entries of a list that are as long as the request wants.
 *
 * @throws Refusal when there is none.
 */
export function withinLength(
  words: readonly string[],
  request: RequestArguments,
): readonly string[] {
  const [min, max] = [request.optional.number('minLength'), request.optional.number('maxLength')];
  if (min === undefined && max === undefined) return words;
  const fitting = words.filter(({ length }) => length >= (min ?? 0) && length <= (max ?? Infinity));
  if (fitting.length > 0) return fitting;
  const limits = [
    ...(min === undefined ? [] : [`at least ${min}`]),
    ...(max === undefined ? [] : [`at most ${max}`]),
  ];
  const detail = `There is no entry of ${limits.join(' and ')} characters in this language.`;
  throw new Refusal(['minLength', 'maxLength'].map((name) => ({ name, detail })));
}
