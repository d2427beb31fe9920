import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { has } from '../support/programs.ts';
import type { RunningServer } from '../support/prism.ts';
import { EVERYTHING, sample } from '../support/sweep.ts';
import {
  arrivalOf,
  codeOf,
  documented,
  hostileBodies,
  hostilePlaces,
} from './code-samples/cases.ts';
import { checkTypes, compileJava, compileRust, parseScript } from './code-samples/compilers.ts';
import type { Source } from './code-samples/compilers.ts';
import { startEcho } from './code-samples/echoServer.ts';
import { createWorkshop, languages, send } from './code-samples/send.ts';
import { testTypes } from './code-samples/types.ts';

const hostile = [...hostileBodies, ...hostilePlaces];
const cases = [...documented, ...hostile];
const workshop = createWorkshop();
let echo: RunningServer;

beforeAll(async () => {
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

test.runIf(has('python'))('Python parses the code of all requests', async () => {
  workshop.write('parse.json', JSON.stringify(sourcesOf('python')));
  const script =
    'import ast, json; print(sum(bool(ast.parse(each["code"], each["name"])) for each in json.load(open("parse.json"))))';
  expect(Number(await workshop.run('python3', ['-c', script]))).toBe(cases.length);
});

/** What compilers of other languages take their time for. */
const compiled = sample(documented, 12);

/** Compiles requests as one program and lets it send the hostile ones. */
async function compileAndSend(key: string, compile: typeof compileJava): Promise<unknown[]> {
  const codes = [
    ...hostile.map((each) => codeOf(each, key, echo.origin)),
    ...compiled.map((each) => codeOf(each, key)),
  ];
  const send = await compile(workshop, codes);
  const lines = await send(hostile.map((_each, index) => `sample${index}`));
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

test.runIf(has('java'))(
  'Java compiles the code of requests, and hostile ones arrive as they are',
  async () => {
    expect(await compileAndSend('java', compileJava)).toEqual(hostile.map(arrivalOf));
  },
);

test.runIf(has('rust'))(
  'Rust compiles the code of requests, and hostile ones arrive as they are',
  async () => {
    expect(await compileAndSend('rust', compileRust)).toEqual(hostile.map(arrivalOf));
  },
);

describe.each(languages)('what is hostile arrives as it is from code in %s', (key) => {
  test.each([...hostileBodies.slice(-1), ...hostilePlaces])('$name', async (each) => {
    expect(await send(workshop, key, each, echo)).toEqual(arrivalOf(each));
  });
});

if (EVERYTHING) describe('types for TypeScript', testTypes);
