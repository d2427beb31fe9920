/** Requests of every shape, as code in each language that runs here: a server gets what the description says. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import ts from 'typescript';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readApi } from '../../src/reference/read/model.ts';
import type { Description, OperationObject } from '../../src/reference/read/types.ts';
import { fillPlaceholders } from '../../src/reference/view/requests/placeholders.ts';
import { viewOf } from '../support/api.ts';
import { has } from '../support/programs.ts';
import { Workshop } from '../support/workshop.ts';
import { compileJava } from './code-samples/compilers.ts';

/** What a server has got. */
interface Arrived {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer;
}

interface Case {
  path?: string;
  operation: OperationObject;
  /** Checks what has arrived. */
  check: (arrived: Arrived) => void | Promise<void>;
}

const FILE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 10, 13, 7]);
const HOSTILE = `it's "q" \\ back #{x} $y \`id\` %s`;
const responses = { 200: { description: 'Fine.' } };

const url = (expected: string) => (arrived: Arrived) => expect(arrived.url).toBe(expected);
const list = { type: 'array', items: { type: 'string' }, example: ['a b', 'c,d'] };
const object = { type: 'object', example: { role: 'admin', name: 'Ada & Co' } };

function parameter(place: string, schema: object, rest: object = {}): OperationObject {
  return {
    parameters: [{ name: 'x', in: place, required: true, schema, ...rest } as never],
    responses,
  };
}

const query = (schema: object, rest: object, expected: string): Case => ({
  operation: parameter('query', schema, rest),
  check: url(`/things?${expected}`),
});

const inPath = (schema: object, rest: object, expected: string): Case => ({
  path: '/things/{x}',
  operation: parameter('path', schema, rest),
  check: url(`/things/${expected}`),
});

const body = (mediaType: string, media: object): OperationObject => ({
  requestBody: { required: true, content: { [mediaType]: media } },
  responses,
});

async function readForm({ headers, body: bytes }: Arrived): Promise<FormData> {
  const type = headers['content-type'] ?? '';
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
}

