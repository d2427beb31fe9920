/** Lists the code examples in posts, and the kind of test that checks each example. */
import { pageTexts, postTexts, readFences } from '../support/guides.ts';
import type { Fence } from '../support/guides.ts';

/**
 * Kinds of tests for a code block:
 * - `command`: bash parses the command, and does not run it
 * - `request`: the test sends the request of the `curl` command to the engine, which must return the `response` below
 * - `program`: the test saves the program under its title and runs it; the program must print the `output` below
 * - `statements`: SQLite runs the statements in reading order; a query must return the rows in the `output` below
 * - `excerpt`: the title is the path of a file in this project, which must contain the lines
 */
export type ExampleKind =
  | 'command'
  | 'request'
  | 'response'
  | 'program'
  | 'output'
  | 'statements'
  | 'excerpt';

export interface Example extends Fence {
  file: string;
  /** If undefined, no test checks the example. */
  kind: ExampleKind | undefined;
  /** The output or response below the example. */
  result?: string;
}

/** Kinds of examples that can have an `output` block below them. */
const PRINTING: readonly (ExampleKind | undefined)[] = ['program', 'statements'];

function kindOf(
  { language, title, code }: Fence,
  above: ExampleKind | undefined,
): ExampleKind | undefined {
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
    const kind = kindOf(fence, above?.kind);
    if (above && (kind === 'response' || kind === 'output')) above.result = fence.code;
    examples.push({ file, ...fence, kind });
  }
  return examples;
}

/** Every code block in posts and pages, in reading order. */
export const examples: readonly Example[] = Object.entries({ ...postTexts, ...pageTexts }).flatMap(
  ([file, text]) => readExamples(file, text),
);

/** Lists the examples of a kind. */
export function listExamples(kind: ExampleKind): Example[] {
  return examples.filter((example) => example.kind === kind);
}
