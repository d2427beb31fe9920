import get from 'lodash/get.js';
import { describe, expect, test } from 'vitest';
import { answer } from '../src/index.ts';
import type { ApiRequest, ApiResponse } from '../src/index.ts';
import { operations, spec } from './document.ts';
import { sendToEngine, engine, operationOf, generateResponse } from './support/engine.ts';
import type { Query } from './support/engine.ts';
import {
  IBAN_REQUEST,
  JSON_HEADERS,
  API_KEY_HEADERS,
  problemExamples,
  PROBLEM_REQUESTS,
  TEMPLATE_REQUEST,
  SERVER_PROBLEMS,
} from './problems.ts';

/** Sends a GET request to an operation, such as `finance/iban`. */
const getFrom = (name: string, query: string) =>
  sendToEngine({ ...IBAN_REQUEST, path: `/v1/${name}`, query });

const errorsOf = ({ body }: ApiResponse) =>
  (JSON.parse(body) as { errors: { in: string; name: string; detail: string }[] }).errors;

const QUOTA = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

describe('the engine sends every documented error word for word', () => {
  test('REQUESTS contains a request for every documented error', () => {
    const kinds = [...Object.keys(PROBLEM_REQUESTS), ...SERVER_PROBLEMS];
    expect(problemExamples.map(({ kind }) => kind).sort()).toEqual(kinds.sort());
  });

  test.each(problemExamples.filter(({ kind }) => !SERVER_PROBLEMS.includes(kind)))(
    '$kind',
    async ({ kind, value }) => {
      const request = PROBLEM_REQUESTS[kind];
      if (!request) throw new Error(`There is no request for ${kind}`);
      const response = await sendToEngine(request);
      expect(JSON.parse(response.body)).toEqual(value);
      expect(response.status).toBe(value.status);
      expect(response.headers['Content-Type']).toBe('application/problem+json');
      // The header and the message contain the same number of seconds.
      const [, seconds] = /Try again in (\d+) seconds/.exec(response.body) ?? [];
      expect(response.headers['Retry-After']).toBe(seconds);
      const isUsedUp = value.status === 429;
      const quota = isUsedUp ? ['600', '0', seconds] : [undefined, undefined, undefined];
      expect(QUOTA.map((name) => response.headers[name])).toEqual(quota);
    },
  );
});

describe('HTTP methods', () => {
  const allowed = async (request: ApiRequest) => (await sendToEngine(request)).headers.Allow;

  test('HEAD returns the headers of GET and no body', async () => {
    const got = await sendToEngine({ ...IBAN_REQUEST, query: 'seed=42' });
    const head = await sendToEngine({ ...IBAN_REQUEST, method: 'HEAD', query: 'seed=42' });
    expect(head).toEqual({ ...got, body: '' });
    expect(Number(head.headers['Content-Length'])).toBe(Buffer.byteLength(got.body));
  });

  test('OPTIONS needs no API key, and allows browsers to send an API key and a body', async () => {
    const { status, headers, body } = await sendToEngine({
      ...TEMPLATE_REQUEST,
      method: 'OPTIONS',
      headers: {},
    });
    expect([status, body]).toEqual([204, '']);
    expect(headers).toMatchObject({
      Allow: 'POST, OPTIONS',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'POST, OPTIONS',
      'Access-Control-Allow-Headers': 'X-API-Key, Content-Type',
    });
  });

  test('the Allow header lists the methods of each operation', async () => {
    for (const { method, path: place } of operations) {
      const expected = method === 'get' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
      expect(await allowed({ method: 'DELETE', path: place, headers: API_KEY_HEADERS })).toBe(
        expected,
      );
    }
  });

  test.each(['get', 'TRACE', 'CONNECT', '', '__proto__'])(
    'the method %j is rejected',
    async (method) => {
      expect((await sendToEngine({ ...IBAN_REQUEST, method })).status).toBe(405);
    },
  );
});

