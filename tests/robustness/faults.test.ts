/** What `npm run api` refuses in `openapi/`: with file, line and column, and the pages of before untouched. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { runApi } from '../../src/cli/api.ts';
import { cutDescription } from '../support/cutDescription.ts';
import { namePages } from '../support/namePages.ts';
import { createProject } from '../support/project.ts';
import type { Project } from '../support/project.ts';
import { useTemporaryFolder } from '../support/temporaryFolder.ts';

const ROOT = 'openapi.yaml';
const GET = 'paths/string/nano-id.yaml';
const POST = 'paths/custom/template.yaml';
const OTHER = 'paths/internet/port.yaml';
const META = 'components/schemas/Meta.yaml';

interface Fault {
  name: string;
  /** The file that is changed, below `openapi/`. */
  file: string;
  /** The text that is replaced, and what by; without the first, the whole file. */
  from?: string | RegExp;
  to: string | Buffer;
  /** What stands in the changed file at the line and column that the message names. */
  at: string;
  /** What the message says. */
  says: RegExp;
}

/** A property of the response with a schema, and where the keyword stands in it. */
const inSchema = (name: string, schema: string, at: string, says: RegExp): Fault => ({
  name,
  file: GET,
  from: /data:\n {16}type: array\n/,
  to: `more:\n                description: More.\n                ${schema}\n              data:\n                type: array\n`,
  at,
  says,
});

/** A further parameter. */
const inParameter = (name: string, parameter: string, at: string, says: RegExp): Fault => ({
  name,
  file: GET,
  from: '    - name: length\n',
  to: `    - ${parameter}\n      description: More.\n      schema:\n        type: string\n    - name: length\n`,
  at,
  says,
});

/** A further sentence of an operation's description. */
const inProse = (name: string, text: string, says: RegExp): Fault => ({
  name,
  file: GET,
  from: 'never use one as a secret.',
  to: `never use one as a secret. ${text}`,
  at: 'description: |',
  says,
});

const SHOW = /Pages do not show/;

