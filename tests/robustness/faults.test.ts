import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runApi } from '../../src/cli/api.ts';
import { noPaint } from '../../src/cli/colour.ts';
import { EXIT_CODES } from '../../src/cli/exitCodes.ts';
import { namePages } from '../../src/plugins/namePages.ts';
import { createProject } from '../support/project.ts';
import type { Project, RunResult } from '../support/project.ts';
import { useTemporaryFolder } from '../support/temporaryFolder.ts';

/** A description with two pages, to come before every fault. */
const GOOD = `openapi: 3.1.1
info: {title: Former API, version: '1'}
paths:
  /a: {get: {operationId: get-a, responses: {'200': {description: A}}}}
`;

const head = `openapi: 3.1.1
info: {title: Zoo, version: '1'}
`;

const operation = (rest: string) => `${head}paths:
  /a:
    get:
      ${rest}
      responses: {'200': {description: A}}
`;

const two = (first: string, second: string) => `${head}paths:
  /a:
    get:
      operationId: ${first}
      responses: {'200': {description: A}}
  /b:
    get:
      operationId: ${second}
      responses: {'200': {description: B}}
`;

interface Fault {
  name: string;
  /** The description; `other.yaml` stands beside it. */
  text: string | Buffer;
  other?: string;
  /** What the message begins with, and what it says. */
  place: string;
  reason: RegExp;
}

const FAULTS: Fault[] = [
  {
    name: 'a $ref to a missing file',
    text: `${head}paths:\n  /a:\n    $ref: missing.yaml\n`,
    place: 'bad.yaml:5',
    reason: /missing\.yaml/,
  },
  {
    name: 'a $ref to a missing component',
    text: operation(`operationId: get-a\n      parameters: [{$ref: '#/components/parameters/No'}]`),
    place: 'bad.yaml:7',
    reason: /resolve/,
  },
  {
    name: 'a $ref to another host',
    text: `${head}paths:\n  /a:\n    $ref: https://api.example.com/a.yaml\n`,
    place: 'bad.yaml:5',
    reason: /another host|resolve/,
  },
  {
    name: 'equal operation ids',
    text: two('get-a', 'get-a'),
    place: 'bad.yaml:10',
    reason: /"get-a" is taken by GET \/a/,
  },
  {
    name: 'ids with one slug',
    text: two('getPet', 'get-pet'),
    place: 'bad.yaml:10',
    reason: /"get-pet" is taken by GET \/a/,
  },
  {
    name: 'ids with one file name',
    text: two('an-ipv4-address', 'an-ipv-4-address'),
    place: 'bad.yaml:10',
    reason: /is taken by GET \/a/,
  },
  {
    name: 'broken YAML',
    text: `${head}paths: {\n`,
    place: 'bad.yaml:',
    reason: /cannot be parsed/,
  },
  {
    name: 'broken YAML in a file that is referred to',
    text: `${head}paths:\n  /a:\n    $ref: other.yaml\n`,
    other: 'get:\n  operationId: [\n',
    place: 'other.yaml:',
    reason: /parse/,
  },
  { name: 'an empty file', text: ' \n', place: 'bad.yaml', reason: /empty/ },
  {
    name: 'a binary file',
    text: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff]),
    place: 'bad.yaml',
    reason: /binary/,
  },
  {
    name: 'another format',
    text: "swagger: '2.0'\ninfo: {title: A, version: '1'}\npaths: {}\n",
    place: 'bad.yaml:1',
    reason: /Swagger 2\.0.*swagger2openapi/,
  },
  ...['../a', '/a', 'a\\b', 'a..b'].map((id) => ({
    name: `the operationId ${id}`,
    text: operation(`operationId: '${id}'`),
    place: 'bad.yaml:6',
    reason: /begins with "\/", or contains "\\", "\.\."/,
  })),
  { name: 'no paths', text: head, place: 'bad.yaml:', reason: /paths|no operation/ },
  { name: 'empty paths', text: `${head}paths: {}\n`, place: 'bad.yaml:3', reason: /no operation/ },
  {
    name: 'aliases of YAML that stand for millions of values',
    text: `${head}paths: {}\nx-0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n${Array.from(
      { length: 9 },
      (_, index) =>
        `x-${index + 1}: &a${index + 1} [${Array.from({ length: 10 }, () => `*a${index}`).join(', ')}]\n`,
    ).join('')}`,
    place: 'bad.yaml',
    reason: /million values/,
  },
  {
    name: 'nesting without end',
    text: `${head}paths: ${'['.repeat(1000)}${']'.repeat(1000)}\n`,
    place: 'bad.yaml',
    reason: /nested more than|cannot be parsed: .*nest/i,
  },
  {
    name: 'a page that cannot be written',
    text: operation('operationId: a').replace('Zoo', 'a'.repeat(300)),
    place: 'bad.yaml',
    reason: /missing: ENAMETOOLONG/,
  },
];

