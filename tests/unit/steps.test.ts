import { expect, test } from 'vitest';
import { describeStep, runStep, runSteps } from '../../scripts/steps.mts';
import type { Ended, Step } from '../../scripts/steps.mts';

const named = (name: string, ...after: string[]): Step => ({ name, command: ['none'], after });

/** A run whose steps last until they are ended by name, and what has happened in it. */
function follow(steps: readonly Step[], slots: number) {
  const events: string[] = [];
  const ends = new Map<string, (code: number) => void>();
  const run = ({ name }: Step) => {
    events.push(`start ${name}`);
    return new Promise<Ended>((resolve) =>
      ends.set(name, (code) => resolve({ name, code, wall: 1, cpu: 0, output: '' })),
    );
  };
  const result = runSteps(steps, { slots, run, report: ({ name }) => events.push(`end ${name}`) });
  const end = async (name: string, code = 0) => {
    ends.get(name)?.(code);
    await new Promise(setImmediate);
  };
  return { events, end, result };
}

test('Steps run at once as far as there are slots, each after those that it waits for', async () => {
  const { events, end, result } = follow(
    [named('build'), named('lint'), named('types'), named('browser', 'build', 'types')],
    2,
  );
  expect(events).toEqual(['start build', 'start lint']);
  await end('lint');
  expect(events.slice(2)).toEqual(['end lint', 'start types']);
  await end('build');
  expect(events.slice(4)).toEqual(['end build']);
  await end('types');
  expect(events.slice(5)).toEqual(['end types', 'start browser']);
  await end('browser');
  expect((await result).map(({ name }) => name)).toEqual(['lint', 'build', 'types', 'browser']);
});

test('After a step has failed, no other starts; those that run end', async () => {
  const { events, end, result } = follow([named('a'), named('b'), named('c')], 2);
  await end('a', 1);
  await end('b');
  expect((await result).map(({ code }) => code)).toEqual([1, 0]);
  expect(events).not.toContain('start c');
});

test('A step waits for none that is not part of the run', async () => {
  const { events, end, result } = follow([named('browser', 'build')], 1);
  expect(events).toEqual(['start browser']);
  await end('browser');
  await result;
});

test('A step that succeeds is one line; what a failed one wrote is printed whole', async () => {
  const program =
    'console.log("first"); console.error("second"); process.exit(Number(process.env.CODE))';
  const step = (code: number): Step => ({
    name: 'program',
    command: ['node', '-e', program],
    env: { CODE: String(code) },
  });
  expect(describeStep(await runStep(step(0)))).toMatch(/^ok program \(\d+ s.*\)$/);
  const failed = describeStep(await runStep(step(3))).split('\n');
  expect(failed.slice(0, 2).sort()).toEqual(['first', 'second']);
  expect(failed[2]).toMatch(/^FAILED program \(\d+ s.*\)$/);
});
