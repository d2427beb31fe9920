/**
 * Real operations, mutated. `FUZZ_RUNS` and `FUZZ_SEED` make it longer or other: `npm run fuzz`.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { DescriptionError } from '../../src/reference/read/fault';
import { loadDescription } from '../../src/reference/read/load';
import { readApi } from '../../src/reference/read/model';
import { isReservedName } from '../../src/reference/read/slug';
import type { Description, OperationObject } from '../../src/reference/read/types';
import { printOperation, renderOperationPage } from '../../src/reference/print/page';
import { createOperationView } from '../../src/reference/view/operation';
import type { OperationView, ProseNode } from '../../src/reference/view/types';
import { readFrontMatter, visibleText } from '../support/mdx';
import { renderProse } from '../support/prose';
import { listOperations } from '../support/operations';
import { times } from '../support/sweep';
import { useTemporaryFolder } from '../support/temporaryFolder';
import { listTexts } from '../support/texts';
import { withoutSpaces } from '../support/withoutSpaces';

const RUNS = Number(process.env.FUZZ_RUNS ?? times(20, 60));
const SEED = Number(process.env.FUZZ_SEED ?? 20250101);

/** What means something to a shell, a path, a browser, YAML, Markdown or MDX. */
const HOSTILE = [
  '../../../etc/passwd',
  '..\\..\\windows',
  'javascript:alert(1)',
  '[click](javascript:alert(1))',
  '<img src=x onerror=alert(1)>',
  '<script>globalThis.ran = 1</script>',
  '</script><script>globalThis.ran = 1</script>',
  '{globalThis.ran = 1}',
  '${globalThis.ran = 1}',
  'export const ran = 1',
  'import ran from "./ran"',
  '---\nslug: /elsewhere\n---',
  '"\nslug: /elsewhere',
  '\u202egnirts\u202c',
  '\u2066a\u2069\u200e',
  'bell \u0007, escape \u001b[31m',
  '__proto__',
  'constructor',
  'toString',
  'CON',
  '``` ```` `````',
  '-->',
  ']]>',
  '%00 %2e%2e%2f',
  '*/ alert(1) /*',
  '=1+1',
  '😀 é \u0301 ß İ',
];

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.constantFrom(...HOSTILE), { minLength: 2, maxLength: 3 })
      .map((parts) => parts.join(' ')),
  },
);

/** Keys whose values are texts that a page shows, and whose change leaves the operation sound. */
const TEXT_KEYS = new Set(['summary', 'description']);

/**
 * A real operation, all of its structure kept, in which texts of somebody who means harm stand for some of its
 * own. Beside its own parameters and responses it gets ones with such names and values.
 */
function mutate(
  operation: OperationObject,
  texts: readonly string[],
  every: number,
): OperationObject {
  let turn = 0;
  const next = () => texts[turn++ % texts.length] ?? '';
  const replaceTexts = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(replaceTexts);
    if (typeof node !== 'object' || node === null || '$ref' in node) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]): [string, unknown] => [
        key,
        TEXT_KEYS.has(key) && typeof value === 'string' && turn++ % every === 0
          ? next()
          : key === 'example' || key === 'examples'
            ? value
            : replaceTexts(value),
      ]),
    );
  };
  const copy = replaceTexts(structuredClone(operation)) as OperationObject;
  const [first = '', second = '', third = '', fourth = ''] = texts;
  const name = second.replaceAll(/[^\w.~-]/g, '') || 'q';
  return {
    ...copy,
    operationId: 'mutated',
    summary: first.trim() === '' ? 'x' : first,
    'x-aliases': [third],
    parameters: [
      ...(copy.parameters ?? []),
      {
        name: `q-${name}`,
        in: 'query',
        description: third,
        schema: { type: 'string', enum: [fourth, first] },
      },
      { name: `X-${name}`, in: 'header', schema: { type: 'string', default: second } },
    ],
    responses: {
      ...copy.responses,
      299: {
        description: fourth,
        headers: { [name]: { description: first, schema: { type: 'string' } } },
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { [third || 'a']: { type: 'string', description: first } },
            },
            example: { [fourth]: [first, second], ['__proto__']: third },
          },
        },
      },
    },
  };
}

let description: Description;
let operations: OperationObject[];
const folder = useTemporaryFolder();

beforeAll(async () => {
  description = await loadDescription({ file: 'openapi/openapi.yaml' });
  operations = listOperations(description);
}, 60_000);

function isElement(value: unknown): value is ProseNode {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'object';
}

/** The HTML of all prose in the data of a page, and all its other texts. */
function readValue(value: unknown): { html: string; texts: string[] } {
  if (typeof value === 'string') return { html: '', texts: [value] };
  if (isElement(value)) return { html: renderProse([value]), texts: [] };
  if (typeof value !== 'object' || value === null) return { html: '', texts: [] };
  const parts = Object.values(value).map(readValue);
  return {
    html: parts.map(({ html }) => html).join('\n'),
    texts: parts.flatMap(({ texts }) => texts),
  };
}

/** Everything that a page says. Its data is JSON, so nothing of it can be code. */
function readAll(view: OperationView) {
  const { html, texts } = readValue(JSON.parse(JSON.stringify(printOperation(view))));
  return { html, said: withoutSpaces([visibleText(html), ...texts].join('\n')) };
}

