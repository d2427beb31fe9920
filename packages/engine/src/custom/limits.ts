/** Limits for responses of templates and records. */
import { ValidationError } from '../validationError.ts';

/** Maximum number of record levels, including the outermost one. */
export const MAX_DEPTH = 5;

/** Number of values that a Composite record counts as. */
export const COMPOSITE_VALUE_COUNT = 50;

export const MAX_VALUES = 10_000;
export const MAX_CHARACTERS = 1_000_000;

function rejectParameter(name: string, detail: string): never {
  throw new ValidationError([{ name, detail }]);
}

/**
 * Checks the number of values that a response would have.
 *
 * @param name The parameter in the error.
 * @throws `ValidationError` if there are too many values.
 */
export function checkValueCount(name: string, values: number): void {
  if (values <= MAX_VALUES) return;
  rejectParameter(
    name,
    `Would make up to ${values} values with this count, but a response can have at most ${MAX_VALUES}.`,
  );
}

/**
 * Limits the total characters of a response.
 *
 * @param name The parameter in the error.
 * @returns A function that adds a number of characters. It throws a `ValidationError` if there are too many.
 */
export function createCharacterCounter(name: string): (characters: number) => void {
  let sum = 0;
  return (characters) => {
    sum += characters;
    if (sum > MAX_CHARACTERS)
      rejectParameter(name, `Would make a response of more than ${MAX_CHARACTERS} characters.`);
  };
}
