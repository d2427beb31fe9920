import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { COUNTRY_NAMES } from '../../src/reference/render/locales.ts';
import { readOptions } from 'fakewright-engine/mock/options';
import { sendToEngine } from 'fakewright-engine/testing/engine';
import {
  guides,
  INTRODUCTION_FILE,
  postTexts,
  parseCurl,
  readFences,
  readGuide,
  readIntroduction,
  readTable,
} from '../support/guides.ts';
import { runShellRequest } from './engineResponses.ts';
import { operations, ROOT_FILE, spec, successContentOf } from '../support/spec.ts';

const guide = readGuide(INTRODUCTION_FILE);

/** Returns the text between a heading and the next heading. */
const sectionOf = (heading: string): string =>
  guide.split(/^#+ /m).find((section) => section.startsWith(heading)) ?? '';

const fences = readFences(guide);
const KEY = { 'X-API-Key': 'a-key' };

interface Problem {
  type: string;
  status: number;
  detail: string;
}

const read = <T>(file: string): T => parse(readFileSync(file, 'utf8')) as T;

/** The example body of each shared error response in the OpenAPI document. */
const problems = globSync('openapi/components/responses/*.yaml').flatMap((file) =>
  Object.values(
    read<{ content: Record<string, { examples: Record<string, { value: Problem }> }> }>(file)
      .content['application/problem+json']?.examples ?? {},
  ).map(({ value }) => value),
);

describe('every request in the introduction returns the response below it', () => {
  const requests = fences.flatMap(({ code, heading }, index) =>
    /^curl .*api\.fakewright\.example/m.test(code) && !code.includes('| jq')
      ? { code, heading, response: fences.slice(index).find(({ language }) => language === 'json') }
      : [],
  );

  test('the introduction has more than one request', () => {
    expect(requests.length).toBeGreaterThan(1);
  });

  test.each(requests)('$heading', async ({ code, response }) => {
    const request = parseCurl(`FAKEWRIGHT_KEY=a-key\n${code}`);
    expect(request.headers).toEqual({ 'X-API-Key': 'a-key' });
    expect(JSON.parse(response?.code ?? '')).toEqual(await runShellRequest(request));
  });
});

test('the error example in the introduction is the documented error for an invalid parameter', () => {
  const shown = fences
    .filter(({ language, code }) => language === 'json' && code.includes('"status"'))
    .map(({ code }) => JSON.parse(code) as Problem);
  expect(shown).toEqual(problems.filter(({ type }) => type.endsWith('/invalid-parameter')));
});

test('the error table lists the status, type and detail of every documented error', () => {
  const rows = readTable(readIntroduction(), 'Handle errors').map((row) => [
    Number(row.Status),
    row['Last part of type'],
    row['detail of an example'],
  ]);
  const expected = problems.map(({ status, type, detail }) => [
    status,
    path.posix.basename(type),
    detail,
  ]);
  const order = (all: (readonly unknown[])[]) =>
    [...all].sort((a, b) => String(a).localeCompare(String(b)));
  expect(order(rows)).toEqual(order(expected));
});

test('the latest changelog entry names only generators that exist', () => {
  const labels = operations.map(({ operation }) =>
    operation.summary.replace(/^Generate (?:an? )?(?:random )?/, '').toLowerCase(),
  );
  const [, entry = ''] = guide.split(`\n**${spec.info.version}**`);
  const [changes = ''] = entry.split(/\n\*\*\d/);
  const named = [...changes.matchAll(/^- \*\*([^*]+)\*\*/gm)].flatMap(([, names = '']) =>
    names.startsWith('All ') ? [] : names.replaceAll(/\s+/g, ' ').toLowerCase().split(', '),
  );
  expect(changes).not.toBe('');
  expect(named.filter((name) => !labels.includes(name))).toEqual([]);
});

test('compose.yaml passes valid options to the mock server, and the base URL has the default port', () => {
  interface Compose {
    services: Record<string, { command: string }>;
  }
  const { code = '' } = fences.find(({ heading }) => heading === 'Docker') ?? {};
  const [[name, service] = []] = Object.entries((parse(code) as Compose).services);
  const [node, file, ...options] = service?.command.split(' ') ?? [];
  expect([node, file]).toEqual(['node', '/fakewright-mock.mjs']);
  const { host, port, rate } = readOptions(options);
  expect({ host, rate }).toEqual({ host: '0.0.0.0', rate: 0 });
  expect(sectionOf('Docker')).toContain(`\`http://${name}:${port}\``);
});

describe('countries', () => {
  const HEADING = 'Countries';
  const GENERATORS = 'Generators with country';
  const linked = readIntroduction();
  const rows = readTable(linked, HEADING);
  const rowOf = (country: string) => rows.find(({ Country }) => Country === country);
  const regionNames = new Intl.DisplayNames('en', { type: 'region' });
  const codes = new Map(Object.keys(COUNTRY_NAMES).map((code) => [regionNames.of(code), code]));
  const codeOf = (row: Record<string, string>) => codes.get(row.Country) ?? '';
  const localesOf = (row: Record<string, string>) =>
    row.Locale === 'none' ? [] : (row.Locale ?? '').split(', ');
  const writtenLanguage = (tag: string): string => {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  };

  /** Main languages that differ from CLDR, which prefers the language of administration or the most widely spoken language. */
  const OTHER_THAN_CLDR: Readonly<Record<string, string>> = {
    // Belarusian and Kazakh are the national languages. CLDR has Russian, the language of the neighbouring country.
    BY: 'be-Cyrl',
    KZ: 'kk-Cyrl',
    // Luxembourgish is the first language of half of the people, and French of one person in seven.
    LU: 'lb-Latn',
    // Nearly everybody speaks Morisyen, and few people speak French at home.
    MU: 'mfe-Latn',
    // Nearly all documents, names and addresses are in Spanish. CLDR has Guarani, the other national language.
    PY: 'es-Latn',
    // Tetum is a national language, and most people speak it.
    TL: 'tet-Latn',
  };

  test('each country lists its own locales; if it has none, it lists the locales of its main language', () => {
    const { enum: all } = read<{ enum: string[] }>('openapi/components/schemas/Locale.yaml');
    for (const row of rows) {
      const code = codeOf(row);
      const expected = OTHER_THAN_CLDR[code] ?? writtenLanguage(`und-${code}`);
      const same = all.filter((locale) => writtenLanguage(locale) === expected);
      const own = same.filter((locale) => new Intl.Locale(locale).maximize().region === code);
      expect(localesOf(row), row.Country).toEqual((own.length > 0 ? own : same).sort());
    }
  });

  test('the table has each country that a generator accepts, except countries for calling codes only', () => {
    const accepted = operations.flatMap(({ operation }) =>
      (operation.parameters ?? []).flatMap(({ name, schema }) =>
        name === 'country' && operation.operationId !== 'generate-a-calling-code'
          ? (schema.enum ?? [])
          : [],
      ),
    );
    expect(accepted).toContain('CH');
    expect(accepted.filter((code) => !((code as string) in COUNTRY_NAMES))).toEqual([]);
    expect(rows.map(codeOf).sort()).toEqual(Object.keys(COUNTRY_NAMES).sort());
  });

  test('generators without the parameter "country" reject a country and accept a locale', async () => {
    for (const own of ['/v1/person/full-name', '/v1/location/address']) {
      const request = (query: string) =>
        sendToEngine({ method: 'GET', path: own, query, headers: KEY });
      const { body } = await request('locale=de');
      expect(JSON.parse(body)).toMatchObject({ meta: { locale: 'de' } });
      expect((await request('country=CH')).status).toBe(400);
    }
  });

  test('the row of a country lists exactly the generators that accept the country code', async () => {
    const withCountry = operations.filter(({ operation }) =>
      operation.parameters?.some(({ name }) => name === 'country'),
    );
    const answers = withCountry.map(async ({ path: own, operation }) => {
      const response = await sendToEngine({
        method: 'GET',
        path: own,
        query: 'country=CH',
        headers: KEY,
      });
      const label = operation.summary.replace(/^Generate (?:an? )?(?:random )?/, '');
      return response.status === 200 ? [label.toLowerCase()] : [];
    });
    const accepted = (await Promise.all(answers)).flat();
    const cell = rowOf('Switzerland')?.[GENERATORS] ?? '';
    const [, listed = '', others = ''] = /^(.*?) and (\d+) others$/.exec(cell) ?? [];
    const page = linked.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    const everywhere = /^Every country with an ISO 3166-1 code: (.*)\.$/m.exec(page)?.[1] ?? '';
    const named = [listed, everywhere].flatMap((each) => each.toLowerCase().split(', '));
    expect(named).toEqual(expect.arrayContaining(['place', 'iban', 'vat number']));
    expect(named.filter((label) => !accepted.includes(label))).toEqual([]);
    expect(named.length + Number(others)).toBe(accepted.length);
  });

  test('the row of a country links to the pages of some generators, and to the catalogue for the others', () => {
    const line = linked.split('\n').find((each) => each.startsWith('| Switzerland')) ?? '';
    const targets = [...line.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target);
    expect(targets).toEqual([
      ...['passport-number', 'place', 'iban', 'vat-number'].map(endsWith),
      endsWith('machine-readable-zone'),
      '/docs/category/api?parameter=country',
    ]);
  });
});

test('the introduction names "data", "meta" and each property of "meta"', () => {
  interface Meta {
    properties: Record<string, object>;
  }
  const meta = read<Meta>('openapi/components/schemas/LocalisedClockMeta.yaml');
  const text = sectionOf('Read the response');
  const names = ['data', 'meta', ...Object.keys(meta.properties)];
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  const plain = read<Meta>('openapi/components/schemas/Meta.yaml');
  expect(Object.keys(meta.properties)).toEqual([
    ...Object.keys(plain.properties),
    'locale',
    'reference',
  ]);
});

describe('limits', () => {
  const rows = readTable(readIntroduction(), 'Limits');
  const limitOf = (what: string): number => {
    const { Limit = '' } = rows.find(({ What }) => What === what) ?? {};
    return Number(/^[\d,]+/.exec(Limit)?.[0].replaceAll(',', ''));
  };
  const statusOf = async (path: string, body: object): Promise<number> => {
    const headers = { ...KEY, 'Content-Type': 'application/json' };
    const { status } = await sendToEngine({
      method: 'POST',
      path,
      headers,
      body: JSON.stringify(body),
    });
    return status;
  };
  const template = (text: string, count = 1) =>
    statusOf('/v1/custom/template', { template: text, count });
  const record = (fields: object[], count = 1) => statusOf('/v1/custom/record', { fields, count });
  const port = { name: 'port', generator: 'internet.port' };
  const COST = 'Values that a Composite record counts as';

  test.each<[what: string, send: (size: number) => Promise<number>]>([
    ['Values of one response, count', (size) => template('{{internet.port}}', size)],
    ['Template', (size) => template('a'.repeat(size))],
    [
      'Items of your own list',
      (size) => statusOf('/v1/custom/list-item', { items: Array.from({ length: size }, String) }),
    ],
    [
      'Regular expression',
      (size) => statusOf('/v1/custom/regex-match', { expression: 'a'.repeat(size) }),
    ],
    [
      'Fields of a record, at all levels',
      (size) => record(Array.from({ length: size }, (_, at) => ({ ...port, name: `f${at}` }))),
    ],
    [
      'Levels of a record',
      (size) =>
        record([
          Array.from({ length: size - 1 }).reduce<object>(
            (inner) => ({ name: 'inner', fields: [inner] }),
            port,
          ),
        ]),
    ],
    [
      'Values in a response of templates or records',
      (size) => {
        const fields = Array.from({ length: 99 }, (_, at) => ({ ...port, name: `f${at}` }));
        const max = Math.ceil(size / 100) - fields.length;
        return record([...fields, { ...port, list: { min: 1, max } }], 100);
      },
    ],
    [
      COST,
      (cost) => {
        const values = limitOf('Values in a response of templates or records');
        const max = Math.ceil((values / 100 + cost - limitOf(COST)) / limitOf(COST));
        return record([{ name: 'o', generator: 'composite.order', list: { min: 1, max } }], 100);
      },
    ],
  ])(
    '%s: a request at the limit succeeds, and a request above the limit is rejected',
    async (what, send) => {
      const limit = limitOf(what);
      expect([await send(limit), await send(limit + 1)]).toEqual([200, 400]);
    },
  );

  test('other guides and posts do not repeat limits that the introduction states', () => {
    const numbers = rows.flatMap(({ Limit = '' }) => /^\d+,\d{3}/.exec(Limit)?.[0] ?? []);
    expect(numbers.length).toBeGreaterThan(5);
    for (const [file, text] of Object.entries({ ...guides, ...postTexts })) {
      if (file === INTRODUCTION_FILE) continue;
      const prose = text.replaceAll(/^```[^]*?^```/gm, '');
      const units = /(?:characters|values|bytes)/.source;
      const repeated = numbers.filter((number) => new RegExp(`\\b${number} ${units}`).test(prose));
      expect(repeated, file).toEqual([]);
    }
  });

  test('most recorded responses are smaller than 2 kB', () => {
    const sizes = operations.flatMap((each) =>
      Object.values(successContentOf(each).examples).map(({ value }) =>
        Buffer.byteLength(JSON.stringify(value)),
      ),
    );
    expect(sizes.length).toBeGreaterThan(1000);
    expect(sizes.filter((size) => size < 2000).length / sizes.length).toBeGreaterThan(0.5);
  });
});

/** Headers that describe the state of the rate limit. */
const LEFT = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

describe('rate limits', () => {
  test('the introduction names each rate-limit header', () => {
    const text = sectionOf('Stay within the rate limit');
    expect([...LEFT, 'Retry-After'].filter((name) => !text.includes(name))).toEqual([]);
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  /** Runs the program in the guide with these responses. Records the time for which it waits before each request. */
  async function runProgram(responses: Response[]): Promise<{ status: number; waits: number[] }> {
    const { request } = await importProgram<{
      request: (address: string, key: string) => Promise<Response>;
    }>('request');
    const waits: number[] = [];
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.25);
    const start = Date.now();
    vi.stubGlobal('fetch', () => {
      waits.push((Date.now() - start) / 1000);
      return Promise.resolve(responses[waits.length - 1]);
    });
    const answered = request('https://api.fakewright.example/v1/finance/iban', 'a-key');
    await vi.runAllTimersAsync();
    return { status: (await answered).status, waits };
  }

  const reject = (status: number, seconds?: string) =>
    new Response(null, {
      status,
      headers: seconds === undefined ? {} : { 'Retry-After': seconds },
    });

  test('before a retry, the program in the guide waits the seconds in Retry-After and a random part of a second', async () => {
    const responses = [reject(429, '41'), reject(503, '120'), new Response('{}', { status: 200 })];
    expect(await runProgram(responses)).toEqual({ status: 200, waits: [0, 41.25, 161.5] });
  });

  test('without Retry-After, the program waits longer before each retry and stops after five attempts', async () => {
    const responses = [
      reject(429),
      reject(429, '0'),
      reject(429, 'soon'),
      reject(429),
      reject(429),
    ];
    const { status, waits } = await runProgram(responses);
    expect(status).toBe(429);
    expect(waits).toEqual([0, 2.25, 6.5, 14.75, 31]);
  });

  test('the program returns other errors, such as status 500, without a retry', async () => {
    expect(await runProgram([reject(500)])).toEqual({ status: 500, waits: [0] });
  });
});

test('the example script for many rows prints distinct rows, and the same rows in each run', async () => {
  const { fetchRows } = await importProgram<{
    fetchRows: (address: string, key: string, rows: number) => Promise<unknown[]>;
  }>('fetchRows');
  vi.stubGlobal('fetch', async (url: URL) => {
    const request = { method: 'GET', url, headers: { 'X-API-Key': 'a-key' } };
    return Response.json(await runShellRequest(request));
  });
  const server = 'https://api.fakewright.example/v1';
  const fetchAll = () => fetchRows(`${server}/string/uuid`, 'a-key', 250);
  const rows = await fetchAll();
  expect(rows).toHaveLength(250);
  expect(new Set(rows).size).toBe(250);
  expect(await fetchAll()).toEqual(rows);
  const dated = `${server}/date/past-date?reference=2021-05-01T00:00:00Z`;
  const days = (await fetchRows(dated, 'a-key', 120)) as string[];
  expect(days.every((day) => day < '2021-05-01')).toBe(true);
});

/** Matches a page path that ends with the name of a generator. */
function endsWith(name: string): unknown {
  return expect.stringMatching(new RegExp(`^/docs/api/generate-\\S*\\b${name}$`));
}

test('each language in the list links to its generators, and to the explorer with a name request', () => {
  const rows = readIntroduction().match(/^- .*, `[\w-]+`: \[.* generators\].*$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const [, locale = ''] = /`([\w-]+)`/.exec(row) ?? [];
    const filter = locale === 'en' ? '' : `?locale=${locale}`;
    expect(row).toContain(` generators](/docs/category/api${filter})`);
    expect(row).toContain(`?generator=person.full-name\\&locale=${locale})`);
  }
});

/** Imports the program in the guide that exports a function with this name. */
async function importProgram<T>(name: string): Promise<T> {
  const code = fences.find((each) => each.code.includes(`function ${name}(`))?.code ?? '';
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as T;
}

test('the OpenAPI document, the introduction and the page about the site have the same support address', () => {
  const { info } = read<{ info: { contact: { email: string } } }>(ROOT_FILE);
  const { email } = info.contact;
  expect(email).toMatch(/^\w+@[\w.]+\w$/);
  const link = `[${email}](mailto:${email})`;
  for (const text of [guide, readFileSync('src/pages/markdown-page.mdx', 'utf8')]) {
    expect(text).toContain(link);
    expect(new Set(text.match(/[\w.]+@[\w.]+\w/g))).toEqual(new Set([email]));
  }
});
