import { describe, expect, test } from 'vitest';
import { runSteps } from '../src/generator.ts';
import { createFaker } from '../src/produce.ts';
import { RetryBudget } from '../src/retries.ts';
import { hacker } from '../src/tags/hacker.ts';
import { drawDistinct, testAnswers, testValues } from './values.ts';

/** The English verbs with their forms, as a dictionary has them. */
const VERBS = [
  'back up, backs up, backed up',
  'bypass, bypasses, bypassed',
  'calculate, calculates, calculated',
  'compress, compresses, compressed',
  'connect, connects, connected',
  'copy, copies, copied',
  'generate, generates, generated',
  'hack, hacks, hacked',
  'index, indexes, indexed',
  'input, inputs, input',
  'navigate, navigates, navigated',
  'override, overrides, overrode',
  'parse, parses, parsed',
  'program, programs, programmed',
  'quantify, quantifies, quantified',
  'reboot, reboots, rebooted',
  'synthesize, synthesizes, synthesized',
  'transmit, transmits, transmitted',
].map((forms) => forms.split(', '));

const formsOf = (index: number) => [...new Set(VERBS.map((forms) => forms[index] ?? ''))];

/** Letters that each level of leet replaces, and the digits in their place. */
const LEET: Record<string, [letters: string, digits: string]> = {
  ...{ light: ['aeio', '4310'], medium: ['aeiost', '431057'], heavy: ['aeiostbgz', '431057892'] },
};

testValues('hacker', [
  ['hacker-verb', { form: 'base' }, formsOf(0)],
  ['hacker-verb', { form: 'third-person' }, formsOf(1)],
  ['hacker-verb', { form: 'past' }, formsOf(2)],
  ['hacker-noun', { plural: true }, { has: ['buses', 'matrices', 'hard drives'] }],
  ['hacker-abbreviation', { length: 5 }, ['ASCII']],
  ['hacker-abbreviation', {}, /^(\D+|UTF8)$/],
  ['hacker-adjective', {}, { has: ['solid state'] }],
  ['hacker-adjective', { locale: 'ru' }, { has: ['свободно-распространяемый'] }],
  ['hacker-adjective', { locale: 'ru' }, /^(?!.*распростро)/],
  ['hacker-phrase', { locale: 'ru' }, /^(?!.*распростро)/],
]);

testAnswers('hacker/hacker-phrase', {
  'exclaims something in its language and keeps to its length': (phrase, query) =>
    /[!！]$/.test(phrase) &&
    phrase.length <= Number(query['maxLength'] ?? 200) &&
    /\p{Script=Han}/u.test(phrase) === (query['locale'] === 'zh-CN'),
  'uses known abbreviations': (phrase) =>
    (phrase.replace("I'll", '').match(/[A-Z]{2,}8?(?![a-z])/g) ?? []).every((word) =>
      drawDistinct('hacker/hacker-abbreviation').has(word),
    ),
});

testAnswers('hacker/leet-phrase', {
  'has none of the letters of its level, and a light one has s or t': (phrase, { level }) =>
    !RegExp(`[${LEET[String(level)]?.[0]}]`, 'i').test(phrase) &&
    (level !== 'light' || /[st]/i.test(phrase)),
});

testAnswers('hacker/hacker-adjective', {
  'has a hyphen or a space when it is compound': (adjective, { compound }) =>
    compound === undefined ? undefined : /[- ]/.test(adjective) === compound,
});

describe('hackers', () => {
  test.each(Object.entries(LEET))(
    '%s leet is the phrase of the same draws in %j',
    (level, table) => {
      const [letters, digits] = table;
      for (let seed = 1; seed <= 100; seed += 1) {
        const [phrase = '', leet] = (['hacker-phrase', 'leet-phrase'] as const).map((name) => {
          const { steps } = hacker[name]({ level }, new RetryBudget());
          return String(runSteps(steps(createFaker(seed))));
        });
        const toDigit = (letter: string) => digits[letters.indexOf(letter.toLowerCase())] ?? letter;
        expect(leet).toBe(Array.from(phrase, toDigit).join(''));
      }
    },
  );

  test('every noun has a plural, most of them by an s', () => {
    const regular = [...drawDistinct('hacker/hacker-noun')]
      .filter((noun) => !['bus', 'matrix'].includes(noun))
      .map((noun) => `${noun}s`);
    const plurals = [...drawDistinct('hacker/hacker-noun', { plural: true })];
    expect(plurals.sort()).toEqual([...regular, 'buses', 'matrices'].sort());
  });

  test('a participle is of one of the verbs, and a verb that has none is left out', () => {
    const participles = drawDistinct('hacker/hacker-verb', { form: 'ing' });
    const stems = [...participles].map((word) => word.replace(/ing( up)?$/, '').slice(0, 4));
    expect(stems.filter((stem) => !VERBS.some(([base]) => base?.startsWith(stem)))).toEqual([]);
    expect(participles).not.toContain('inputting');
  });
});