test('responses of a deprecated operation have and expose the headers `Deprecation` and `Link`', async () => {
  const headers = { Deprecation: '@1777593600', Link: '</v1/x/y>; rel="successor-version"' };
  const operations = { [IBAN_REQUEST.path]: { ...operationOf(IBAN_REQUEST.path), headers } };
  const response = await sendToEngine(IBAN_REQUEST, {}, { ...engine.table, operations });
  expect(response.headers).toMatchObject(headers);
  const exposed = response.headers['Access-Control-Expose-Headers']?.split(', ');
  expect(exposed).toEqual(expect.arrayContaining(Object.keys(headers)));
});

test.each([
  '',
  '/v1/finance/iban/',
  '/V1/finance/iban',
  '/v1/__proto__',
  'toString',
  '/v1/finance/iban%20',
])('the path %j is not found', async (place) => {
  expect((await sendToEngine({ ...IBAN_REQUEST, path: place })).status).toBe(404);
});

test('CORS allows every origin to read the body and the version and rate limit headers', async () => {
  for (const request of [IBAN_REQUEST, ...Object.values(PROBLEM_REQUESTS)]) {
    const { headers } = await sendToEngine(request);
    expect(headers['Access-Control-Allow-Origin']).toBe('*');
    expect(headers['Data-Version']).toBe(spec.info.version);
    for (const name of ['Data-Version', 'Retry-After', ...QUOTA])
      expect(headers['Access-Control-Expose-Headers']?.split(', ')).toContain(name);
    expect(headers['Cache-Control']).toBe('no-store');
  }
});

describe('default seed and reference', () => {
  const around = (random: number, now: string) => ({
    random: () => random,
    now: () => Date.parse(now),
    loadLocale: () => Promise.resolve(undefined),
  });
  const metaOf = ({ body }: ApiResponse) => (JSON.parse(body) as { meta: object }).meta;

  test('an omitted seed is random within the whole range, and is returned in `meta`', async () => {
    const metaAt = async (random: number) =>
      metaOf(await answer(engine, IBAN_REQUEST, around(random, '2026-01-01T00:00:00Z')));
    expect(await metaAt(0)).toEqual({ count: 1, seed: 0 });
    expect(await metaAt(1 - 2 ** -53)).toEqual({ count: 1, seed: 4_294_967_295 });
  });

  test('an omitted reference is the time of the request in whole seconds', async () => {
    const request = { ...IBAN_REQUEST, path: '/v1/date/past-date', query: 'seed=1' };
    expect(metaOf(await answer(engine, request, around(0, '2026-03-14T12:34:56.789Z')))).toEqual({
      count: 1,
      seed: 1,
      reference: '2026-03-14T12:34:56Z',
    });
  });
});

test.each<[name: string, query: string, detail: string | RegExp]>([
  [
    'date/past-date',
    'reference=yesterday',
    'Must be an RFC 3339 date-time, such as 2026-03-14T22:15:00Z, but is yesterday.',
  ],
  ['number/boolean', 'unique=true', 'This generator does not support unique: values can repeat.'],
  [
    'string/uuid',
    'locale=de',
    'This generator does not support locale: values are the same in every language.',
  ],
  [
    'date/date-between',
    'from=soon',
    'Must be an RFC 3339 date or date-time, such as 2026-03-14 or 2026-03-14T22:15:00Z, but is soon.',
  ],
  ['finance/iban', 'COUNTRI=DE', 'There is no such parameter. Did you mean country?'],
  ['finance/iban', 'countr=DE', 'There is no such parameter. Did you mean country?'],
  ['finance/iban', 'countr=DE&country=DE', 'There is no such parameter. Did you mean count?'],
  ['finance/iban', 'cont=3', 'There is no such parameter. Did you mean count?'],
  ['finance/iban', 'coun=3&count=3&country=DE', 'There is no such parameter.'],
  [
    'internet/user-agent',
    'browser=safari&os=windows',
    'There is no user agent with browser safari and os windows. Omit one of them.',
  ],
  ['number/integer', 'min=5&max=3', 'min must not be greater than max, but min is 5 and max is 3.'],
  // The error suggests a similar value.
  ['person/full-name', 'locale=de-AT', / Did you mean de\?$/],
  ['person/full-name', 'locale=en_GB', / Did you mean en-GB\?$/],
  ['person/full-name', 'locale=zh-TW', / Did you mean zh-CN\?$/],
  ['person/full-name', 'locale=no', / Did you mean nb\?$/],
  ['finance/iban', 'country=de', / Did you mean DE\?$/],
  ['finance/credit-card', 'issuer=Master_card', / Did you mean mastercard\?$/],
  ['date/past-date', 'reference=2025-01-01T08:00:00+01:00', /\. Write \+ as %2B\.$/],
  // The error suggests nothing if no value is similar.
  ['finance/iban', 'country=XX', /, but is XX\.$/],
  ['finance/iban', 'country=1', /, but is 1\.$/],
  ['finance/iban', 'country=', /, but is empty\.$/],
])('the error for %s?%s explains how to correct the request', async (name, query, detail) => {
  const details = errorsOf(await getFrom(name, query)).map((error) => error.detail);
  const expected: unknown = detail instanceof RegExp ? expect.stringMatching(detail) : detail;
  expect([...new Set(details)]).toEqual([expected]);
});

