/** Requests of every shape that the API may have, and what of each must arrive. */
import { apiOf } from '../../support/api.ts';
import type { Arrived } from './echoServer.ts';
import type { Case } from './cases.ts';

/** Texts for the query, which have an escape in a URL, or a meaning in a shell or a string. */
const QUERY: Record<string, unknown> = {
  'one value': 'plain',
  spaces: 'a b  c',
  'what separates values': 'a=b&c=d;e',
  'plus and percent signs': '1+1 100% %20 %zz',
  'a fragment and a path': '#a/b?c',
  quotes: `it's "q" \`id\``,
  backslashes: 'C:\\new\\table',
  'dollar signs': '$HOME ${HOME} $(id)',
  interpolation: '#{x} %{x} {{x}} {0} \\(x)',
  'exclamation marks and asterisks': '!! * (a) ~ [b]',
  'a moment': '2025-01-01T00:00:00.000+01:00',
  'a negative decimal number': -1.5,
  'a boolean': true,
  nothing: '',
  'letters and signs': 'é ñ 漢字 עברית € ¥ ° ♠',
  emoji: '😀 👩‍👩‍👧 🇵🇱',
  'a comma': 'a,b',
};

const { operation } = apiOf(
  {
    parameters: [
      { name: 'id', in: 'path', required: true },
      { name: 'X-Note', in: 'header' },
      { name: 'text', in: 'query' },
      { name: 'each', in: 'query' },
      { name: 'together', in: 'query', style: 'form', explode: false },
    ],
    security: [{ key: [] }],
  },
  {
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  },
);

const things = { ...operation, path: '/things/{id}' };
const withToken = {
  ...things,
  security: [{ key: 'token', type: 'http', scheme: 'bearer' }],
} as typeof things;

/** A request of a shape, and what differs in what arrives from a GET of `/things/1` with a key. */
interface Shape extends Case {
  arrives: Partial<Arrived>;
}

const get = (
  name: string,
  request: Case['request'],
  arrives: Partial<Arrived>,
  from = things,
): Shape => ({
  name,
  operation: from,
  request: { ...request, path: { id: 1, ...request.path } },
  arrives,
});

const post = { ...things, method: 'POST' };

export const SHAPES: readonly Shape[] = [
  get('no query', {}, {}),
  ...Object.entries(QUERY).map(([name, text]) =>
    get(`a query with ${name}`, { query: { text } }, { query: [['text', String(text)]] }),
  ),
  get(
    'a list, each item by itself',
    { query: { each: ['a b', 'c,d'] } },
    {
      query: [
        ['each', 'a b'],
        ['each', 'c,d'],
      ],
    },
  ),
  get(
    'a list with commas',
    { query: { together: ['a b', 'c'] } },
    { query: [['together', 'a b,c']] },
  ),
  get('a path with marks', { path: { id: `a b/c?d#e'%` } }, { path: `/things/a b/c?d#e'%` }),
  get(
    'a header with quotes',
    { header: { 'X-Note': `it's "1" #{x} $y %s \`id\` \\` } },
    { note: `it's "1" #{x} $y %s \`id\` \\` },
  ),
  get('a bearer token', {}, { key: '', token: 'Bearer YOUR_TOKEN' }, withToken),
  get('a body', { body: { a: 1 } }, { method: 'POST', body: { a: 1 } }, post),
  get(
    'a body and a query',
    { query: { text: 'a' }, body: [1, 'b'] },
    { method: 'POST', query: [['text', 'a']], body: [1, 'b'] },
    post,
  ),
];

/** Returns the request that a server must receive. */
export function arrivalOf({ arrives }: Shape): Arrived {
  const { body } = arrives;
  return {
    method: 'GET',
    path: '/things/1',
    query: [],
    key: 'YOUR_API_KEY',
    token: '',
    note: '',
    type: body === undefined ? '' : 'application/json',
    ...(body !== undefined && { body }),
    ...arrives,
  };
}
