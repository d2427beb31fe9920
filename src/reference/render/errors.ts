import path from 'node:path';
import type { ApiView } from '../model/types.ts';
import { table } from './markdown/syntax.ts';

/** Properties of a problem that the table shows. */
interface ProblemDetails {
  type: string;
  status: number;
  detail: string;
}

/** Anchors of rows, by the last segment of `type`. Other sites link to them: do not rename them. */
const ANCHORS: Readonly<Record<string, string>> = {
  'malformed-json': '400-the-body-is-not-json',
  'malformed-request': '400-408-and-431-a-request-that-does-not-arrive-whole',
  'missing-key': '401-the-key-is-missing-or-unknown',
  'not-subscribed': '403-the-account-has-no-subscription',
  'not-found': '404-there-is-no-such-path',
  'method-not-allowed': '405-the-path-has-no-such-method',
  'body-too-large': '413-414-and-415-too-large-or-of-another-type',
  'rate-limit': '429-the-rate-limit-is-used-up',
  'internal-error': '500-the-generator-failed',
  unavailable: '503-the-api-is-being-maintained',
};

/** Errors that are missing from the responses of operations, because they do not depend on the operation. */
const OTHER_PROBLEMS: readonly ProblemDetails[] = [
  { type: 'malformed-json', status: 400, detail: 'The body must be a JSON object.' },
  { type: 'malformed-request', status: 400, detail: 'The request is not valid HTTP/1.1.' },
];

/** Returns an example of each error, keyed by status. */
function listProblems({ components }: ApiView): ProblemDetails[] {
  const examples = Object.values(components.responses).flatMap(({ body }) => body?.examples ?? []);
  const problems = examples.map(({ value }) => value as ProblemDetails);
  return [...problems, ...OTHER_PROBLEMS].sort((a, b) => a.status - b.status);
}

export function createErrorTable(view: ApiView) {
  const rows = listProblems(view).map(({ status, type, detail }) => {
    const kind = path.posix.basename(type);
    return { anchor: ANCHORS[kind], cells: [String(status), `\`${kind}\``, detail] };
  });
  const head = ['Status', 'Last part of `type`', '`detail` of an example'];
  return {
    markdown: table([head, ...rows.map(({ cells }) => cells)]),
    label: 'Errors',
    rowIds: rows.map(({ anchor }) => anchor),
  };
}
