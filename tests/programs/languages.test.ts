/** Runs code samples in every installed language, and compares the sent requests, the output and the errors. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasProgram } from '../../scripts/support/programs.ts';
import type { RunningServer } from '../support/mock.ts';
import { startMock } from '../support/mock.ts';
import { IS_EXHAUSTIVE, sampleEvenly } from 'fakewright-engine/testing/exhaustive';
import type { TemporaryFolder } from 'fakewright-engine/testing/temporaryFolder';
import { codeOf, edgeCases, pageCases } from './languages/sampleCases.ts';
import { startEchoServer } from './languages/echoServer.ts';
import { testWithCompilers } from './languages/compilers.ts';
import { findUnformatted, FORMATTED_LANGUAGES } from './languages/formatters.ts';
import { createProgramFolder, runAll, runAlone, RUNNERS } from './languages/runners.ts';
import { expectedRequest, REQUEST_CASES } from './languages/requestCases.ts';
import { checkTypes } from './languages/checkTypes.ts';

let tempFolder: TemporaryFolder;
let echo: RunningServer;
let refusing: RunningServer;
let engine: RunningServer;

beforeAll(async () => {
  [tempFolder, echo, refusing, engine] = await Promise.all([
    createProgramFolder(hasProgram('rust')),
    startEchoServer(),
    startEchoServer(401),
    startMock('--rate', '0', '--quiet'),
  ]);
});

afterAll(() => {
  for (const { stop } of [echo, refusing, engine]) stop();
  tempFolder.remove();
});

const posts = pageCases.filter(({ request }) => request.body !== undefined);
const gets = pageCases.filter(({ request }) => request.body === undefined);

/** Every request with a body, and a few requests without a body, which differ only in their URLs. */
const answered = [...posts, ...sampleEvenly(gets, 12)];

/** Returns an object that maps the name of each case to a value. */
const byName = (cases: readonly { name: string }[], values: readonly unknown[]) =>
  Object.fromEntries(cases.map(({ name }, index) => [name, values[index]]));

describe.each(Object.entries(RUNNERS))('samples in %s', (key, runner) => {
  const runs = runner.program === undefined || hasProgram(runner.program);

  test.runIf(runs)('print the response that the page shows', async () => {
    const codes = answered.map((each) => codeOf(each, key, engine.origin));
    const printed = await runAll(runner, tempFolder, codes);
    const expected = answered.map(({ response }) => response);
    expect(byName(answered, printed)).toEqual(byName(answered, expected));
  });

  test.runIf(runs)('send queries, lists and bodies as the API expects them', async () => {
    const codes = REQUEST_CASES.map((each) => codeOf(each, key, echo.origin));
    const printed = await runAll(runner, tempFolder, codes);
    expect(byName(REQUEST_CASES, printed)).toEqual(
      byName(REQUEST_CASES, REQUEST_CASES.map(expectedRequest)),
    );
  });

  test.runIf(runs)('send request bodies with special characters unchanged', async () => {
    const codes = edgeCases.map((each) => codeOf(each, key, echo.origin));
    const printed = (await runAll(runner, tempFolder, codes)) as { body: unknown }[];
    const sent = edgeCases.map(({ request }) => JSON.stringify(request.body));
    const arrived = printed.map(({ body }) => JSON.stringify(body));
    expect(byName(edgeCases, arrived)).toEqual(byName(edgeCases, sent));
  });

  test.runIf(runs)('fail and print the status if the server returns status 401', async () => {
    for (const each of [pageCases.find(({ request }) => !request.body), edgeCases[0]]) {
      if (!each) throw new Error('There is no request.');
      const code = codeOf(each, key, refusing.origin);
      const { succeeds, output } = await runAlone(runner, tempFolder, code);
      expect(succeeds, output).toBe(false);
      expect(output).toContain('401');
    }
  });
});

test.each(FORMATTED_LANGUAGES)(
  'samples in %s are formatted as the formatter of the language requires',
  async (key) => {
    const some = ['generate-a-bic:', 'generate-a-regex-match:', 'generate-a-record:'];
    const cases = some.flatMap(
      (start) => pageCases.find(({ name }) => name.startsWith(start)) ?? [],
    );
    expect(cases).toHaveLength(some.length);
    for (const [index, each] of cases.entries()) {
      const file = { name: `sample_${index}`, code: codeOf(each, key) };
      expect(await findUnformatted(tempFolder, key, file), each.name).toBe('');
    }
  },
);

test('all TypeScript samples compile, and their types match the responses', () => {
  const cases = [...answered, ...REQUEST_CASES, ...edgeCases];
  const sources = cases.map((each) => ({
    name: each.name,
    code: codeOf(each, 'typescript'),
    declaration: each.responseType?.declaration,
  }));
  expect(checkTypes(sources)).toEqual([]);
});

if (IS_EXHAUSTIVE) {
  describe('downloaded compilers and parsers', () =>
    testWithCompilers([...posts, ...gets.slice(0, 40), ...REQUEST_CASES, ...edgeCases]));
}
