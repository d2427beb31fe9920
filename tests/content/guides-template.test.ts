import { execFileSync, spawnSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODE_LANGUAGES } from '../../src/samples/languages.ts';
import { parseCurl, readFences, readGuide, readTable } from '../support/guides.ts';
import { runShellRequest, fillTemplate } from './engineResponses.ts';
import { sendToEngine } from 'fakewright-engine/testing/engine';
import { findOperation, successContentOf } from '../support/spec.ts';
import type { Sample } from '../support/spec.ts';

const guide = readGuide('docs/custom/custom-template.mdx');
const fences = readFences(guide);
const operation = findOperation('custom/template');

/** Returns the first code block in a language below a heading. */
const findCode = (heading: string, language: string): string =>
  fences.find((fence) => fence.heading === heading && fence.language === language)?.code ?? '';

/** Heading of the section that shows the command for the first template and its response. */
const FIRST = 'A first template';
const firstRequest = parseCurl(findCode(FIRST, 'bash'));

/** Every template request in the guide, and the response below the request. */
const exchanges = fences.flatMap(({ language, title, code, heading }, index) => {
  const next = fences[index + 1];
  if (title !== 'Request' || next?.title !== 'Response' || language !== 'json') return [];
  const request = JSON.parse(code) as Record<string, string>;
  return [{ heading, request, response: JSON.parse(next.code) as { data: string[] } }];
});

/** Operations of the requests in code blocks, keyed by code block title. */
const OPERATIONS: Readonly<Record<string, string>> = {
  Record: 'record',
  List: 'list-item',
  Expression: 'regex-match',
};

/** Every request in the guide to another operation, and the response below the request. */
const others = fences.flatMap(({ title, code, heading }, index) => {
  const name = OPERATIONS[title];
  return name === undefined ? [] : [{ heading, name, code, response: fences[index + 1] }];
});

test.each(others)(
  '$heading: custom/$name returns the response below the request',
  async ({ name, code, response }) => {
    const { body } = await sendToEngine({
      method: 'POST',
      path: `/v1/custom/${name}`,
      headers: { 'X-API-Key': 'key', 'Content-Type': 'application/json' },
      body: code,
    });
    expect(response?.title).toBe('Response');
    expect(JSON.parse(response?.code ?? '')).toEqual(JSON.parse(body));
  },
);

/** Code blocks in the guide that show a file, and the request above each block. The response contains the file. */
const files = fences.flatMap(({ title, code, language }, index) => {
  if (!/\.\w+$/.test(title) || ['bash', 'python'].includes(language)) return [];
  const before = fences.slice(0, index);
  const request = before.findLast((fence) => fence.language === 'bash' || fence.title === 'Record');
  return [{ title, code, request: request! }];
});

test.each(files)(
  'the file $title in the guide is the text in the response to the request above the file',
  async ({ code, request }) => {
    const url = new URL('https://api.fakewright.example/v1/custom/record');
    const isShell = request.language === 'bash';
    const sent = isShell
      ? parseCurl(request.code.replace(/ \| jq -j '\.data\[0\]' > [\w.]+$/, ''))
      : { method: 'POST', url, headers: {}, body: request.code };
    const { data } = await runShellRequest(sent);
    expect(`${code}\n`).toBe(String(data[0]).replaceAll('\r\n', '\n'));
  },
);

test('one command line sends a saved request to the API and pipes the SQL statements to a database', () => {
  const { code = '' } = fences.find((fence) => fence.code.includes('| mysql')) ?? {};
  const [curl = '', ...filters] = code.split(' | ');
  const { method, url, headers, body } = parseCurl(curl);
  expect([method, url.pathname, body]).toEqual(['POST', '/v1/custom/record', '@customers.json']);
  expect(headers).toMatchObject({ 'Content-Type': 'application/json' });
  expect(filters).toEqual(["jq -j '.data[0]'", 'mysql shop']);
});

describe('code in the guide for rows of a time series', () => {
  const heading = 'A time series with values';
  const rows = readTable(guide, heading);
  const text = fences.find((each) => each.heading === heading && each.title === 'Response')!.code;
  const [record] = (JSON.parse(text) as { data: { times: string[]; values: number[] }[] }).data;
  const expected = record!.times.map((time, index) => [time, record!.values[index]]);
  const codeFor = (program: string) => rows.find(({ Program }) => Program === program)!.Rows!;

  test('joins the arrays of times and values in JavaScript', () => {
    const joined = runInNewContext(codeFor('JavaScript'), { record }) as object[];
    expect(joined.map((row) => Object.values(row) as unknown[])).toEqual(expected);
  });

  const programs = [
    ['jq, as CSV', 'jq', (code: string) => code],
    [
      'Python',
      'python3',
      (code: string) =>
        `python3 -c 'import json, sys; record = json.load(sys.stdin)["data"][0]
for row in ${code}: print(json.dumps(row)[1:-1])'`,
    ],
  ] as const;
  const installed = programs.filter(([, command]) => !spawnSync(command, ['--version']).error);

  test.each(installed)(
    'joins the arrays of times and values in %s',
    (program, _command, toScript) => {
      const script = toScript(codeFor(program));
      const output = execFileSync('bash', ['-c', script], { input: text, encoding: 'utf8' });
      const lines = output.trim().split('\n');
      expect(lines.map((line) => JSON.parse(`[${line}]`) as unknown)).toEqual(expected);
    },
  );
});