const site = useTemporaryFolder();

/** All files of the pages and the data, by name and content. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of ['docs/api', '.api']) {
    const entries = readdirSync(path.join(site.path, folder), { recursive: true }).map(String);
    for (const entry of entries.sort()) {
      const file = path.join(site.path, folder, entry);
      hash.update(file).update(path.extname(file) === '' ? '' : readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Runs the command on a file of the site: what `npm run api` runs in a process of its own. */
async function makeReference(file: string, args: string[] = []): Promise<RunResult> {
  const said: string[] = [];
  const { code } = await runApi(args, {
    siteDir: site.path,
    site: 'https://site.example/',
    env: { OPENAPI_SPEC: path.join(site.path, file) },
    namePages,
    print: (line) => said.push(line),
    printError: (line) => said.push(line),
    paint: noPaint,
    progress: { step: () => undefined, end: () => undefined },
  });
  return { code, output: said.join('\n') };
}

const write = (file: string, text: string | Buffer) =>
  writeFileSync(path.join(site.path, file), text);

let former: string;

beforeAll(async () => {
  mkdirSync(path.join(site.path, 'in/folder'), { recursive: true });
  write('in/good.yaml', GOOD);
  const { code, output } = await makeReference('in/good.yaml');
  expect(code, output).toBe(0);
  former = fingerprint();
});

describe('on any fault it exits non-zero with file, line and reason, and leaves the former pages as they were', () => {
  test.each(FAULTS)('$name', async ({ text, other, place, reason }) => {
    write('in/bad.yaml', text);
    if (other !== undefined) write('in/other.yaml', other);
    const { code, output } = await makeReference('in/bad.yaml');
    expect(code, output).toBe(EXIT_CODES.refused[0]);
    expect(output).toContain(`in/${place}`);
    expect(output).toMatch(reason);
    // Where there is a line, there is a column, and the line is shown with a mark below it.
    const [, line] = /^\S*in\/\w+\.yaml:(\d+):\d+: /m.exec(output) ?? [];
    if (place.includes(':')) expect(line).toBeDefined();
    if (line) expect(output).toMatch(new RegExp(`^ +> +${line} \\|.*\n +\\| +\\^$`, 'm'));
    expect(output, 'no stack trace').not.toMatch(/^\s+at /m);
    expect(fingerprint(), 'former pages').toBe(former);
    const left = readdirSync(site.path).filter((name) => name.startsWith('.api-'));
    expect(left, 'temporary folders').toEqual([]);
  });

  test.each([
    ['a file that does not exist', 'in/nowhere.yaml', 'There is no such file.'],
    ['a folder', 'in/folder', 'This is not a file.'],
  ])('%s', async (_name, file, reason) => {
    const { code, output } = await makeReference(file);
    expect(code).toBe(EXIT_CODES.refused[0]);
    expect(output).toContain(`${file}: ${reason}`);
    expect(fingerprint()).toBe(former);
  });
});

