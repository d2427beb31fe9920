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
  /** Markdown: what to do. */
  advice: string;
  anchor?: string;
  /** The example of an error that can have any cause: no response of an operation names it. */
  example?: Pick<Problem, 'status' | 'detail'>;
}

/** By the last part of `type`. Pages of other sites link to the anchors: do not rename them. */
const ADVICE: Readonly<Record<string, Advice>> = {
  'invalid-parameter': { advice: 'Correct the parameters in `errors`.' },
  'malformed-json': {
    advice: 'Send a JSON object.',
    anchor: '400-the-body-is-not-json',
    example: { status: 400, detail: 'The body must be a JSON object.' },
  },
  'malformed-request': {
    advice: 'Send HTTP/1.1.',
    example: { status: 400, detail: 'The request is not valid HTTP/1.1.' },
    anchor: '400-408-and-431-a-request-that-does-not-arrive-whole',
  },
  'missing-key': { advice: 'Send your key.', anchor: '401-the-key-is-missing-or-unknown' },
  'unknown-key': { advice: 'Send a key that exists.' },
  'not-subscribed': {
    advice: 'Subscribe.',
    anchor: '403-the-account-has-no-subscription',
  },
  'not-found': { advice: 'Correct the path.', anchor: '404-there-is-no-such-path' },
  'method-not-allowed': {
    advice: 'Use a method from the `Allow` header.',
    anchor: '405-the-path-has-no-such-method',
  },
  'request-timeout': { advice: 'Send the request again.' },
  'body-too-large': {
    advice: 'Send a shorter body.',
    anchor: '413-414-and-415-too-large-or-of-another-type',
  },
  'url-too-long': { advice: 'Send a shorter query.' },
  'unsupported-media-type': { advice: 'Send JSON without compression.' },
  'rate-limit': {
    advice: 'Wait for the number of seconds in `Retry-After`, then send the request again.',
    anchor: '429-the-rate-limit-is-used-up',
  },
  'headers-too-large': { advice: 'Send fewer headers.' },
  'internal-error': {
    advice: 'Send the request again later.',
    anchor: '500-the-generator-failed',
  },
  unavailable: {
    advice: 'Wait for the number of seconds in `Retry-After`, then send the request again.',
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
    return { ...known, cells: [String(status), `\`${kind}\``, detail, known.advice] };
  });
  const head = ['Status', 'Last part of `type`', '`detail` of an example', 'What to do'];
  return {
    markdown: table([head, ...rows.map(({ cells }) => cells)]),
    label: 'Errors',
    rowIds: rows.map(({ anchor }) => anchor),
  };
}
