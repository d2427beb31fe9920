import { distance } from 'fastest-levenshtein';

/** Asks for the name that was meant, behind a sentence; empty when none is like it. */
export function didYouMean(name: string | undefined): string {
  return name === undefined ? '' : ` Did you mean ${name}?`;
}

/** The candidate with the fewest typing errors, whatever the case of its letters; undefined when none is like the text. */
export function findNearest(text: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(text.length / 3));
  const ranked = candidates
    .map((candidate) => ({
      candidate,
      errors: distance(text.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ errors }) => errors <= limit)
    .sort((a, b) => a.errors - b.errors);
  return ranked[0]?.candidate;
}