test('the "orders" table in the guide has a numbered key column and a column for each field', () => {
  const { code = '' } = fences.find(({ title }) => title === 'Table') ?? {};
  const { code: file = '' } = fences.find(({ title }) => title === 'orders.sql') ?? {};
  const columns = [...code.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => `\`${name}\``);
  expect(code).toContain('  id BIGINT AUTO_INCREMENT PRIMARY KEY,');
  expect(file).toContain(`(${columns.slice(1).join(', ')})`);
});

test('the table of code that reads a text has only sample languages, and its Node.js code works', () => {
  const rows = readTable(guide, 'As CSV, SQL or NDJSON');
  const labels: string[] = CODE_LANGUAGES.map(({ label }) => label);
  expect(rows.filter(({ Language = '' }) => !labels.includes(Language))).toEqual([]);
  const inNode = rows.find(({ Language }) => Language === 'Node.js')?.['The file'];
  const text = JSON.stringify({ data: ['a,b\r\n'] });
  expect(runInNewContext(inNode ?? '', { text, JSON })).toBe('a,b\r\n');
});

/** Matches a token of a grammar: a name, a literal, a character class, a lookahead, or punctuation. */
const TOKEN = /([a-z]+)|"[^"]*"|\[[^\]]+\]|[!&](?:"[^"]*"|\.)|[/.()*+]/g;

const MARKS: Readonly<Record<string, string>> = { '/': '|', '.': '[^]', '(': '(?:' };

/** Converts a token that is not a name to a part of a regular expression. */
function toPattern(token: string): string {
  if (token.startsWith('!')) return `(?!${toPattern(token.slice(1))})`;
  if (token.startsWith('&')) return `(?=${toPattern(token.slice(1))})`;
  if (!token.startsWith('"')) return MARKS[token] ?? token;
  return `(?:${token.slice(1, -1).replaceAll(/[\\{}.*]/g, String.raw`\$&`)})`;
}

