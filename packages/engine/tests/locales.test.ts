import pick from 'lodash/pick.js';
import { describe, expect, test } from 'vitest';
import { createAjv } from './support/ajv.ts';
import { countRepetitions, sampleEvenly } from './support/exhaustive.ts';
import { operations, successContentOf } from './document.ts';
import { sendToEngine, engine, operationOf, toRequest } from './support/engine.ts';
import type { Query } from './support/engine.ts';

const ajv = createAjv();

/** Seeds for each locale. The response to each seed has a hundred values. */
const SEEDS = [0, 1];

/** Minimum share of values that do not also occur in English. */
const LEAST_SHARE = 1 / 5;

/** Number of pairs (operation and locale) that are tested unless the test is exhaustive. */
const PAIRS = 60;

interface Answer {
  data: unknown[];
  meta: { locale?: string };
}

/** Arguments for required parameters, by parameter name. */
const REQUIRED: Query = {
  fields: [{ name: 'name', generator: 'person.full-name' }],
  template: '{{person.full-name}}',
};

const localised = operations.filter(({ path }) => engine.table.operations[path]?.locales);

const offered = (path: string): string[] =>
  (engine.table.operations[path]?.parameters['locale']?.enum ?? []).map(String);

async function askIn(path: string, locale: string): Promise<Answer[]> {
  const { required } = operationOf(path);
  const bodies = SEEDS.map((seed): Query => ({
    ...{ locale, seed, count: 100 },
    ...pick(REQUIRED, required),
  }));
  return Promise.all(
    bodies.map(async (given) => {
      const { status, body } = await sendToEngine(toRequest(path, given));
      expect(status, body).toBe(200);
      return JSON.parse(body) as Answer;
    }),
  );
}

const textsOf = (answers: readonly Answer[]): string[] =>
  answers.flatMap(({ data }) => data.map((value) => JSON.stringify(value)));

const listed = localised.flatMap((each) =>
  (engine.table.operations[each.path]?.locales ?? [])
    .filter((locale) => locale !== 'en')
    .map((locale) => ({ ...each, locale })),
);

describe('an operation returns localised data that matches the schema for each locale in `x-locales`', () => {
  test.each(sampleEvenly(listed, PAIRS))('$name in $locale', async (each) => {
    const own = await askIn(each.path, each.locale);
    expect(own.map(({ meta }) => meta.locale)).toEqual(SEEDS.map(() => each.locale));
    const validate = ajv.compile(successContentOf(each).schema);
    for (const answer of own)
      expect(validate(answer) ? [] : ajv.errorsText(validate.errors)).toEqual([]);
    const english = new Set(textsOf(await askIn(each.path, 'en')));
    const texts = textsOf(own);
    const foreign = texts.filter((text) => !english.has(text));
    expect(foreign.length).toBeGreaterThanOrEqual(texts.length * LEAST_SHARE);
  });
});

describe('an operation falls back to English for a locale that is not in `x-locales`', () => {
  test.each(sampleEvenly(localised, countRepetitions(40, localised.length)))(
    '$name',
    async ({ path }) => {
      const { locales = [] } = engine.table.operations[path] ?? {};
      const english = textsOf(await askIn(path, 'en'));
      for (const locale of offered(path).filter((each) => !locales.includes(each))) {
        const answers = await askIn(path, locale);
        expect(answers.map(({ meta }) => meta.locale)).toEqual(SEEDS.map(() => 'en'));
        expect(textsOf(answers)).toEqual(english);
      }
    },
  );
});