test.each([
  ['an unterminated string of quotation marks', `"${'\\"'.repeat(32_700)}`],
  ['strings without an end', `${'"\\'.repeat(20_000)}`],
])('a body that contains %s is rejected in linear time', async (_, body) => {
  const { status, body: text } = await sendToEngine({ ...TEMPLATE_REQUEST, body });
  expect([status, text.includes('malformed-json')]).toEqual([400, true]);
});

test.each([
  ['=1', { in: 'query', name: '', detail: 'The name of the parameter is missing.' }],
  ['seed=1&seed=1', { in: 'query', name: 'seed', detail: 'Must be sent once.' }],
  ['country=%E0%A4', { in: 'query', name: 'country', detail: 'Its percent-encoding is wrong.' }],
])('the error for the malformed query %s names the parameter', async (query, error) => {
  const { status, body } = await getFrom('finance/iban', query);
  const { errors } = JSON.parse(body) as { errors: object[] };
  expect([status, errors]).toEqual([400, [error]]);
});

test('a leap second, which JavaScript dates cannot represent, is rejected with status 400', async () => {
  expect((await getFrom('date/past-date', 'reference=2016-12-31T23:59:60Z')).status).toBe(400);
});

test('a plus in a query is decoded as a space, and %2B as a plus', async () => {
  const namesOf = async (lastName: string) => {
    const { body } = await getFrom('person/full-name', `lastName=${lastName}&seed=1`);
    return (JSON.parse(body) as { data: string[] }).data.join();
  };
  expect(await namesOf('De+Vries')).toMatch(/ De Vries$/);
  expect(await namesOf('De%20Vries')).toBe(await namesOf('De+Vries'));
  expect(await namesOf('De%2BVries')).toMatch(/ De\+Vries$/);
});

describe('a request body', () => {
  const send = (body: string, headers: Record<string, string> = JSON_HEADERS) =>
    sendToEngine({ ...TEMPLATE_REQUEST, headers: { ...API_KEY_HEADERS, ...headers }, body });

  test.each(['', '{', 'null', '"a"', '1', '[{}]', '{"template":"a"', '\u{FFFD}'])(
    'that contains %j is rejected, because it is not a JSON object',
    async (body) => {
      const response = await send(body);
      expect(response.status).toBe(400);
      expect(response.body).toContain('malformed-json');
    },
  );

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset="UTF-8"',
    ' application/json ; charset=utf-8 ',
  ])('with the media type %j is accepted', async (type) => {
    expect((await send('{"template":"a"}', { 'content-type': type })).status).toBe(200);
  });

  const wrongTypes = [
    ...['', 'text/json', 'application/json; charset=latin1', 'application/json; charset=utf-8x'],
    ...['application/jsonx', 'x-application/json', 'application/problem+json'],
  ];

  test.each<[object, string]>([
    ...wrongTypes.map((type): [object, string] => [
      { 'Content-Type': type },
      `Send the body as application/json, not as ${type}.`,
    ]),
    [{}, 'The request has no Content-Type. Send application/json.'],
    [{ ...JSON_HEADERS, 'Content-Encoding': 'gzip' }, 'Send the body uncompressed, not as gzip.'],
  ])('with the headers %j is rejected: %s', async (headers, detail) => {
    const { status, body } = await send('{"template":"a"}', headers as Record<string, string>);
    expect([status, JSON.parse(body)]).toMatchObject([415, { detail }]);
  });

  test('with invalid properties causes an error for each property and for each query parameter', async () => {
    const wrong = { template: 1, count: '3', seed: -1, locale: 'xx', nonsense: true, __proto: 1 };
    const body = JSON.stringify(wrong);
    const response = await sendToEngine({ ...TEMPLATE_REQUEST, query: 'count=1', body });
    expect(errorsOf(response).map(({ in: place, name }) => `${place} ${name}`)).toEqual([
      'query count',
      ...['template', 'count', 'seed', 'locale', 'nonsense', '__proto'].map(
        (name) => `body ${name}`,
      ),
    ]);
  });
});

