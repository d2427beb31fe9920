/** Vitest's reporter for `npm test`: writes every outcome to the file that `OUTCOMES` names. Its JSON reporter loses failed hooks. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { shorten } from './testReport.mts';
import type { Outcome } from './testReport.mts';

/** The message of an error, where it was thrown, and what differs. */
function describe({ name = 'Error', message, stacks = [], diff = '' }: SerializedError): string {
  const place = stacks.slice(0, 1).map(({ file, line, column }) => `at ${file}:${line}:${column}`);
  return shorten([`${name}: ${message}`, ...place, diff].join('\n'));
}

function readTest(file: string, test: TestCase): Outcome {
  const name = `${file} > ${test.fullName}`;
  const { state, errors = [] } = test.result();
  if (state === 'passed') return { name, status: 'passed' };
  if (state !== 'failed') return { name, status: 'skipped' };
  const { screenshots } = test.meta();
  const picture = screenshots ? [`Screenshots: ${screenshots}`] : [];
  return { name, status: 'failed', reason: [...errors.map(describe), ...picture].join('\n') };
}

/** Outcomes of a file: its tests, and itself if it could not be loaded or a hook failed. */
function readModule(module: TestModule): Outcome[] {
  const file = path.relative('', module.moduleId);
  const around = [module, ...module.children.allSuites()].flatMap((each) => each.errors());
  const itself = around.map((error): Outcome => {
    return { name: file, status: 'failed', reason: describe(error) };
  });
  return [...itself, ...[...module.children.allTests()].map((test) => readTest(file, test))];
}

export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env.OUTCOMES;
    if (file === undefined) return;
    const general = unhandled.map((error): Outcome => {
      return { name: 'Vitest', status: 'failed', reason: describe(error) };
    });
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify([...general, ...modules.flatMap(readModule)]));
  }
}
