/** Limits for responses of operations that call other generators. */
import { ValidationError } from '../validationError.ts';

/** Levels of a record: nested records, and the outermost one. */
export const MOST_DEPTH = 5;

/** Values that a Composite record counts as. */
export const COMPOSITE_COST = 50;

export const MOST_VALUES = 10_000;
export const MOST_CHARACTERS = 1_000_000;

function rejectParameter(name: string, detail: string): never {
  throw new ValidationError([{ name, detail }]);
}

/**
 * Checks the number of values that a response would have.
 *
 * @param name The parameter that asks for them.
 * @throws `ValidationError` if there are too many.
 */
export function checkValues(name: string, values: number): void {
  if (values <= MOST_VALUES) return;
  rejectParameter(
    name,
    `Would make up to ${values} values with this count, but a response can have at most ${MOST_VALUES}.`,
  );
}

/**
 * Adds up the characters of a response, so that none grows without end.
 *
 * @param name The parameter that asks for its values.
 * @returns A function that adds a number of characters. It throws a `ValidationError` if there are too many.
 */
export function limitCharacters(name: string): (characters: number) => void {
  let sum = 0;
  return (characters) => {
    sum += characters;
    if (sum > MOST_CHARACTERS)
      rejectParameter(name, `Would make a response of more than ${MOST_CHARACTERS} characters.`);
  };
}
