import { expect, test } from 'vitest';
import { runSteps } from '../../src/generator.ts';
import { createFaker } from '../../src/produceResponse.ts';
import { RetryBudget } from '../../src/retries.ts';
import { hacker } from '../../src/tags/hacker.ts';
import { LEET } from '../cases/hacker.ts';

test.each(Object.entries(LEET))('%s leet speak replaces %j', (level, [letters, digits]) => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const [phrase = '', leet] = (['hacker-phrase', 'leet-phrase'] as const).map((name) => {
      const { steps } = hacker[name]({ level }, new RetryBudget());
      return String(runSteps(steps(createFaker(seed))));
    });
    const toDigit = (letter: string) => digits[letters.indexOf(letter.toLowerCase())] ?? letter;
    expect(leet).toBe(Array.from(phrase, toDigit).join(''));
  }
});