const FAULTS: Fault[] = [
  {
    name: 'a $ref to a file that does not exist',
    file: ROOT,
    from: GET,
    to: 'paths/string/missing.yaml',
    at: '$ref: paths/string/missing.yaml',
    says: /missing\.yaml/,
  },
  {
    name: 'a $ref to a part that does not exist',
    file: GET,
    from: '../../components/schemas/Meta.yaml',
    to: '../../components/schemas/Meta.yaml#/properties/no',
    at: '$ref: ../../components/schemas/Meta.yaml#/properties/no',
    says: /resolve/,
  },
  {
    name: 'a $ref to another host',
    file: GET,
    from: '../../components/schemas/Meta.yaml',
    to: 'https://api.example.com/Meta.yaml',
    at: '$ref: https://api.example.com/Meta.yaml',
    says: /another host/,
  },
  {
    name: 'an operationId twice',
    file: GET,
    from: 'generate-a-nano-id',
    to: 'generate-a-port',
    at: 'generate-a-port',
    says: /"?generate-a-port/,
  },
  {
    name: 'an operationId twice in kebab case',
    file: GET,
    from: 'generate-a-nano-id',
    to: 'generate-a-port1',
    at: 'generate-a-port1',
    says: /would replace that of "generate-a-port-1"/,
  },
  {
    name: "an operationId that is the information page's",
    file: GET,
    from: 'generate-a-nano-id',
    to: 'fakewright',
    at: 'fakewright',
    says: /would replace that of the information page/,
  },
  {
    name: 'an operationId with a path in it',
    file: GET,
    from: 'generate-a-nano-id',
    to: '../generate-a-nano-id',
    at: '../generate-a-nano-id',
    says: /operationId/,
  },
  {
    name: 'one file for two paths',
    file: ROOT,
    from: GET,
    to: OTHER,
    at: '$ref: paths/internet/port.yaml\n  # custom',
    says: /is the file of another path/,
  },
  {
    name: 'no responses',
    file: GET,
    from: /\n {2}responses:\n[^]*$/,
    to: '\n',
    at: 'get:',
    says: /responses/,
  },
  {
    name: 'empty responses',
    file: GET,
    from: /\n {2}responses:\n[^]*$/,
    to: '\n  responses: {}\n',
    at: 'responses: {}',
    says: /lists no responses/,
  },
  {
    name: 'no paths',
    file: ROOT,
    from: /\npaths:\n[^]*?\n(?=\w)/,
    to: '\n',
    at: 'openapi:',
    says: /no paths/,
  },
  {
    name: 'empty paths',
    file: ROOT,
    from: /\npaths:\n[^]*?\n(?=\w)/,
    to: '\npaths: {}\n',
    at: 'paths: {}',
    says: /no paths/,
  },
  {
    name: 'a type that does not exist',
    file: GET,
    from: 'type: integer',
    to: 'type: strin',
    at: 'strin\n',
    says: /`type` can be one of the following/,
  },
  {
    name: 'parameters as an object',
    file: GET,
    from: /\n {2}parameters:\n[^]*?\n {2}responses:/,
    to: '\n  parameters:\n    count: 1\n  responses:',
    at: 'count: 1',
    says: /Expected type `ParameterList` \(array\)/,
  },
  {
    name: 'a number as a description',
    file: GET,
    from: 'description: One Nano ID.',
    to: 'description: 1',
    at: '1\n                  pattern',
    says: /Expected type `string` but got `integer`/,
  },
  {
    name: 'an unknown key',
    file: GET,
    from: '  x-aliases:',
    to: '  colour: red\n  x-aliases:',
    at: 'colour: red',
    says: /`colour` is not expected here/,
  },
  {
    name: 'no such security scheme',
    file: GET,
    from: '  x-aliases:',
    to: '  security:\n    - token: []\n  x-aliases:',
    at: 'token: []',
    says: /no `token` security scheme/,
  },
  {
    name: 'a summary against the rules of style',
    file: GET,
    from: 'summary: Generate a Nano ID',
    to: 'summary: Nano ID.',
    at: 'Nano ID.',
    says: /A summary reads/,
  },
  { name: 'broken YAML', file: ROOT, from: '\npaths:', to: '\npaths: {', at: '', says: /./ },
  {
    name: 'broken YAML in a part',
    file: META,
    from: 'type: object',
    to: 'type: [',
    at: '',
    says: /parse/,
  },
  {
    name: 'a binary file',
    file: ROOT,
    to: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff]),
    at: '',
    says: /null byte|non-printable/,
  },
  {
    name: 'a binary file as a part',
    file: META,
    to: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff]),
    at: '',
    says: /null byte|non-printable/,
  },
  { name: 'an empty file', file: ROOT, to: '', at: '', says: /./ },
  {
    name: 'another format',
    file: ROOT,
    to: "swagger: '2.0'\ninfo: {title: A, version: '1'}\npaths: {}\n",
    at: 'swagger',
    says: /OpenAPI 3\.1/,
  },
  {
    name: 'a callback',
    file: GET,
    from: '  x-aliases:',
    to: "  callbacks:\n    done:\n      '{$request.query.url}':\n        post:\n          responses:\n            '200':\n              description: Fine.\n  x-aliases:",
    at: 'callbacks:',
    says: /Pages do not show `callbacks` of Operation.*src\/reference\/view\/operation\.ts.*openapi\/rules\.ts/,
  },
  {
    name: 'a webhook',
    file: ROOT,
    from: '\npaths:',
    to: "\nwebhooks:\n  done:\n    post:\n      responses:\n        '200':\n          description: Fine.\npaths:",
    at: 'webhooks:',
    says: SHOW,
  },
  {
    name: 'a link of a response',
    file: GET,
    from: '      description: The generated Nano IDs.\n',
    to: '      description: The generated Nano IDs.\n      links:\n        again:\n          operationId: generate-a-nano-id\n',
    at: 'links:',
    says: SHOW,
  },
  {
    name: 'a server beside the one',
    file: ROOT,
    from: '    description: Production\n',
    to: '    description: Production\n  - url: https://test.fakewright.test\n',
    at: 'servers:',
    says: /more than one server/,
  },
  {
    name: 'a method without a label',
    file: GET,
    from: /^get:/,
    to: 'trace:',
    at: 'trace:',
    says: SHOW,
  },
  {
    name: 'multipart/form-data',
    file: POST,
    from: 'application/json:',
    to: 'multipart/form-data:',
    at: 'multipart/form-data:',
    says: /JSON media type: multipart\/form-data/,
  },
  {
    name: 'a range of statuses',
    file: GET,
    from: "'400':",
    to: "'4XX':",
    at: "'4XX':",
    says: SHOW,
  },
  inSchema(
    'a discriminator',
    'type: object\n                discriminator:\n                  propertyName: kind',
    'discriminator:',
    /`discriminator` of Schema/,
  ),
  inSchema('xml', 'type: string\n                xml:\n                  name: more', 'xml:', SHOW),
  inSchema(
    'patternProperties',
    'type: object\n                patternProperties:\n                  ^x:\n                    type: string',
    'patternProperties:',
    SHOW,
  ),
  inSchema('readOnly', 'type: string\n                readOnly: true', 'readOnly:', SHOW),
  inSchema(
    'not',
    'type: string\n                not:\n                  type: string',
    'not:',
    SHOW,
  ),
  inSchema('no type', 'format: uri', 'more:', /schemas without a type/),
  inSchema(
    'allOf of two',
    'allOf:\n                  - $ref: ../../components/schemas/Meta.yaml\n                  - type: object',
    'allOf:',
    SHOW,
  ),
  inSchema(
    'keywords beside a $ref',
    '$ref: ../../components/schemas/Meta.yaml\n                minProperties: 1',
    'minProperties: 1',
    /`minProperties` beside a \$ref/,
  ),
  {
    name: 'a schema that contains itself',
    file: META,
    from: 'properties:\n',
    to: 'properties:\n  inner:\n    description: The same again.\n    $ref: Meta.yaml\n',
    at: '$ref: Meta.yaml',
    says: /contains itself/,
  },
  inParameter(
    'a cookie parameter',
    'name: more\n      in: cookie',
    'in: cookie',
    /parameters in cookie/,
  ),
  inParameter(
    'a style of a parameter',
    'name: more\n      in: query\n      style: pipeDelimited',
    'style: pipeDelimited',
    SHOW,
  ),
  {
    name: 'a key in the query',
    file: 'components/securitySchemes/ApiKey.yaml',
    from: 'in: header',
    to: 'in: query',
    at: 'type: apiKey',
    says: /keys in headers and bearer tokens/,
  },
  inProse('HTML in a description', 'Not <b>bold</b>.', /HTML.*: <b>/),
  inProse('an image in a description', 'See ![it](/img/logo.svg).', /!\[it\]/),
  inProse('a link to a file beside', 'See [it](it.md).', /\[it\]\(it\.md\)/),
  inProse('a link that would run', 'See [it](javascript:it).', /javascript/),
  {
    name: 'an example that its schema refuses',
    file: GET,
    from: '- sRTTXy1Jy2-YeYzQdA-m3',
    to: "- 'not a Nano ID'",
    at: "'not a Nano ID'",
    says: /Example value must conform to the schema/,
  },
  {
    name: 'an example of a parameter that its schema refuses',
    file: GET,
    from: 'example: 10',
    to: 'example: 65',
    at: '65',
    says: /Example value must conform to the schema/,
  },
];