test('Whatever texts an operation has, its page shows them and runs none of them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 1000 }),
      fc.array(text, { minLength: 4, maxLength: 4 }),
      fc.integer({ min: 1, max: 5 }),
      async (index, texts, every) => {
        const operation = mutate(operations[index % operations.length] ?? {}, texts, every);
        const source: Description = { ...description, paths: { '/x': { get: operation } } };
        const api = readApi(source);
        const [first] = api.operations;
        if (!first) throw new Error('no operation');
        const view = createOperationView(api, first, undefined);
        const { frontMatter, content } = await readFrontMatter(renderOperationPage(view));
        expect(frontMatter.slug).toBe('/api/mutated');
        // Nothing of the description is in the page but its front matter.
        expect(content.trim()).toBe(
          'import page from "@site/.api/pages/mutated.json";\n\n<OperationPage {...page} />',
        );
        const page = readAll(view);
        expect(page.html).not.toMatch(/<(?:script|img|iframe|object|embed|style)\b/i);
        expect(page.html).not.toMatch(/\shref="\s*(?:javascript|data|vbscript):/i);
        // Prose is Markdown, whose own tests say what of it is shown.
        const exact = listTexts(source, operation).filter(
          ([place]) => !place.includes('description'),
        );
        // In a heading, a character that means something to a terminal is a replacement character.
        const shows = (words: string) => page.said.includes(withoutSpaces(words));
        const missing = exact.filter(
          ([, words]) => !shows(words) && !shows(words.replaceAll(/[^\P{Cc}\t\n\r]/gu, '\ufffd')),
        );
        expect(missing).toEqual([]);
      },
    ),
    { numRuns: RUNS, seed: SEED },
  );
}, 600_000);

/** Faults of structure, each with the change that makes one in a sound description. */
const FAULTS: Record<string, (root: Description, name: string) => void> = {
  'equal operationIds': (root, name) => {
    const id = `Id ${name}`;
    root.paths = {
      '/a': { get: { operationId: id, responses: { 200: { description: 'A' } } } },
      '/b': { get: { operationId: id, responses: { 200: { description: 'B' } } } },
    };
  },
  'broken $ref': (root, name) => {
    if (root.paths?.['/x']?.get) {
      root.paths['/x'].get.parameters = [{ $ref: `#/components/parameters/missing-${name}` }];
    }
  },
  'invalid type': (root, name) => {
    if (root.paths?.['/x']?.get) {
      root.paths['/x'].get.parameters = [
        { name: 'q', in: 'query', schema: { type: `no-${name}` } as object },
      ];
    }
  },
  'missing responses': (root) => delete root.paths?.['/x']?.get?.responses,
  'undeclared path parameter': (root, name) => {
    root.paths = { [`/x/{${name}}`]: root.paths?.['/x'] ?? {} };
  },
  'undeclared security scheme': (root, name) => {
    if (root.paths?.['/x']?.get) root.paths['/x'].get.security = [{ [`no-${name}`]: [] }];
  },
  'an operationId that leaves its folder': (root, name) => {
    if (root.paths?.['/x']?.get) root.paths['/x'].get.operationId = `../${name}`;
  },
  'an operationId that is a device': (root) => {
    if (root.paths?.['/x']?.get) root.paths['/x'].get.operationId = 'CON';
  },
};

const sound = (): Description => ({
  openapi: '3.1.1',
  info: { title: 'Fuzz', version: '1' },
  paths: { '/x': { get: { operationId: 'get-x', responses: { 200: { description: 'X' } } } } },
});

test.each(Object.entries(FAULTS))(
  'Faults of structure are refused with their position, whatever stands around them: %s',
  async (_name, breakIt) => {
    const file = path.join(folder.path, 'fault.yaml');
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[a-z]{1,12}$/), fc.boolean(), async (name, isJson) => {
        const root = sound();
        writeFileSync(file, isJson ? JSON.stringify(root) : stringify(root));
        await loadDescription({ file });
        breakIt(root, name);
        writeFileSync(file, isJson ? JSON.stringify(root, null, 1) : stringify(root));
        const error: unknown = await loadDescription({ file, strict: true }).catch(
          (caught: unknown) => caught,
        );
        expect(error).toBeInstanceOf(DescriptionError);
        for (const fault of (error as DescriptionError).faults) {
          expect(fault.line).toBeGreaterThan(0);
          expect(fault.column).toBeGreaterThan(0);
          expect(fault.frame).toMatch(/^> +\d+ \| /m);
        }
      }),
      { numRuns: Math.ceil(RUNS / 10), seed: SEED },
    );
  },
  600_000,
);

test('Every name of an operation is a file of its own in its folder, or is refused', async () => {
  const file = path.join(folder.path, 'name.yaml');
  await fc.assert(
    fc.asyncProperty(text, text, async (id, tag) => {
      const root = sound();
      if (root.paths?.['/x']?.get) {
        root.paths['/x'].get.operationId = id;
        root.paths['/x'].get.tags = [tag];
      }
      writeFileSync(file, JSON.stringify(root, null, 1));
      const loaded = await loadDescription({ file }).catch((error: unknown) => error);
      if (loaded instanceof DescriptionError) {
        expect(loaded.faults.every(({ line }) => line !== undefined)).toBe(true);
        return;
      }
      const [operation] = readApi(loaded as Description).operations;
      const slug = operation?.slug ?? '';
      expect(slug).not.toBe('');
      expect(isReservedName(slug)).toBe(false);
      expect(path.basename(path.resolve(folder.path, slug))).toBe(slug);
      expect(slug.startsWith('_')).toBe(false);
    }),
    { numRuns: RUNS, seed: SEED },
  );
  expect(readdirSync(folder.path).sort()).toEqual(['fault.yaml', 'name.yaml']);
}, 600_000);
