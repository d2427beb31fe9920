/** Verbs in faker's word lists that double their last letter before a suffix. */
const DOUBLING = new Set(['input', 'program', 'transmit']);

/** Irregular past tenses. */
const PAST: Readonly<Record<string, string>> = {
  drive: 'drove',
  grow: 'grew',
  input: 'input',
  override: 'overrode',
};

/** Irregular plurals. */
const PLURALS: Readonly<Record<string, string>> = { matrix: 'matrices' };

const HISSING = /(s|x|z|ch|sh)$/;
const CONSONANT_AND_Y = /([^aeiou])y$/;

/** Applies a rule to the verb of a phrase, and keeps its particle: `back up` becomes `backing up`. */
function inflectFirst(phrase: string, rule: (verb: string) => string): string {
  const [verb = '', ...particles] = phrase.split(' ');
  return [rule(verb), ...particles].join(' ');
}

const stemOf = (verb: string): string => (DOUBLING.has(verb) ? verb + verb.slice(-1) : verb);

/** Turns `copy` into `copies`, and `mesh` into `meshes`. */
export function toThirdPerson(phrase: string): string {
  return inflectFirst(phrase, (verb) =>
    HISSING.test(verb) ? `${verb}es` : `${verb.replace(CONSONANT_AND_Y, '$1ie')}s`,
  );
}

/** Turns `parse` into `parsed`, and `override` into `overrode`. */
export function toPastTense(phrase: string): string {
  return inflectFirst(
    phrase,
    (verb) => PAST[verb] ?? `${stemOf(verb).replace(/e$/, '').replace(CONSONANT_AND_Y, '$1i')}ed`,
  );
}

/** Turns the last word of an English noun phrase into its plural: `hard drives`, `matrices`. */
export function toPlural(noun: string): string {
  const last = noun.split(' ').at(-1) ?? '';
  const plural =
    PLURALS[last] ??
    (HISSING.test(last) ? `${last}es` : `${last.replace(CONSONANT_AND_Y, '$1ie')}s`);
  return noun.slice(0, noun.length - last.length) + plural;
}

/** Capitalizes the first letter, and leaves the other letters unchanged. */
export function capitalise(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