const site = useTemporaryFolder();
const inFolder = (file: string) => path.join(site.path, 'openapi', file);
/** Contents of before of the files that a test has changed. */
const changedFiles = new Map<string, Buffer>();
let former: string;

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

/** Runs the command, as `npm run api` does in a process of its own, and collects what it prints. */
async function makeReference(): Promise<{ code: number; output: string }> {
  let output = '';
  const collect = (text: unknown) => {
    output += `${String(text)}\n`;
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(collect);
  vi.spyOn(console, 'log').mockImplementation(collect);
  vi.spyOn(console, 'error').mockImplementation(collect);
  try {
    const { code } = await runApi(namePages, [], site.path);
    return { code, output };
  } finally {
    vi.restoreAllMocks();
  }
}

/** The line and column of a text, as messages have them. */
function placeOf(text: string, part: string): string {
  const index = text.indexOf(part);
  expect(index, part).toBeGreaterThanOrEqual(0);
  const before = text.slice(0, index).split('\n');
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

beforeAll(async () => {
  cpSync('openapi', path.join(site.path, 'openapi'), { recursive: true });
  await cutDescription(site.path);
  const { code, output } = await makeReference();
  expect(code, output).toBe(0);
  former = fingerprint();
});

afterEach(() => {
  for (const [file, content] of changedFiles) writeFileSync(inFolder(file), content);
  changedFiles.clear();
});

/** Changes a file of the description for one test. */
function change(file: string, from: string | RegExp | undefined, to: string | Buffer): string {
  const before = readFileSync(inFolder(file));
  const text = before.toString();
  const changed = from === undefined ? to : text.replace(from, () => String(to));
  expect(String(changed)).not.toBe(text);
  changedFiles.set(file, before);
  writeFileSync(inFolder(file), changed);
  return String(changed);
}

describe('what is wrong is refused with file, line and column, and the pages of before stay', () => {
  test.each(FAULTS)('$name', async ({ name, file, from, to, at, says }) => {
    if (name === 'an operationId twice in kebab case') {
      change(OTHER, 'generate-a-port', 'generate-a-port-1');
    }
    const changed = change(file, from, to);
    const { code, output } = await makeReference();
    expect(code, output).toBe(1);
    const place = at === '' ? String.raw`\d+:\d+` : placeOf(changed, at);
    expect(output).toMatch(new RegExp(`openapi/${file}:${place}(?!\\d)`));
    expect(output).toMatch(says);
    expect(output, 'no stack trace').not.toMatch(/^\s+at \S+ \(/m);
    expect(output).toContain('The pages in docs/api are those of before.');
    expect(fingerprint(), 'pages of before').toBe(former);
    const left = readdirSync(site.path).filter((entry) => entry.startsWith('.api-'));
    expect(left, 'temporary folders').toEqual([]);
  });

  test('all faults of a run are named, each with its lines', async () => {
    change(GET, 'type: integer', 'type: strin');
    change(OTHER, 'operationId: ', 'colour: red\n  operationId: ');
    const { code, output } = await makeReference();
    expect(code).toBe(1);
    for (const line of ['type: strin', 'colour: red']) {
      expect(output).toMatch(new RegExp(`^\\d+ \\| .*${line}\n.*\\^`, 'm'));
    }
  });
});

describe('npm run api, as a process', () => {
  let project: Project;

  beforeAll(async () => {
    project = await createProject();
    await cutDescription(project.dir);
  });

  afterAll(() => project.remove());

  const run = (...args: string[]) => project.run('npm', ['run', '--silent', 'api', '--', ...args]);

  test('ends with 0 when the pages are written, and with --check when they are up to date', async () => {
    expect((await run('--check')).code).toBe(1);
    expect(existsSync(path.join(project.dir, 'docs/api'))).toBe(false);
    const { code, output } = await run();
    expect(code, output).toBe(0);
    const checked = await run('--check');
    expect(checked.code, checked.output).toBe(0);
    expect((await run()).output).toContain('0 files written, 0 removed');
  });

  test('ends with 1 for a fault, which it prints with file, line and column', async () => {
    const file = path.join(project.dir, 'openapi', GET);
    writeFileSync(file, readFileSync(file, 'utf8').replace('in: query', 'in: cookie'));
    const { code, output } = await run();
    expect(code).toBe(1);
    expect(output).toMatch(/openapi\/paths\/string\/nano-id\.yaml:\d+:\d+/);
    expect(output).toContain('Pages do not show parameters in cookie');
  });
});
