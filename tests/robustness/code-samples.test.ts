import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasProgram, Workshop } from '../support/programs.ts';
import { startPrism } from '../support/prism.ts';
import type { RunningServer } from '../support/prism.ts';
import {
  api,
  arrivalOf,
  codeOf,
  documented,
  firstSample,
  hostileBodies,
  hostilePlaces,
  template,
} from './code-samples/cases.ts';
import type { Case } from './code-samples/cases.ts';
import {
  checkTypes,
  compileJava,
  compileRust,
  parseScript,
  RUNNERS,
} from './code-samples/compilers.ts';
import type { Source } from './code-samples/compilers.ts';
import { startEcho } from './code-samples/echoServer.ts';

// Bash, cURL and Node.js are on every machine that builds the site; these need not be.
const hasPython = hasProgram('python3', '--version');
const hasJava = hasProgram('javac', '-version');
const hasRust = hasProgram('rustc', '--version');

const hostile = [...hostileBodies, ...hostilePlaces];
const cases = [...documented, ...hostile];
const workshop = new Workshop();
let echo: RunningServer;

beforeAll(async () => {
  const fixtures = 'tests/robustness/code-samples';
  copyFileSync(`${fixtures}/reqwest.rs`, path.join(workshop.folder, 'reqwest.rs'));
  if (!hasProgram('python3', '-c', 'import requests')) {
    copyFileSync(`${fixtures}/requests.py`, path.join(workshop.folder, 'requests.py'));
  }
  echo = await startEcho();
});

afterAll(() => {
  echo.stop();
  workshop.remove();
});

const sourcesOf = (key: string): Source[] =>
  cases.map((each) => ({
    name: each.name,
    code: codeOf(each, key),
    declaration: each.responseType?.declaration,
  }));

test.each(['javascript', 'node'])('Node.js parses the code of all requests in %s', (key) => {
  expect(sourcesOf(key).flatMap(parseScript)).toEqual([]);
});

test('TypeScript finds no fault in the code of all requests, and their types fit the responses', () => {
  expect(sourcesOf('typescript').filter(({ declaration }) => declaration).length).toBe(
    documented.length + hostileBodies.length,
  );
  expect(checkTypes(sourcesOf('typescript'))).toEqual([]);
});

test('bash parses the code of all requests for cURL', async () => {
  const sources = sourcesOf('curl');
  sources.forEach(({ code }, index) => workshop.write(`parse-${index}.sh`, code));
  const script =
    'for file in parse-*.sh; do bash -n "$file" || exit 1; done; ls parse-*.sh | wc -l';
  expect(Number(await workshop.run('bash', ['-c', script]))).toBe(sources.length);
});

test.runIf(hasPython)('Python parses the code of all requests', async () => {
  workshop.write('parse.json', JSON.stringify(sourcesOf('python')));
  const script =
    'import ast, json; print(sum(bool(ast.parse(each["code"], each["name"])) for each in json.load(open("parse.json"))))';
  expect(Number(await workshop.run('python3', ['-c', script]))).toBe(cases.length);
});

/** Compiles all requests as one program and lets it send the hostile ones. */
async function compileAndSend(key: string, compile: typeof compileJava): Promise<unknown[]> {
  const codes = [
    ...hostile.map((each) => codeOf(each, key, echo.origin)),
    ...documented.map((each) => codeOf(each, key)),
  ];
  const send = await compile(workshop, codes);
  const lines = await send(hostile.map((_each, index) => `sample${index}`));
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

test.runIf(hasJava)(
  'Java compiles the code of all requests, and hostile ones arrive as they are',
  async () => {
    expect(await compileAndSend('java', compileJava)).toEqual(hostile.map(arrivalOf));
  },
);

test.runIf(hasRust)(
  'Rust compiles the code of all requests, and hostile ones arrive as they are',
  async () => {
    expect(await compileAndSend('rust', compileRust)).toEqual(hostile.map(arrivalOf));
  },
);

/** What a program prints that sends a request to another server. */
async function send(key: string, each: Case, { origin }: RunningServer): Promise<unknown> {
  const output = await RUNNERS[key]?.(workshop, codeOf(each, key, origin));
  return JSON.parse(output ?? '') as unknown;
}

const languages = Object.keys(RUNNERS).filter((key) => key !== 'python' || hasPython);

describe.each(languages)('what is hostile arrives as it is from code in %s', (key) => {
  test.each([...hostileBodies.slice(-1), ...hostilePlaces])('$name', async (each) => {
    expect(await send(key, each, echo)).toEqual(arrivalOf(each));
  });
});

/** An operation of every other tag or so, and the one with a body. */
const COUNT = 15;
const chosen = Array.from({ length: COUNT }, (_each, index) => {
  const { operations = [] } = api.groups[Math.floor((index * api.groups.length) / COUNT)] ?? {};
  return operations[index % operations.length];
});

describe('the code that a page shows prints the response that it shows, in each language', () => {
  let prism: RunningServer;
  beforeAll(async () => {
    prism = await startPrism(['--errors']);
  });
  afterAll(() => prism.stop());

  const shown = documented.filter((each) => each === template || chosen.includes(each.operation));

  test.each(shown)('$name', async (each) => {
    const printed = await Promise.all(languages.map((key) => send(key, each, prism)));
    const expected = JSON.parse(firstSample(each.operation).text) as unknown;
    expect(printed).toEqual(languages.map(() => expected));
  });

  test(`these are ${COUNT} operations of different tags and the one with a body`, () => {
    expect(new Set(shown.map(({ operation }) => operation.tag)).size).toBeGreaterThanOrEqual(COUNT);
    expect(shown).toContain(template);
  });
});