describe('the project’s own rules apply to openapi/ only', () => {
  const untidy = operation('operationId: getEverything');

  test('a description given by OPENAPI_SPEC is refused only when it breaks the OpenAPI specification', async () => {
    write('in/untidy.yaml', untidy);
    const { code, output } = await makeReference('in/untidy.yaml');
    expect(code, output).toBe(0);
    expect(readdirSync(path.join(site.path, 'docs/api')).sort()).toEqual([
      'get-everything.mdx',
      'zoo.mdx',
    ]);
  });

  const WARNINGS: [name: string, rest: string, reason: RegExp][] = [
    ['no operationId and no summary', 'description: A', /neither operationId nor summary/],
    ['an unknown key', 'operationId: get-it\n      colour: red', /`colour` is not expected here/],
    [
      'a type that does not exist',
      `operationId: get-it\n      parameters: [{name: q, in: query, schema: {type: strnig}}]`,
      /"string"/,
    ],
    [
      'a $ref with a description beside it, in 3.0',
      `operationId: get-it\n      parameters: [{name: q, in: query, schema: {$ref: '#/components/schemas/S', description: B}}]`,
      /alongside `\$ref`/,
    ],
    [
      'no such security scheme',
      'operationId: get-it\n      security: [{no: []}]',
      /no security scheme/,
    ],
  ];

  test.each(WARNINGS)(
    '%s is a warning with its place, and a fault with --strict',
    async (_name, rest, reason) => {
      const text = `${operation(rest).replace('3.1.1', '3.0.3')}components: {schemas: {S: {type: string}}}\n`;
      write('in/warned.yaml', text);
      const { code, output } = await makeReference('in/warned.yaml');
      expect(code, output).toBe(0);
      expect(output).toMatch(/in\/warned\.yaml:\d+:\d+: warning: /);
      expect(output).toMatch(reason);
      const strict = await makeReference('in/warned.yaml', ['--strict']);
      expect(strict.code, strict.output).toBe(EXIT_CODES.refused[0]);
      expect(strict.output).toMatch(reason);
    },
  );

  test('many warnings of one kind are counted, and listed with --all', async () => {
    const paths = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [
        `/p${index}`,
        { get: { responses: { 200: { description: 'A' } } } },
      ]),
    );
    const info = { title: 'Many', version: '1' };
    write('in/many.json', JSON.stringify({ openapi: '3.1.1', info, paths }));
    const few = await makeReference('in/many.json');
    expect(few.output.match(/: warning: /g)).toHaveLength(1);
    expect(few.output).toContain('and 8 more places like this');
    expect(few.output).toContain('9 warnings of 1 kind');
    const all = await makeReference('in/many.json', ['--all']);
    expect(all.output.match(/: warning: /g)).toHaveLength(9);
  });

  test('the slugs and the catalogue follow its info.title and operations', async () => {
    const other = {
      openapi: '3.0.3',
      info: { title: 'Pet Store API', version: '2' },
      paths: {
        '/pets': { get: { summary: 'List all pets', responses: { 200: { description: 'A' } } } },
        '/ip': { get: { operationId: 'get-ipv4', responses: { 200: { description: 'B' } } } },
      },
    };
    write('in/other.json', JSON.stringify(other));
    const { code, output } = await makeReference('in/other.json');
    expect(code, output).toBe(0);
    const catalogue = JSON.parse(
      readFileSync(path.join(site.path, '.api/catalogue.json'), 'utf8'),
    ) as { slug: string; title: string; groups: { entries: { slug: string }[] }[] };
    expect(catalogue.title).toBe('Pet Store API');
    expect(catalogue.slug).toBe('pet-store-api');
    const slugs = catalogue.groups.flatMap(({ entries }) => entries.map(({ slug }) => slug));
    expect(slugs.sort()).toEqual(['get-ipv4', 'list-all-pets']);
  });
});

describe('npm run api, as a process', () => {
  let project: Project;

  beforeAll(async () => {
    project = await createProject();
  });

  afterAll(() => project.remove());

  const run = (env: NodeJS.ProcessEnv = {}) => project.run('npm', ['run', '--silent', 'api'], env);

  test('ends with the code of a fault, which it prints with file, line and column', async () => {
    await project.write('in/bad.yaml', two('get-a', 'get-a'));
    const { code, output } = await run({ OPENAPI_SPEC: 'in/bad.yaml' });
    expect(code, output).toBe(EXIT_CODES.refused[0]);
    expect(output).toMatch(/^in\/bad\.yaml:10:\d+: .*"get-a" is taken by GET \/a/m);
    expect(output, 'no stack trace').not.toMatch(/^\s+at /m);
    expect(existsSync(path.join(project.dir, 'docs/api'))).toBe(false);
  });

  test('refuses in openapi/ what breaks the rules of this project only', async () => {
    const file = 'openapi/paths/finance/pin.yaml';
    const text = readFileSync(path.join(project.dir, file), 'utf8');
    await project.write(file, text.replace('summary: Generate a PIN', 'summary: PIN.'));
    const { code, output } = await run();
    expect(code).toBe(EXIT_CODES.refused[0]);
    expect(output).toMatch(/openapi\/paths\/finance\/pin\.yaml:\d+:\d+: .*summary/);
  });
});