/** Returns the API's error for a template; undefined if the API accepts the template. */
function errorOf(template: string): string | undefined {
  try {
    fillTemplate({ template, seed: 1 });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

test('the first template in the guide returns the response that the guide shows', async () => {
  expect(JSON.parse(findCode(FIRST, 'json'))).toEqual(await runShellRequest(firstRequest));
  expect(JSON.parse(firstRequest.body ?? '')).toEqual(
    successContentOf(operation).examples.plain?.['x-request'].body,
  );
});

test.each([
  ['template', firstRequest.body],
  ['record', fences.find(({ title }) => title === 'Record')?.code],
])(
  'the %s editor in the guide initially contains the request above the editor',
  (name, body = '') => {
    const editor = new RegExp(`path="/v1/custom/${name}"\\s+values=\\{(\\{[^]*?\\n {2}\\})\\}`);
    const [, source = ''] = editor.exec(guide) ?? [];
    const values = Object.entries(runInNewContext(`(${source})`) as Record<string, string>);
    const typed = values.map(([each, text]) => {
      return [
        each,
        ['template', 'reference'].includes(each) ? text : (JSON.parse(text) as unknown),
      ];
    });
    expect(Object.fromEntries(typed)).toEqual(JSON.parse(body));
  },
);

describe('example templates in the guide', () => {
  test('are each followed by a response', () => {
    const count = (title: string) => fences.filter((fence) => fence.title === title).length;
    expect(count('Request')).toBe(exchanges.length);
    expect(exchanges.length).toBeGreaterThan(8);
    expect(new Set(others.map(({ name }) => name)).size).toBe(Object.keys(OPERATIONS).length);
  });

  test.each(exchanges)(
    'return the response that the guide shows: $heading, $request.template',
    ({ request, response }) => {
      expect(response).toEqual(fillTemplate(request));
    },
  );
});

/** Fills the example template below a heading with many seeds, and returns the results. */
function fillOften(heading: string): string[] {
  const exchange = exchanges.find((each) => each.heading === heading);
  return Array.from({ length: 10 }, (_, seed) =>
    fillTemplate({ ...exchange?.request, count: 100, seed }),
  ).flatMap(({ data }) => data.map(String));
}

describe('a statement about an example template is true for every seed', () => {
  test('a JSON object: the result is text that contains JSON', () => {
    for (const result of fillOften('A JSON object')) {
      expect(JSON.parse(result)).toMatchObject({ age: expect.any(Number) as number });
    }
  });

  test('an XML element: no value contains < or &', () => {
    for (const result of fillOften('An XML element')) {
      expect(result).toMatch(
        /^<item sku="[^"&<]+"><name>[^&<]+<\/name><price>[^&<]+<\/price><\/item>$/,
      );
    }
  });

  test('one seed for all: an edit of the template keeps earlier values and changes later values', () => {
    const [first = [], second = []] = exchanges
      .filter(({ heading }) => heading === 'One seed for all')
      .map(({ response }) => String(response.data[0]).split(' '));
    expect(first[0]).toBe(second[0]);
    expect(first.at(-1)).not.toBe(second.at(-1));
  });
});

test('each row of the placeholder table has the path of the placeholder and a documented value', () => {
  const rows = readTable(guide, 'Placeholders');
  expect(rows.length).toBeGreaterThan(0);
  for (const { Placeholder, 'Path of its generator': path = '', 'A value': value } of rows) {
    expect(Placeholder).toBe(`{{${path.replace('/v1/', '').replace('/', '.')}}}`);
    const [sample] = Object.values(successContentOf(findOperation(path)).examples);
    expect(value).toBe(sample?.value.data[0]);
  }
});

test('the table of escaped braces shows the results that the API returns', () => {
  const shapes: Record<string, RegExp> = {
    'A number': /^\d+$/,
    'A number in braces': /^\{\d+\}$/,
  };
  for (const row of readTable(guide, 'Escape braces')) {
    const expected = row['In the result'] ?? '';
    const [result] = fillTemplate({ template: row['In the template'] ?? '', seed: 1 }).data;
    if (shapes[expected]) expect(result).toMatch(shapes[expected]);
    else expect(result).toBe(expected);
  }
});

describe('the template grammar in the guide', () => {
  const language = readGrammar(fences.find(({ title }) => title === 'Grammar')?.code ?? '');
  const pieces = ['{', '}', '\\', ' ', '\n', 'a', '.', '-', '{{', '}}', 'internet.port', 'A'];
  const text = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 9 });
  const texts = fc.sample(text, { seed: 20_261_125, numRuns: 1000 }).map((each) => each.join(''));

  test.each(exchanges)('matches the example template $request.template', ({ request }) => {
    expect(request.template).toMatch(language);
  });

  test('matches a template if and only if the API accepts each {{ as the start of a placeholder', () => {
    const opened = (text: string) => !errorOf(text)?.includes(' is not a placeholder.');
    const wrong = texts.filter((text) => language.test(text) !== opened(text));
    expect(wrong).toEqual([]);
    const rejected = texts.filter((text) => !language.test(text)).length;
    expect(Math.min(rejected, texts.length - rejected)).toBeGreaterThan(50);
  });
});

describe('template mistakes in the guide', () => {
  const rows = readTable(guide, 'Mistakes in the template');
  const documented = Object.values(
    (operation.operation.responses['400']?.content?.['application/problem+json']?.examples ??
      {}) as unknown as Record<string, Pick<Sample, 'summary'> & { value: Problem }>,
  ).map(({ value }) => value);

  test.each(rows)(
    '$Mistake: the API returns the error in the table',
    ({ 'For example': template = '', detail }) => {
      expect(errorOf(template)).toBe(detail);
    },
  );

  test('the table and the OpenAPI document describe the same kinds of errors', () => {
    const details = rows.map(({ detail }) => detail);
    for (const { errors } of documented) expect(details).toContain(errors[0]?.detail);
    const kind = (detail = '') => detail.replace(/^\{\{\S+\}/, '').replace(/ Did .*/, '');
    const kinds = documented.map(({ errors }) => kind(errors[0]?.detail));
    expect(new Set(details.map(kind))).toEqual(new Set(kinds));
  });

  test('the error response in the guide is an example in the OpenAPI document', () => {
    const problems = fences
      .filter(({ language }) => language === 'json')
      .map(({ code }) => JSON.parse(code) as Partial<Problem>)
      .filter(({ status, errors = [] }) => status !== undefined && errors[0]?.name === 'template');
    expect(problems).toHaveLength(1);
    expect(documented).toContainEqual(problems[0]);
  });
});

interface Problem {
  status: number;
  errors: { in: string; name: string; detail: string }[];
}

/**
 * Converts a parsing expression grammar without recursion to a regular expression, by replacing names with their definitions.
 */
function readGrammar(text: string): RegExp {
  const rules = new Map(
    text.split('\n').map((line): [string, string] => {
      const [, name = '', body = ''] = /^(\w+) *<- (.*)$/.exec(line) ?? [];
      return [name, body];
    }),
  );
  const expand = (body: string): string =>
    [...body.matchAll(TOKEN)]
      .map(([token, name]) =>
        name === undefined ? toPattern(token) : `(?:${expand(rules.get(name) ?? '')})`,
      )
      .join('');
  return new RegExp(`^${expand('template')}`);
}
