import { describe, expect, test } from 'vitest';
import { base, english } from '../../src/locales/english.ts';
import { runSteps } from '../../src/generator.ts';
import { createFaker } from '../../src/produce.ts';
import { RetryBudget } from '../../src/retries.ts';
import { hacker } from '../../src/tags/hacker.ts';
import { testEachValue } from '../values.ts';

const abbreviations = english.hacker?.abbreviation ?? base.hacker?.abbreviation ?? [];

testEachValue('hacker/hacker-phrase', {
  'ends in an exclamation mark, is in its language and not too long': (phrase, query) =>
    /[!！]$/.test(phrase) &&
    phrase.length <= Number(query['maxLength'] ?? 200) &&
    /\p{Script=Han}/u.test(phrase) === (query['locale'] === 'zh-CN'),
  'contains known abbreviations only': (phrase) =>
    (phrase.replace("I'll", '').match(/[A-Z]{2,}8?(?![a-z])/g) ?? []).every((word) =>
      abbreviations.includes(word),
    ),
});

/** Letters that each level of leet replaces, and the digits in their place. */
const LEET: Readonly<Record<string, [letters: string, digits: string]>> = {
  ...{ light: ['aeio', '4310'], medium: ['aeiost', '431057'], heavy: ['aeiostbgz', '431057892'] },
};

testEachValue('hacker/leet-phrase', {
  'has no letter that its level replaces, and a light phrase has s or t': (phrase, { level }) =>
    !RegExp(`[${LEET[String(level)]?.[0]}]`, 'i').test(phrase) &&
    (level !== 'light' || /[st]/i.test(phrase)),
});

describe('leet', () => {
  test.each(Object.entries(LEET))('%s replaces %j in a phrase', (level, [letters, digits]) => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const [phrase = '', leet] = (['hacker-phrase', 'leet-phrase'] as const).map((name) => {
        const { steps } = hacker[name]({ level }, new RetryBudget());
        return String(runSteps(steps(createFaker(seed))));
      });
      const toDigit = (letter: string) => digits[letters.indexOf(letter.toLowerCase())] ?? letter;
      expect(leet).toBe(Array.from(phrase, toDigit).join(''));
    }
  });
});
