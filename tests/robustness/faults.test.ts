import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProject } from '../support/project.ts';
import type { Project } from '../support/project.ts';

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
    name: 'an id like the information page',
    text: operation('operationId: zoo'),
    place: 'bad.yaml:6',
    reason: /"zoo" is taken by the information page/,
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
    reason: /OpenAPI 3/,
  },
  ...['a/b', 'a\\b', 'a..b'].map((id) => ({
    name: `the operationId ${id}`,
    text: operation(`operationId: '${id}'`),
    place: 'bad.yaml:6',
    reason: /contains "\/", "\\", "\.\."/,
  })),
  { name: 'no paths', text: head, place: 'bad.yaml:', reason: /paths|no operation/ },
  { name: 'empty paths', text: `${head}paths: {}\n`, place: 'bad.yaml:3', reason: /no operation/ },
  {
    name: 'no responses',
    text: `${head}paths:\n  /a:\n    get:\n      operationId: get-a\n`,
    place: 'bad.yaml:5',
    reason: /no responses/,
  },
  {
    name: 'neither summary nor operationId',
    text: operation('description: A'),
    place: 'bad.yaml:5',
    reason: /neither operationId nor summary/,
  },
  {
    name: 'a type that does not exist',
    text: operation(
      `operationId: get-a\n      parameters: [{name: q, in: query, schema: {type: strnig}}]`,
    ),
    place: 'bad.yaml:7',
    reason: /"string"/,
  },
  {
    name: 'a page that cannot be written',
    text: operation(`operationId: ${'a'.repeat(300)}`),
    place: 'bad.yaml',
    reason: /missing: ENAMETOOLONG/,
  },
];

let project: Project;
let former: string;

/** All files of the pages and the data, by name and content. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of ['docs/api', '.api']) {
    const entries = readdirSync(path.join(project.dir, folder), { recursive: true }).map(String);
    for (const entry of entries.sort()) {
      const file = path.join(project.dir, folder, entry);
      hash.update(file).update(path.extname(file) === '' ? '' : readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function makeReference(spec: string) {
  return project.run('npm', ['run', '--silent', 'api'], { OPENAPI_SPEC: spec });
}

beforeAll(async () => {
  project = await createProject();
  await project.write('in/good.yaml', GOOD);
  const { code, output } = await makeReference('in/good.yaml');
  expect(code, output).toBe(0);
  former = fingerprint();
});

afterAll(() => project.remove());

describe('on any fault it exits non-zero with file, line and reason, and leaves the former pages as they were', () => {
  test.each(FAULTS)('$name', async ({ text, other, place, reason }) => {
    const folder = path.join(project.dir, 'in');
    await writeFile(path.join(folder, 'bad.yaml'), text);
    if (other !== undefined) await writeFile(path.join(folder, 'other.yaml'), other);
    const { code, output } = await makeReference('in/bad.yaml');
    expect(code, output).toBe(1);
    expect(output).toContain(`in/${place}`);
    expect(output).toMatch(reason);
    // Where there is a line, there is a column, and the line is shown with a mark below it.
    const [, line] = /^in\/\w+\.yaml:(\d+):\d+: /m.exec(output) ?? [];
    if (place.includes(':')) expect(line).toBeDefined();
    if (line) expect(output).toMatch(new RegExp(`^ +> +${line} \\|.*\n +\\| +\\^$`, 'm'));
    expect(output, 'no stack trace').not.toMatch(/^\s+at /m);
    expect(fingerprint(), 'former pages').toBe(former);
    const left = readdirSync(project.dir).filter((name) => name.startsWith('.api-'));
    expect(left, 'temporary folders').toEqual([]);
  });

  test('a file that does not exist', async () => {
    const { code, output } = await makeReference('in/nowhere.yaml');
    expect(code).not.toBe(0);
    expect(output).toContain('in/nowhere.yaml: There is no such file.');
    expect(fingerprint()).toBe(former);
  });

  test('a folder', async () => {
    mkdirSync(path.join(project.dir, 'in/folder'), { recursive: true });
    const { code, output } = await makeReference('in/folder');
    expect(code).not.toBe(0);
    expect(output).toContain('in/folder: This is not a file.');
    expect(fingerprint()).toBe(former);
  });
});

describe('the project’s own rules apply to openapi/ only', () => {
  const untidy = operation('operationId: getEverything');

  test('a description given by OPENAPI_SPEC is refused only when it breaks the OpenAPI specification', async () => {
    await project.write('in/untidy.yaml', untidy);
    const { code, output } = await makeReference(path.join(project.dir, 'in/untidy.yaml'));
    expect(code, output).toBe(0);
    expect(readdirSync(path.join(project.dir, 'docs/api')).sort()).toEqual([
      'get-everything.mdx',
      'zoo.mdx',
    ]);
  });

  test('the slugs and the catalogue follow its info.title and operations', async () => {
    await project.write(
      'in/other.json',
      JSON.stringify({
        openapi: '3.0.3',
        info: { title: 'Pet Store API', version: '2' },
        paths: {
          '/pets': { get: { summary: 'List all pets', responses: { 200: { description: 'A' } } } },
          '/ip': { get: { operationId: 'get-ipv4', responses: { 200: { description: 'B' } } } },
        },
      }),
    );
    const { code, output } = await makeReference('in/other.json');
    expect(code, output).toBe(0);
    const catalogue = JSON.parse(
      readFileSync(path.join(project.dir, '.api/catalogue.json'), 'utf8'),
    ) as { slug: string; title: string; groups: { entries: { slug: string }[] }[] };
    expect(catalogue.title).toBe('Pet Store API');
    expect(catalogue.slug).toBe('pet-store-api');
    const slugs = catalogue.groups.flatMap(({ entries }) => entries.map(({ slug }) => slug));
    expect(slugs.sort()).toEqual(['get-ipv4', 'list-all-pets']);
  });

  test('the same untidiness in openapi/ is refused', async () => {
    const file = 'openapi/paths/finance/pin.yaml';
    const text = readFileSync(path.join(project.dir, file), 'utf8');
    await project.write(file, text.replace('summary: Generate a PIN', 'summary: PIN.'));
    const { code, output } = await project.run('npm', ['run', '--silent', 'api']);
    await project.write(file, text);
    expect(code).not.toBe(0);
    expect(output).toMatch(/openapi\/paths\/finance\/pin\.yaml:\d+:\d+: .*summary/);
  });
});
