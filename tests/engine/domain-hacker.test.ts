import { describe, expect, test } from 'vitest';
import { createFaker } from '../../src/engine/produce.ts';
import { RequestArguments } from '../../src/engine/request.ts';
import { hacker } from '../../src/engine/tags/hacker.ts';
import { answersOf, distinct } from './faults.ts';

/** The English verbs with their forms, as a dictionary has them. */
const VERBS = [
  ['back up', 'backs up', 'backed up'],
  ['bypass', 'bypasses', 'bypassed'],
  ['calculate', 'calculates', 'calculated'],
  ['compress', 'compresses', 'compressed'],
  ['connect', 'connects', 'connected'],
  ['copy', 'copies', 'copied'],
  ['generate', 'generates', 'generated'],
  ['hack', 'hacks', 'hacked'],
  ['index', 'indexes', 'indexed'],
  ['input', 'inputs', 'input'],
  ['navigate', 'navigates', 'navigated'],
  ['override', 'overrides', 'overrode'],
  ['parse', 'parses', 'parsed'],
  ['program', 'programs', 'programmed'],
  ['quantify', 'quantifies', 'quantified'],
  ['reboot', 'reboots', 'rebooted'],
  ['synthesize', 'synthesizes', 'synthesized'],
  ['transmit', 'transmits', 'transmitted'],
];

/** Letters that each level of leet replaces, and the digits in their place. */
const LEET: Record<string, [letters: string, digits: string]> = {
  light: ['aeio', '4310'],
  medium: ['aeiost', '431057'],
  heavy: ['aeiostbgz', '431057892'],
};

describe('hackers', () => {
  test('a phrase exclaims something, keeps to its length, and uses known abbreviations', () => {
    const abbreviations = distinct('hacker/hacker-abbreviation');
    for (const { query, value } of answersOf('hacker/hacker-phrase')) {
      expect(value).toMatch(/[!！]$/);
      expect(value.length, value).toBeLessThanOrEqual(Number(query['maxLength'] ?? 200));
      const words = value.replace("I'll", '').match(/[A-Z]{2,}8?(?![a-z])/g) ?? [];
      expect(
        words.filter((word) => !abbreviations.has(word)),
        value,
      ).toEqual([]);
      const chinese = query['locale'] === 'zh-CN';
      expect(/\p{Script=Han}/u.test(value), value).toBe(chinese);
    }
    const lengths = [...distinct('hacker/hacker-phrase')].map(({ length }) => length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(33);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(116);
  });

  test('a leet phrase is the phrase of the same draws with the letters of its level replaced', () => {
    for (const { query, value } of answersOf('hacker/leet-phrase')) {
      const [letters] = LEET[String(query['level'])] ?? [''];
      expect(value).not.toMatch(new RegExp(`[${letters}]`, 'i'));
      if (query['level'] === 'light') expect(value).toMatch(/[st]/i);
    }
    for (const [level, [letters, digits]] of Object.entries(LEET)) {
      for (let seed = 1; seed <= 100; seed += 1) {
        const request = new RequestArguments({ level });
        const [phrase, leet] = ['hacker-phrase', 'leet-phrase'].map((name) =>
          String(hacker[name]?.(createFaker(seed), request)),
        );
        const replaced = Array.from(
          phrase ?? '',
          (letter) => digits[letters.indexOf(letter.toLowerCase())] ?? letter,
        );
        expect(leet, level).toBe(replaced.join(''));
      }
    }
  });

  test('abbreviations have the length asked for', () => {
    const wrong = answersOf('hacker/hacker-abbreviation').filter(
      ({ query: { length }, value }) =>
        (length !== undefined && value.length !== length) || (/\d/.test(value) && value !== 'UTF8'),
    );
    expect(wrong).toEqual([]);
    expect(distinct('hacker/hacker-abbreviation', { length: 5 })).toEqual(new Set(['ASCII']));
  });

  test('Russian adjectives are spelt correctly, in phrases too', () => {
    const adjectives = distinct('hacker/hacker-adjective', { locale: 'ru' });
    expect(adjectives).toContain('свободно-распространяемый');
    const phrases = [...distinct('hacker/hacker-phrase', { locale: 'ru' })];
    expect(phrases.filter((phrase) => phrase.includes('распростр')).length).toBeGreaterThan(0);
    expect([...adjectives, ...phrases].filter((text) => text.includes('распростро'))).toEqual([]);
  });

  test('compound adjectives have a hyphen or a space, the others have none', () => {
    const wrong = answersOf('hacker/hacker-adjective').filter(
      ({ query: { compound }, value }) => compound !== undefined && /[- ]/.test(value) !== compound,
    );
    expect(wrong).toEqual([]);
    const spaced = [...distinct('hacker/hacker-adjective')].filter((word) => word.includes(' '));
    expect(spaced).toEqual(['solid state']);
  });

  test('nouns are in the plural where that is asked for', () => {
    const singulars = distinct('hacker/hacker-noun');
    const wrong = answersOf('hacker/hacker-noun').filter(
      ({ query: { locale, plural }, value }) =>
        locale === 'en' && singulars.has(value) === (plural === true),
    );
    expect(wrong).toEqual([]);
    const plurals = distinct('hacker/hacker-noun', { plural: true });
    expect([...plurals]).toEqual(expect.arrayContaining(['buses', 'matrices', 'hard drives']));
    const expected = [...singulars]
      .filter((noun) => !['bus', 'matrix'].includes(noun))
      .map((noun) => `${noun}s`);
    expect([...plurals].sort()).toEqual([...expected, 'buses', 'matrices'].sort());
  });

  test('verbs have the form asked for', () => {
    const forms = ['base', 'third-person', 'past'];
    const wrong = answersOf('hacker/hacker-verb').filter(
      ({ query: { locale, form }, value }) =>
        locale === 'en' &&
        form !== 'ing' &&
        !VERBS.some((verb) => verb[forms.indexOf(String(form))] === value),
    );
    expect(wrong).toEqual([]);
  });

  test('a participle belongs to one of the verbs, and the verbs that have none are left out', () => {
    const participles = distinct('hacker/hacker-verb', { form: 'ing' });
    const stems = [...participles].map((word) => word.replace(/ing( up)?$/, '').slice(0, 4));
    expect(stems.filter((stem) => !VERBS.some(([base]) => base?.startsWith(stem)))).toEqual([]);
    expect(participles).not.toContain('inputting');
  });
});