test('if a parameter breaks several rules, the error has the message of the first rule', async () => {
  const query = 'south=9&north=1&west=7.111&east=7.112&decimals=1';
  const response = await getFrom('location/coordinate-pair', query);
  const order = 'south must not be greater than north, but south is 9 and north is 1.';
  const room =
    'A number with at most that many decimals must lie from west to east, but west is 7.111, east is 7.112 and decimals is 1.';
  expect(response.status).toBe(400);
  expect(errorsOf(response)).toEqual([
    { in: 'query', name: 'south', detail: order },
    { in: 'query', name: 'north', detail: order },
    { in: 'query', name: 'west', detail: room },
    { in: 'query', name: 'east', detail: room },
    { in: 'query', name: 'decimals', detail: room },
  ]);
});

test('an unexpected error in a generator causes status 500 and is passed to `onError`', async () => {
  const reported: unknown[] = [];
  const broken = {
    ...engine,
    steps: () => {
      throw new TypeError('a bug');
    },
  };
  const { status, body } = await answer(broken, IBAN_REQUEST, {
    now: () => 0,
    random: () => 0,
    loadLocale: () => Promise.resolve(undefined),
    onError: (error) => reported.push(error),
  });
  expect(status).toBe(500);
  expect(body).not.toContain('a bug');
  expect(reported).toEqual([new TypeError('a bug')]);
});

test('the promise for a response is rejected if the data of the locale cannot be loaded', async () => {
  const request = { ...IBAN_REQUEST, path: '/v1/person/full-name', query: 'locale=de' };
  const asked = answer(engine, request, {
    now: () => 0,
    random: () => 0,
    loadLocale: () => Promise.reject(new Error('offline')),
  });
  await expect(asked).rejects.toThrow('offline');
});

