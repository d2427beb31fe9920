import { expect, test } from 'vitest';
import { operationOf, rejectedParameters } from '../support/engine.ts';
import { createValues, findOperation, recordedValues } from '../values.ts';

/** Patterns for each kind of suffix. Two countries have a suffix in Cyrillic letters. */
const SUFFIXES = {
  generic: /^\w{3,}$|^xn--(?!p1ai|j1amh)/,
  country: /^..$|1ai$|1amh$/,
  'second-level': /\./,
};

const { locales: suffixLocales = [] } = operationOf('/v1/internet/domain-suffix');

test.each(['en', ...suffixLocales])(
  'domain suffixes in the locale %s match the parameter `kind`, or a kind without suffixes is rejected',
  async (locale) => {
    const all = createValues('internet/domain-suffix', { locale });
    for (const [kind, pattern] of Object.entries(SUFFIXES)) {
      const isListed = all.some((suffix) => pattern.test(suffix));
      const rejected = await rejectedParameters('internet/domain-suffix', { locale, kind });
      expect(rejected.length === 0, kind).toBe(isListed);
      const own = isListed ? createValues('internet/domain-suffix', { locale, kind }) : [];
      expect(own.filter((suffix) => !pattern.test(suffix))).toEqual([]);
    }
  },
);

test('the description of internet/jwt shows the claims of the first sample', () => {
  const { description } = findOperation('internet/jwt').operation;
  const [shown = ''] = /\{"iat".*\}/s.exec(description) ?? [];
  const [first = ''] = recordedValues('internet/jwt');
  expect(JSON.parse(shown)).toEqual(
    JSON.parse(Buffer.from(first.split('.')[1] ?? '', 'base64url').toString()),
  );
});
