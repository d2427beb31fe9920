import path from 'node:path';
import { formatProblems, getLineColLocation, getTotals } from '@redocly/openapi-core';
import type { NormalizedProblem } from '@redocly/openapi-core';

/** Formats an error in one line: `openapi/paths/finance/iban.yaml:12:5: what is wrong (rule)`. */
function toLine({ message, location: [place], ruleId }: NormalizedProblem): string {
  const text = `${message} (${ruleId})`;
  if (!place) return text;
  const { line, col } = getLineColLocation(place).start;
  return `${path.relative('', place.source.absoluteRef)}:${line}:${col}: ${text}`;
}

/** Error for an invalid OpenAPI document. The message has a line for each problem. */
export class SpecError extends Error {
  /** Private, because Docusaurus prints the properties of an error. */
  readonly #problems: NormalizedProblem[];

  constructor(problems: NormalizedProblem[]) {
    super(problems.map(toLine).join('\n'));
    this.name = 'SpecError';
    this.#problems = problems;
  }

  /** Prints at most 20 errors with their source lines, and the total number. */
  print(): void {
    formatProblems(this.#problems, { totals: getTotals(this.#problems), maxProblems: 20 });
  }
}
