import { expect, test } from 'vitest';
import { operationOf } from '../support/engine.ts';
import { createDistinctValues, createValues } from '../values.ts';

/** Words for sound, voice, numbers and electrons. */
const NOT_PAPER =
  /^e-|[aá]udi|аудіо|аудио|e-?book|hör|luister|ljud|lyd|sesli|ele[ck]tr|numérique|електрон|электрон|صوتي|إلكتروني|שמע|דיגיטלי|オーディオ|電子|오디오|전자|有声|电子/i;

test.each(operationOf('/v1/book/book-format').locales ?? [])(
  '%s: two formats are print and two digital',
  (locale) => {
    const print = createDistinctValues('book/book-format', { kind: 'print', locale });
    const digital = createDistinctValues('book/book-format', { kind: 'digital', locale });
    expect([print.size, digital.size, new Set([...print, ...digital]).size]).toEqual([2, 2, 4]);
    expect([...digital].filter((format) => !NOT_PAPER.test(format))).toEqual([]);
  },
);

test('some call numbers have decimals', () => {
  expect(createValues('book/call-number').some((number) => number.includes('.'))).toBe(true);
});