test('the same seed gives different UUIDs in different operations', () => {
  const ids = operations
    .filter(({ name }) => /^composite\/|^string\/uuid$/.test(name))
    .flatMap(({ name }) => {
      const text = JSON.stringify(generateResponse(name, { seed: 7, count: 20 }).data);
      const found = text.match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g) ?? [];
      return [...new Set(found)];
    });
  expect(ids.length).toBeGreaterThan(100);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each<[string, Query, ...keys: string[]]>([
  ['order', { status: 'pending' }, 'number'],
  ['person-profile', { locale: 'pt-BR' }, 'account.username'],
  ['event', {}, 'url'],
  ['flight-details-record', {}, 'number', 'departure.scheduled'],
])('records of composite/%s with %j have different identifiers', (name, given, ...keys) => {
  for (let seed = 0; seed < 10; seed += 1) {
    const { data } = generateResponse(`composite/${name}`, { seed, count: 100, ...given });
    const found = data.map((record) =>
      keys.map((key) => String(get(record, key)).replace(/T\d\d:.*/, '')),
    );
    expect(new Set(found.map(String)).size).toBe(100);
  }
});

test('errors are in the order of the parameters in the request', async () => {
  const namesIn = async (query: string) =>
    errorsOf(await getFrom('number/integer', query)).map(({ name }) => name);
  expect(await namesIn('max=5&multipleOf=7&min=1')).toEqual(['max', 'multipleOf', 'min']);
  expect(await namesIn('min=20&max=10')).toEqual(['min', 'max']);
});

test('a locale is accepted in any letter case, and is returned in standard case (pt-BR)', async () => {
  const written = await getFrom('person/full-name', 'locale=pt-BR&seed=1');
  const other = await getFrom('person/full-name', 'locale=PT-br&seed=1');
  expect(written.status).toBe(200);
  expect(other).toEqual(written);
});

test('requests with wrong types, from untyped JavaScript, get a response and throw no error', async () => {
  const options = { random: () => 0, loadLocale: () => Promise.resolve(undefined) };
  const statusOf = async (request: object, now = () => 0) =>
    (await answer(engine, request as ApiRequest, { ...options, now })).status;
  const order = { method: 'GET', path: '/v1/composite/order' };
  const headers = new Headers({ 'x-api-key': 'k' });
  expect(await statusOf({})).toBe(404);
  expect(await statusOf({ ...order, headers })).toBe(200);
  expect(await statusOf({ ...order, headers }, () => Number.NaN)).toBe(500);
  expect(await statusOf({ method: 'POST', path: '/v1/custom/template', headers, body: {} })).toBe(
    415,
  );
});

const FORM =
  'There is nothing at this path. Paths are /v1/<tag>/<generator>, such as /v1/finance/iban.';

test.each([
  ['/', FORM],
  ['/v1', FORM],
  ['/v1/', FORM],
  ['/favicon.ico', FORM],
  [
    '/v1/finance',
    'finance is a tag. Add one of its generators to the path, such as /v1/finance/iban.',
  ],
  [
    '/v1/custom/',
    'custom is a tag. Add one of its generators to the path, such as /v1/custom/template.',
  ],
  ['/iban', 'There is nothing at this path. The nearest path is /v1/finance/iban.'],
  ['/finance/iban', 'There is nothing at this path. The nearest path is /v1/finance/iban.'],
  ['/v1/finance/PIN', 'There is nothing at this path. The nearest path is /v1/finance/pin.'],
  ['/v1/finance/ibn', 'There is nothing at this path. The nearest path is /v1/finance/iban.'],
])('the error for the unknown path %s describes valid paths', async (path, detail) => {
  const { status, body } = await sendToEngine({ method: 'GET', path, headers: API_KEY_HEADERS });
  expect([status, (JSON.parse(body) as { detail: string }).detail]).toEqual([404, detail]);
});

test.each([
  ['/v1/finance/account', 'The path has changed. Send the request to /v1/finance/iban.'],
  ['/v1/phone/fax/', 'The generator at this path was removed. Use E.164 numbers instead.'],
])(
  'the error for the outdated path %s contains the new path or the reason for the removal',
  async (path, detail) => {
    const moved = {
      '/v1/finance/account': { to: '/v1/finance/iban' },
      '/v1/phone/fax': { reason: 'Use E.164 numbers instead.' },
    };
    const request = { method: 'GET', path, headers: API_KEY_HEADERS };
    const response = await sendToEngine(request, {}, { ...engine.table, moved });
    expect([response.status, JSON.parse(response.body)]).toMatchObject([404, { detail }]);
  },
);

test('no error message contains a regular expression', async () => {
  const shown: string[] = [];
  for (const { path, method, operation } of operations) {
    if (method !== 'get') continue;
    for (const { name } of operation.parameters ?? []) {
      const query = `${name}=${encodeURIComponent('\u0001{(?')}`;
      const { body } = await sendToEngine({ method: 'GET', path, query, headers: API_KEY_HEADERS });
      if (/Must match|\^|\[a-z|\{\d/i.test(body)) shown.push(body);
    }
  }
  expect(shown).toEqual([]);
});

const WRONG_DOMAINS = [
  ...['', '-a.example', 'a-.example', 'a..example', '.example', 'example.', 'a_b.example'],
  ...['é.example', 'a b.example', '10.0.0.1', 'a.123', `${'a'.repeat(64)}.example`],
];

test.each(WRONG_DOMAINS)('the invalid domain name %j is rejected', async (text) => {
  const query = `domain=${encodeURIComponent(text)}`;
  expect(errorsOf(await getFrom('internet/host-name', query))[0]?.detail).toMatch(
    /^Must be a domain name of letters, digits and hyphens/,
  );
});
