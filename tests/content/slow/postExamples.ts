/** The examples of posts, and how each of them is tested. */
import { pageTexts, postTexts, readFences } from '../../support/guides.ts';
import type { Fence } from '../../support/guides.ts';

/**
 * Proof of a fenced block:
 * - `command`: read by bash; it sends nothing
 * - `request`: sent as `curl` would, and the `response` below it compared with the result
 * - `program`: run under the name in its title, and the `output` below it compared with its output
 * - `statements`: run by SQLite in reading order; a query has its rows below it as `output`
 * - `excerpt`: part of the file of this project that its title names
 */
export type Proof =
  | 'command'
  | 'request'
  | 'response'
  | 'program'
  | 'output'
  | 'statements'
  | 'excerpt';

export interface Example extends Fence {
  file: string;
  /** Nothing when no test proves it. */
  proof: Proof | undefined;
  /** The output or response below the example. */
  result?: string;
}

/** Kinds of proof whose examples can have an output below them. */
const PRINTING: readonly (Proof | undefined)[] = ['program', 'statements'];

function proofOf({ language, title, code }: Fence, above: Proof | undefined): Proof | undefined {
  if (title.includes('/')) return 'excerpt';
  if (language === 'bash') return /^curl /m.test(code) ? 'request' : 'command';
  if (language === 'json') return above === 'request' ? 'response' : undefined;
  if (language === 'js') return /\.js$/.test(title) ? 'program' : undefined;
  if (language === 'sql') return 'statements';
  return title === 'Output' && PRINTING.includes(above) ? 'output' : undefined;
}

function readExamples(file: string, text: string): Example[] {
  const examples: Example[] = [];
  for (const fence of readFences(text)) {
    const above = examples.at(-1);
    const proof = proofOf(fence, above?.proof);
    if (above && (proof === 'response' || proof === 'output')) above.result = fence.code;
    examples.push({ file, ...fence, proof });
  }
  return examples;
}

/** Every fenced block of every post and page, in reading order. */
export const examples: readonly Example[] = Object.entries({ ...postTexts, ...pageTexts }).flatMap(
  ([file, text]) => readExamples(file, text),
);

/** The examples with one kind of proof. */
export function listExamples(proof: Proof): Example[] {
  return examples.filter((example) => example.proof === proof);
}
