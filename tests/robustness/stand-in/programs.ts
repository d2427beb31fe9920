import { afterAll, beforeAll, expect, test } from 'vitest';
import { times } from '../../support/sweep.ts';
import type { Workshop } from '../../support/workshop.ts';
import { api, documented, firstSample, template } from '../code-samples/cases.ts';
import { createWorkshop, languages, send } from '../code-samples/send.ts';

/** Operations of tags all over the list, and the one with a body. */
const COUNT = times(6, 15);
const chosen = Array.from({ length: COUNT }, (_each, index) => {
  const { operations = [] } = api.groups[Math.floor((index * api.groups.length) / COUNT)] ?? {};
  return operations[index % operations.length];
});

export function testPrograms(origin: () => string): void {
  let workshop: Workshop;

  beforeAll(() => {
    workshop = createWorkshop();
  });

  afterAll(() => workshop.remove());

  const shown = documented.filter((each) => each === template || chosen.includes(each.operation));

  test.each(shown)('$name', async (each) => {
    const printed = await Promise.all(
      languages.map((key) => send(workshop, key, each, { origin: origin() })),
    );
    const expected = JSON.parse(firstSample(each.operation).text) as unknown;
    expect(printed).toEqual(languages.map(() => expected));
  });

  test(`these are ${COUNT} operations of different tags and the one with a body`, () => {
    expect(new Set(shown.map(({ operation }) => operation.tag)).size).toBeGreaterThanOrEqual(COUNT);
    expect(shown).toContain(template);
  });
}
