import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engineFile } from '../support/generated.ts';
import { firstResponse } from '../../src/reference/print/seedSamples.ts';
import type { SeedSamples } from '../../src/reference/print/seedSamples.ts';
import { answer, findOperation } from './answer.ts';

const samples = JSON.parse(readFileSync(engineFile('seed-samples.json'), 'utf8')) as SeedSamples[];

/** The values that a generator yields for a seed and the highest count. */
function valuesOf(each: SeedSamples, seed: number): (string | number)[] {
  const count = firstResponse(each)?.meta.count;
  const found = each.responses.find(({ meta }) => meta.seed === seed && meta.count === count);
  return found?.data ?? [];
}

function find(label: string): SeedSamples {
  const found = samples.find((each) => each.label === label);
  if (!found) throw new Error(`The explorer has no ${label}`);
  return found;
}

test.each(samples)(
  'Every response of the explorer is what its request yields: $label',
  async (each) => {
    const page = new URL(each.url);
    expect(findOperation('GET', page.pathname).operation.operationId).toBe(each.slug);
    expect(each.responses.length).toBeGreaterThan(3);
    for (const response of each.responses) {
      const url = new URL(`?count=${response.meta.count}&seed=${response.meta.seed}`, page);
      expect(await answer({ method: 'GET', url, headers: {} })).toEqual(response);
    }
  },
);

test('What its post says of seeds holds: neighbours share no value, answers begin alike', () => {
  for (const each of samples) {
    const second = valuesOf(each, 2);
    expect(second.length).toBeGreaterThan(1);
    expect(valuesOf(each, 1).filter((value) => second.includes(value))).toEqual([]);
    for (const { data, meta } of each.responses) {
      expect(valuesOf(each, meta.seed).slice(0, meta.count)).toEqual(data);
    }
  }
});

test('What its post says of generators holds: no name is in the username of the same seed', () => {
  const names = valuesOf(find('Full name'), 42).map((name) => String(name).split(' '));
  const alike = valuesOf(find('Username'), 42).map((username, index) =>
    names[index]?.some((part) => String(username).includes(part)),
  );
  expect(alike).toEqual(alike.map(() => false));
});