// The styles of the specification's own table (OpenAPI 3.1, Style Examples), with values that need an encoding.
const CASES: Record<string, Case> = {
  'a list in the query, each item by itself': query(list, {}, 'x=a%20b&x=c%2Cd'),
  'a list in the query, with commas': query(list, { explode: false }, 'x=a%20b,c%2Cd'),
  'a list in the query, with spaces': query(
    list,
    { style: 'spaceDelimited', explode: false },
    'x=a%20b%20c%2Cd',
  ),
  'a list in the query, with pipes': query(
    list,
    { style: 'pipeDelimited', explode: false },
    'x=a%20b%7Cc%2Cd',
  ),
  'an object in the query, each property by itself': query(
    object,
    {},
    'role=admin&name=Ada%20%26%20Co',
  ),
  'an object in the query, with commas': query(
    object,
    { explode: false },
    'x=role,admin,name,Ada%20%26%20Co',
  ),
  'an object in the query, with brackets': query(
    object,
    { style: 'deepObject', explode: true },
    'x%5Brole%5D=admin&x%5Bname%5D=Ada%20%26%20Co',
  ),
  'a list in the path': inPath(list, {}, 'a%20b,c%2Cd'),
  'an object in the path': inPath(object, { explode: true }, 'role=admin,name=Ada%20%26%20Co'),
  'a list in the path as a label': inPath(list, { style: 'label', explode: true }, '.a%20b.c%2Cd'),
  'a list in the path as a matrix': inPath(
    list,
    { style: 'matrix', explode: true },
    ';x=a%20b;x=c%2Cd',
  ),
  'a list in the path as a matrix, with commas': inPath(
    list,
    { style: 'matrix' },
    ';x=a%20b,c%2Cd',
  ),
  'an object in the path as a matrix': inPath(
    object,
    { style: 'matrix', explode: true },
    ';role=admin;name=Ada%20%26%20Co',
  ),
  'JSON in the query': {
    operation: {
      parameters: [
        {
          name: 'x',
          in: 'query',
          required: true,
          content: { 'application/json': { example: { a: [1, '"'] } } },
        },
      ],
      responses,
    },
    check: ({ url: address }) => {
      const value = new URL(address, 'http://x').searchParams.get('x') ?? '';
      expect(JSON.parse(value)).toEqual({ a: [1, '"'] });
    },
  },
  'a list in a header': {
    operation: parameter('header', list),
    check: ({ headers }) => expect(headers.x).toBe('a b,c,d'),
  },
  'quotes and backslashes in a header': {
    operation: parameter('header', { type: 'string', example: HOSTILE }),
    check: ({ headers }) => expect(headers.x).toBe(HOSTILE),
  },
  cookies: {
    operation: parameter('cookie', { type: 'string', example: 'a b;c' }),
    check: ({ headers }) => expect(headers.cookie).toBe('x=a%20b%3Bc'),
  },
  'a bearer token': {
    operation: { responses, security: [{ bearer: [] }] },
    check: ({ headers }) => expect(headers.authorization).toMatch(/^Bearer \S+$/),
  },
  'basic authentication': {
    operation: { responses, security: [{ basic: [] }] },
    check: ({ headers }) => expect(headers.authorization).toMatch(/^Basic \S+$/),
  },
  'a token of OAuth 2': {
    operation: { responses, security: [{ oauth: ['read'] }] },
    check: ({ headers }) => expect(headers.authorization).toMatch(/^Bearer \S+$/),
  },
  'a form': {
    operation: body('application/x-www-form-urlencoded', {
      schema: { type: 'object' },
      example: { text: HOSTILE, tags: ['a', 'b & c'], nested: { a: 1 } },
    }),
    check: ({ headers, body: bytes }) => {
      expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
      const form = new URLSearchParams(bytes.toString());
      expect(form.get('text')).toBe(HOSTILE);
      expect(form.getAll('tags')).toEqual(['a', 'b & c']);
      expect(JSON.parse(form.get('nested') ?? '')).toEqual({ a: 1 });
    },
  },
  XML: {
    operation: body('application/xml', { example: `<a b="c">${HOSTILE}\n</a>` }),
    check: ({ headers, body: bytes }) => {
      expect(headers['content-type']).toMatch(/^application\/xml/);
      expect(bytes.toString()).toBe(`<a b="c">${HOSTILE}\n</a>`);
    },
  },
  'XML from a schema': {
    operation: body('application/xml', {
      schema: {
        type: 'object',
        xml: { name: 'pet' },
        properties: {
          id: { type: 'integer', example: 7, xml: { attribute: true } },
          name: { type: 'string', example: 'A & B' },
          tags: {
            type: 'array',
            xml: { wrapped: true },
            items: { type: 'string', example: 'x', xml: { name: 'tag' } },
          },
        },
      },
    }),
    check: ({ body: bytes }) =>
      expect(bytes.toString().replaceAll(/\s*\n\s*/g, '')).toBe(
        '<?xml version="1.0" encoding="UTF-8"?><pet id="7"><name>A &amp; B</name><tags><tag>x</tag></tags></pet>',
      ),
  },
  'parts with a file': {
    operation: body('multipart/form-data', {
      schema: {
        type: 'object',
        properties: {
          title: { type: 'string', example: HOSTILE },
          about: { type: 'object', example: { a: 'b;"c"' } },
          tags: { type: 'array', items: { type: 'string' }, example: ['one', 'two'] },
          file: { type: 'string', format: 'binary' },
        },
      },
      encoding: { file: { contentType: 'image/png' } },
    }),
    check: async (arrived) => {
      expect(arrived.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
      const form = await readForm(arrived);
      expect(form.get('title')).toBe(HOSTILE);
      expect(form.getAll('tags')).toEqual(['one', 'two']);
      const about = form.get('about');
      const text = typeof about === 'string' ? about : await about?.text();
      expect(JSON.parse(text ?? '')).toEqual({ a: 'b;"c"' });
      const file = form.get('file');
      expect(file).toBeInstanceOf(Blob);
      expect(Buffer.from(await (file as Blob).arrayBuffer())).toEqual(FILE);
    },
  },
  'a file': {
    operation: body('image/png', { schema: { type: 'string', format: 'binary' } }),
    check: ({ headers, body: bytes }) => {
      expect(headers['content-type']).toBe('image/png');
      expect(bytes).toEqual(FILE);
    },
  },
};

const names = Object.keys(CASES);
const workshop = new Workshop();
/** What has arrived since the test began, the first first. */
let arrived: Arrived[] = [];
let codes: Record<string, string>[];

const server = createServer((request, response) => {
  void buffer(request).then((bytes) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    arrived.push({ method: request.method ?? '', url: request.url ?? '', headers, body: bytes });
    response.setHeader('Content-Type', 'application/json');
    response.end('{}');
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const description: Description = {
    openapi: '3.1.1',
    info: { title: 'Bodies', version: '1' },
    servers: [{ url: `http://127.0.0.1:${port}` }],
    paths: Object.fromEntries(
      names.map((name, index) => {
        const { path = '/things', operation } = CASES[name] as Case;
        const method = operation.requestBody ? 'post' : 'get';
        // A fragment tells the paths apart, and is not sent.
        return [`${path}#${index}`, { [method]: { operationId: `case-${index}`, ...operation } }];
      }),
    ),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        basic: { type: 'http', scheme: 'basic' },
        oauth: {
          type: 'oauth2',
          flows: {
            clientCredentials: { tokenUrl: 'https://a.example/', scopes: { read: 'Read.' } },
          },
        },
      },
    },
  };
  const { operations } = viewOf(readApi(description));
  codes = names.map((_name, index) => {
    const view = operations.find(({ slug }) => slug === `case-${index}`);
    const request = view?.samples[0]?.request;
    return Object.fromEntries(
      (request?.codes ?? []).map((code) => [
        code.key,
        fillPlaceholders(code, { address: request?.address ?? '' }),
      ]),
    );
  });
  for (const file of ['file.png', 'file.bin']) workshop.writeBytes(file, FILE);
});

