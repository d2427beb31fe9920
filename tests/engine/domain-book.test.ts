import { allLocales } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { english } from '../../src/engine/locales/english.ts';
import { engine } from './engine.ts';
import { answersOf, distinct, fresh, recordedAndFresh } from './faults.ts';

/** Words for sound, voice, numbers and electrons. */
const NOT_PAPER =
  /^e-|[aá]udi|аудіо|аудио|e-?book|hör|luister|ljud|lyd|sesli|ele[ck]tr|numérique|електрон|электрон|صوتي|إلكتروني|שמע|דיגיטלי|オーディオ|電子|오디오|전자|有声|电子/i;

const failing = (values: string[], expression: RegExp) =>
  values.filter((value) => !expression.test(value));

describe('books', () => {
  test('no title that is to be sorted begins with an article', () => {
    const titles = fresh('book/book-title', { sortable: true });
    expect(failing(titles, /^(?!(The|An?) )/)).toEqual([]);
    expect(titles.some((title) => title.endsWith(', The'))).toBe(true);
    const restored = titles.map((title) => title.replace(/^(.+), (The|An|A)$/, '$2 $1'));
    expect(restored).toEqual(fresh('book/book-title'));
  });

  test('university presses have the word in their name', () => {
    const presses = fresh('book/publisher', { university: true });
    expect(failing(presses, /\bUniversity\b/)).toEqual([]);
  });

  test('genres are fiction or not, as asked for, and some are neither', () => {
    const fiction = new Set(fresh('book/book-genre', { kind: 'fiction' }));
    const nonfiction = new Set(fresh('book/book-genre', { kind: 'non-fiction' }));
    expect(fiction).toContain('Thriller');
    expect(nonfiction).toContain('Biography');
    expect([...fiction].filter((genre) => nonfiction.has(genre))).toEqual([]);
  });

  test.each(['en', ...(engine.table.operations['/v1/book/book-format']?.locales ?? [])])(
    '%s: two formats are print and two digital',
    (locale) => {
      const print = new Set(fresh('book/book-format', { kind: 'print', locale }));
      const digital = new Set(fresh('book/book-format', { kind: 'digital', locale }));
      expect([print.size, digital.size]).toEqual([2, 2]);
      expect(new Set([...print, ...digital]).size).toBe(4);
      expect(failing([...digital], NOT_PAPER)).toEqual([]);
    },
  );

  test('a volume has a number, a series without has none', () => {
    expect(failing(fresh('book/book-series', { volume: true }), / #\d+$/)).toEqual([]);
    expect(failing(fresh('book/book-series'), /^[^#]+$/)).toEqual([]);
  });

  test('a call number is of the class asked for, and its decimals do not end in zero', () => {
    expect(failing(fresh('book/call-number', { class: '800' }), /^8\d\d(\.| )/)).toEqual([]);
    expect(failing(fresh('book/call-number', { class: '000' }), /^0\d\d(\.| )/)).toEqual([]);
    const numbers = recordedAndFresh('book/call-number');
    expect(failing(numbers, /^\d{3}(\.\d{0,2}[1-9])? [A-Z]{3}$/)).toEqual([]);
    expect(numbers.some((number) => number.includes('.'))).toBe(true);
  });

  test('authors are those that faker has in their language', () => {
    const lists: Record<string, readonly string[] | null | undefined> = {
      pl: allLocales.pl.book?.author,
      'pt-BR': allLocales.pt_BR.book?.author,
      ru: allLocales.ru.book?.author,
      'zh-CN': allLocales.zh_CN.book?.author,
    };
    const wrong = answersOf('book/author').filter(
      ({ query: { locale }, value }) =>
        !(lists[String(locale)] ?? english.book?.author)?.includes(value),
    );
    expect(wrong).toEqual([]);
    expect(distinct('book/author')).toContain('Homer');
  });
});
