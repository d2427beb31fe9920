import path from 'node:path';
import type { ApiView } from '../model/types.ts';
import { table } from './markdown/text.ts';

/** The parts of a problem that the table shows. */
interface Problem {
  type: string;
  status: number;
  detail: string;
}

/** A row of the table of errors. */
interface Advice {
  /** Markdown: what to do, unless the example's `detail` says it. */
  advice?: string;
  anchor?: string;
  /** The example of an error that can have any cause: no response of an operation names it. */
  example?: Pick<Problem, 'status' | 'detail'>;
}

/** By the last part of `type`. Pages of other sites link to the anchors: do not rename them. */
const ADVICE: Readonly<Record<string, Advice>> = {
  'invalid-parameter': { advice: 'Correct the parameters in `errors`.' },
  'malformed-json': {
    anchor: '400-the-body-is-not-json',
    example: { status: 400, detail: 'The body must be a JSON object.' },
  },
  'malformed-request': {
    example: { status: 400, detail: 'The request is not valid HTTP/1.1.' },
    anchor: '400-408-and-431-a-request-that-does-not-arrive-whole',
  },
  'missing-key': { anchor: '401-the-key-is-missing-or-unknown' },
  'unknown-key': {},
  'not-subscribed': {
    anchor: '403-the-account-has-no-subscription',
  },
  'not-found': { anchor: '404-there-is-no-such-path' },
  'method-not-allowed': {
    anchor: '405-the-path-has-no-such-method',
  },
  'request-timeout': {},
  'body-too-large': {
    anchor: '413-414-and-415-too-large-or-of-another-type',
  },
  'url-too-long': {},
  'unsupported-media-type': { advice: 'Send JSON without compression.' },
  'rate-limit': {
    advice: 'Wait for the seconds in `Retry-After`, then send the request again.',
    anchor: '429-the-rate-limit-is-used-up',
  },
  'headers-too-large': { advice: 'Send fewer headers.' },
  'internal-error': {
    advice: 'Send the request again later.',
    anchor: '500-the-generator-failed',
  },
  unavailable: {
    advice: 'Wait for the seconds in `Retry-After`, then send the request again.',
    anchor: '503-the-api-is-being-maintained',
  },
};

/** Returns an example of each error, by status. */
function listProblems({ components }: ApiView): Problem[] {
  const examples = Object.values(components.responses).flatMap(({ body }) => body?.examples ?? []);
  const problems = examples.map(({ value }) => value as Problem);
  const others = Object.entries(ADVICE).flatMap(([type, { example }]) =>
    example ? [{ type, ...example }] : [],
  );
  return [...problems, ...others].sort((a, b) => a.status - b.status);
}

/**
 * Creates the table of errors.
 *
 * @throws Error if an error of the document has no advice.
 */
export function createErrorTable(view: ApiView) {
  const rows = listProblems(view).map(({ status, type, detail }) => {
    const kind = path.posix.basename(type);
    const known = ADVICE[kind];
    if (!known) throw new Error(`${kind} has no advice in src/reference/render/errors.ts. Add it.`);
    return { ...known, cells: [String(status), `\`${kind}\``, detail, known.advice ?? ''] };
  });
  const head = ['Status', 'Last part of `type`', '`detail` of an example', 'What to do'];
  return {
    markdown: table([head, ...rows.map(({ cells }) => cells)]),
    label: 'Errors',
    rowIds: rows.map(({ anchor }) => anchor),
  };
}
