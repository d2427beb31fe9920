import { expect, test } from 'vitest';
import { createValues } from '../values.ts';

const LADDERS = {
  expert: 'Intern, Junior, Mid-level, Senior, Staff, Principal, Distinguished',
  management: 'Team Lead, Manager, Senior Manager, Director, Vice President, Chief Officer',
};

test.each(Object.entries(LADDERS))('the ladder %s has a rank for each level', (track, ladder) => {
  const levels = createValues<{ rank: number; level: string }>('job/seniority-level', { track });
  const byRank = new Map(levels.map(({ rank, level }) => [rank, level]));
  const ranks = [...byRank.keys()].sort((a, b) => a - b);
  expect(ranks.map((rank) => byRank.get(rank)).join(', ')).toBe(ladder);
  expect([ranks[0], new Set(levels.map(({ level }) => level)).size]).toEqual([1, ranks.length]);
});