beforeEach(() => {
  arrived = [];
});

afterAll(() => {
  server.close();
  workshop.remove();
});

/** A browser's field for a file. */
const FIELD = `
import { readFileSync } from 'node:fs';
globalThis.document = { querySelector: () => ({ files: [new File([readFileSync('file.png')], 'file.png')] }) };
`;
const inNode = (file: string) => [
  `--import=data:text/javascript,${encodeURIComponent(FIELD)}`,
  file,
];

const RUNNERS: Record<string, (code: string) => Promise<string>> = {
  curl: (code) => run('body.sh', code, 'bash', ['-e', 'body.sh']),
  javascript: (code) => run('body.cjs', code, process.execPath, inNode('body.cjs')),
  node: (code) => run('body-node.cjs', code, process.execPath, ['body-node.cjs']),
  typescript: (code) => {
    const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
    return run('body.mjs', ts.transpile(code, options), process.execPath, inNode('body.mjs'));
  },
  python: (code) => run('body.py', code, '/usr/bin/python3', ['body.py']),
};

function run(file: string, code: string, program: string, args: string[]): Promise<string> {
  workshop.write(file, code);
  return workshop.run(program, args, { PYTHONIOENCODING: 'utf-8' });
}

describe.each(Object.keys(RUNNERS))('what the description says arrives from code in %s', (key) => {
  test.runIf(key !== 'python' || has('requests')).each(names)('%s', async (name) => {
    await RUNNERS[key]?.(codes[names.indexOf(name)]?.[key] ?? '');
    const [only] = arrived;
    if (!only) throw new Error('Nothing has arrived.');
    expect(arrived).toHaveLength(1);
    await CASES[name]?.check(only);
  });
});

test.runIf(has('java'))('what the description says arrives from code in Java', async () => {
  const send = await compileJava(
    workshop,
    codes.map((each) => each.java ?? ''),
  );
  await send(names.map((_name, index) => `sample${index}`));
  expect(arrived).toHaveLength(names.length);
  for (const [index, each] of arrived.entries()) await CASES[names[index] ?? '']?.check(each);
});

test('every language has code for every request', () => {
  for (const each of codes) {
    expect(Object.keys(each).length).toBeGreaterThan(10);
    for (const code of Object.values(each)) expect(code.trim()).not.toBe('');
  }
});
