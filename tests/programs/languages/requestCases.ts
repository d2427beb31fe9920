/** Requests with and without query and body, and the properties of the request that a server must receive. */
import { createApiWithOperation } from '../../support/api.ts';
import type { ReceivedRequest } from './echoServer.ts';
import type { SampleCase } from './sampleCases.ts';

/** Query values with characters that URLs must escape, or that are special in shells or string literals. */
const QUERY: Record<string, unknown> = {
  'one value': 'plain',
  spaces: 'a b  c',
  'separators of query values': 'a=b&c=d;e',
  'plus and percent signs': '1+1 100% %20 %zz',
  'a fragment and a path': '#a/b?c',
  quotes: `it's "q" \`id\``,
  backslashes: 'C:\\new\\table',
  'dollar signs': '$HOME ${HOME} $(id)',
  interpolation: '#{x} %{x} {{x}} {0} \\(x)',
  'exclamation marks and asterisks': '!! * (a) ~ [b]',
  'a date-time': '2025-01-01T00:00:00.000+01:00',
  'a negative decimal number': -1.5,
  'a boolean': true,
  nothing: '',
  'letters and signs': 'é ñ 漢字 עברית € ¥ ° ♠',
  emoji: '😀 👩‍👩‍👧 🇵🇱',
  'a comma': 'a,b',
};

const { operation } = createApiWithOperation(
  {
    parameters: [
      { name: 'text', in: 'query' },
      { name: 'list', in: 'query', style: 'form', explode: false },
    ],
    security: [{ key: [] }],
  },
  {
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
    },
  },
);

/** A request. `received` has the properties in which the received request differs from `GET /things` with an API key. */
interface RequestCase extends SampleCase {
  received: Partial<ReceivedRequest>;
}

const get = (
  name: string,
  request: SampleCase['request'],
  received: Partial<ReceivedRequest>,
  from = operation,
): RequestCase => ({ name, operation: from, request, received });

const post = { ...operation, method: 'POST' };

export const REQUEST_CASES: readonly RequestCase[] = [
  get('no query', {}, {}),
  ...Object.entries(QUERY).map(([name, text]) =>
    get(`a query with ${name}`, { query: { text } }, { query: [['text', String(text)]] }),
  ),
  get('a list', { query: { list: ['a b', 'c'] } }, { query: [['list', 'a b,c']] }),
  get('a body', { body: { a: 1 } }, { method: 'POST', body: { a: 1 } }, post),
  get(
    'a body and a query',
    { query: { text: 'a' }, body: [1, 'b'] },
    { method: 'POST', query: [['text', 'a']], body: [1, 'b'] },
    post,
  ),
];

/** Returns the request that a server must receive. */
export function expectedRequest({ received }: RequestCase): ReceivedRequest {
  const { body } = received;
  return {
    method: 'GET',
    path: '/things',
    query: [],
    key: 'YOUR_API_KEY',
    type: body === undefined ? '' : 'application/json',
    ...(body !== undefined && { body }),
    ...received,
  };
}
