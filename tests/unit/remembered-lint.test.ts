import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DescriptionError, formatFault } from '../../src/reference/read/fault';
import { loadDescription } from '../../src/reference/read/load';
import { survivesJson } from '../../src/reference/json';
import { createMemory, noMemory } from '../../src/reference/memory';
import type { Memory } from '../../src/reference/memory';
import { openContentCache } from '../../src/contentCache';

const FILES = {
  'rules.yaml': `
rules:
  no-invalid-media-type-examples: error
  no-invalid-parameter-examples: error
`,
  'openapi.yaml': `
openapi: 3.1.1
info: { title: Zoo, version: '1' }
paths:
  /birds: { $ref: birds.yaml }
  /fish: { $ref: fish.yaml }
`,
  'birds.yaml': `
get:
  operationId: get-birds
  parameters: [{ $ref: count.yaml }]
  responses:
    '200':
      description: Good
      content:
        application/json:
          schema: { type: object, properties: { name: { $ref: schemas.yaml#/Name } } }
          examples:
            one: { value: { name: Owl } }
            two: { $ref: example.yaml }
`,
  'fish.yaml': `
post:
  operationId: post-fish
  requestBody:
    content: { application/json: { schema: { type: integer }, example: 7 } }
  responses:
    '200': { description: Good, content: { text/plain: { schema: { type: string }, example: a } } }
`,
  'schemas.yaml': `
Name: { type: array, items: { $ref: '#/Letter' } }
Letter: { type: string, minLength: 1 }
`
    .replace('type: array, items: {', 'anyOf: [{')
    .replace("'#/Letter' }", "'#/Letter' }]"),
  'example.yaml': 'value: { name: Emu }',
  'count.yaml':
    '{ name: count, in: query, schema: { type: integer }, examples: { one: { value: 1 } } }',
};

type Files = typeof FILES;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'remembered-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is wrong with a description, and what it says when nothing is. */
async function check(files: Files, memory: Memory): Promise<string[] | object> {
  mkdirSync(path.join(folder, 'in'), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, 'in', name), text);
  }
  const at = (name: keyof Files) => path.join(folder, 'in', name);
  const options = { file: at('openapi.yaml'), projectRules: at('rules.yaml'), memory };
  try {
    return await loadDescription(options);
  } catch (error) {
    if (error instanceof DescriptionError) return error.faults.map(formatFault);
    throw error;
  }
}

/** The same with what former runs have kept, and what was done that they had not. */
async function remember(files: Files): Promise<{ result: string[] | object; made: string[] }> {
  const cache = openContentCache(path.join(folder, 'cache'));
  const memory = createMemory(cache, 'a');
  const made: string[] = [];
  const result = await check(files, {
    ...memory,
    recall: (what, source, make) =>
      memory.recall(what, source, () => {
        made.push(what);
        return make();
      }),
  });
  cache.save();
  return { result, made };
}

const CHANGES: Record<string, [file: keyof Files, from: string, to: string]> = {
  'an example': ['birds.yaml', 'Owl', '7'],
  'an example in a file of its own': ['example.yaml', 'Emu', '7'],
  'a value of which JSON has no other than of nothing': [
    'fish.yaml',
    'example: 7',
    'example: .inf',
  ],
  'the schema of a body': ['fish.yaml', 'type: integer', 'type: boolean'],
  'a schema that a reference leads to': ['schemas.yaml', 'type: string', 'type: integer'],
  'what the reference of such a schema leads to': ['schemas.yaml', "'#/Letter'", "'#/Number'"],
  'the schema of a parameter': ['count.yaml', 'type: integer', 'type: string'],
  'the example of a parameter': ['count.yaml', 'value: 1', 'value: one'],
  'a file that cannot be read': ['fish.yaml', 'responses:', 'responses: ]'],
};

test.each(Object.entries(CHANGES))(
  'A fault is found however much a former run has found to be fine: %s.',
  async (_name, [file, from, to]) => {
    const whole = { ...FILES, 'schemas.yaml': `${FILES['schemas.yaml']}Number: { type: integer }` };
    expect((await remember(whole)).result).not.toBeInstanceOf(Array);
    const faulty = { ...whole, [file]: whole[file].replace(from, to) };
    expect(faulty).not.toEqual(whole);
    const faults = await check(faulty, noMemory);
    expect(faults).toBeInstanceOf(Array);
    expect((await remember(faulty)).result).toEqual(faults);
    // What was at fault is not taken to be fine because it is known.
    expect((await remember(faulty)).result).toEqual(faults);
    expect((await remember(whole)).result).toEqual(await check(whole, noMemory));
  },
);

test('Another severity of the rule finds what was not asked for before.', async () => {
  const faulty = { ...FILES, 'example.yaml': 'value: { name: 7 }' };
  const lenient = { ...faulty, 'rules.yaml': FILES['rules.yaml'].replaceAll('error', 'off') };
  expect((await remember(lenient)).result).not.toBeInstanceOf(Array);
  expect((await remember(faulty)).result).toEqual(await check(faulty, noMemory));
});

test('Only what has changed is read and checked again.', async () => {
  expect((await remember(FILES)).made).toContain('passed examples');
  expect((await remember(FILES)).made).toEqual([]);
  const other = { ...FILES, 'fish.yaml': FILES['fish.yaml'].replace('example: 7', 'example: 8') };
  expect((await remember(other)).made).toEqual(['parsed', 'passed examples']);
});

test('A file that JSON cannot say is read each time.', async () => {
  const awkward = 'x-far: .inf\nx-first: &bird { name: Emu }\nx-second: *bird\n';
  const files = { ...FILES, 'openapi.yaml': FILES['openapi.yaml'] + awkward };
  const first = (await remember(files)).result;
  expect(first).toMatchObject({ 'x-far': Infinity, 'x-second': { name: 'Emu' } });
  expect((await remember(files)).result).toEqual(first);
});

test('What JSON changes is told from what it does not.', () => {
  const twice = {};
  const round: unknown[] = [];
  round.push(round);
  const same = [null, true, 'a', 1.5, [], {}, { a: [{ b: null }] }];
  const other = [undefined, NaN, Infinity, -0, 1n, new Date(), [undefined], [twice, twice], round];
  expect(same.filter((value) => !survivesJson(value))).toEqual([]);
  expect(other.filter((value) => survivesJson(value))).toEqual([]);
});
