import { describe, expect, test } from 'vitest';
import { Refusal } from '../../src/engine/refusal.ts';
import { refusedFor } from './engine.ts';
import { answersOf, distinct, fresh } from './faults.ts';
import type { Query } from './faults.ts';

const isEnglish = ({ locale }: Query) => locale === 'en';

/** The phrases that are not one word of each list, with single spaces between them. */
function notComposed(phrases: string[], ...lists: string[]): string[] {
  const parts = lists.map((name) => `(${[...distinct(name)].join('|')})`);
  const expression = RegExp(`^${parts.join(' ')}$`, 'i');
  return phrases.filter((phrase) => !expression.test(phrase));
}

const english = (name: string) => answersOf(name).filter(({ query }) => isEnglish(query));

describe('phrases of companies', () => {
  test('a catch phrase is an adjective, a descriptor and a noun, in the case asked for', () => {
    const parts = ['adjective', 'descriptor', 'noun'].map((p) => `company/catch-phrase-${p}`);
    const phrases = english('company/catch-phrase').map(({ value }) => value);
    expect(notComposed(phrases, ...parts)).toEqual([]);
    const cases: Record<string, RegExp> = {
      sentence: /^(\p{Lu}|24)/u,
      title: /^[^\p{Ll} ]\S*( [^\p{Ll} ]\S*)*$/u,
      lower: /^\P{Lu}+$/u,
    };
    const wrong = english('company/catch-phrase').filter(
      ({ query, value }) => !cases[String(query['casing'])]?.test(value),
    );
    expect(wrong).toEqual([]);
    const lists = parts.map((name) => [...distinct(name)]);
    expect(lists.map(({ length }) => length)).toEqual([81, 89, 98]);
    const lengths = lists.map((list) => list.map((word) => word.length));
    const limits = [Math.min, Math.max].map((limit) =>
      lengths.reduce((sum, list) => sum + limit(...list), 2),
    );
    expect(limits).toEqual([14, 62]);
  });

  test('opening adjectives are compounds or not, as asked for', () => {
    const wrong = answersOf('company/catch-phrase-adjective').filter(
      ({ query: { hyphenated }, value }) =>
        hyphenated !== undefined && value.includes('-') !== hyphenated,
    );
    expect(wrong).toEqual([]);
    const sizes = ['en', 'it', 'es'].map(
      (locale) => distinct('company/catch-phrase-adjective', { locale, hyphenated: true }).size,
    );
    expect(sizes).toEqual([21, 9, 5]);
  });

  test('descriptors keep to the length asked for', () => {
    const wrong = answersOf('company/catch-phrase-descriptor').filter(
      ({ query: { maxLength }, value }) => value.length > Number(maxLength ?? 25),
    );
    expect(wrong).toEqual([]);
    const descriptors = [...distinct('company/catch-phrase-descriptor')];
    expect(descriptors.filter((word) => word.includes(' '))).toHaveLength(7);
    expect(descriptors.filter((word) => word.includes('-')).length / 89).toBeCloseTo(0.25, 1);
    const capitals = descriptors.filter((word) => word !== word.toLowerCase());
    expect(capitals).toEqual(['AI-powered']);
  });

  test('closing nouns have as many words as asked for', () => {
    const wrong = answersOf('company/catch-phrase-noun').filter(
      ({ query: { compound }, value }) =>
        compound !== undefined && value.includes(' ') !== compound,
    );
    expect(wrong).toEqual([]);
    expect(distinct('company/catch-phrase-noun', { compound: true }).size).toBe(14);
  });

  test('a buzz phrase is a verb, an adjective and a noun, and a sentence where asked for', () => {
    const wrong = answersOf('company/buzz-phrase').filter(
      // Hebrew has no capitals.
      ({ query: { locale, sentence }, value }) =>
        ((locale === 'he' || /^\p{Lu}/u.test(value)) && /\.$/.test(value)) !== sentence,
    );
    expect(wrong).toEqual([]);
    const phrases = english('company/buzz-phrase').map(({ value }) => value.replace(/\.$/, ''));
    const lists = ['verb', 'adjective', 'noun'].map((part) => `company/buzz-${part}`);
    expect(notComposed(phrases, ...lists)).toEqual([]);
    const sizes = lists.map((name) => distinct(name).size);
    expect(sizes).toEqual([56, 64, 38]);
    expect(sizes.reduce((product, size) => product * size)).toBe(136_192);
  });

  test('buzz adjectives begin with the letter asked for', async () => {
    const wrong = answersOf('company/buzz-adjective').filter(
      ({ query: { startsWith }, value }) =>
        startsWith !== undefined && value[0]?.toLowerCase() !== startsWith,
    );
    expect(wrong).toEqual([]);
    expect(fresh('company/buzz-adjective', { startsWith: 'b' })).toContain('B2B');
    expect(await refusedFor('company/buzz-adjective', { startsWith: 'z' })).toEqual(['startsWith']);
    const italian = { locale: 'it', startsWith: 'a' };
    expect(() => fresh('company/buzz-adjective', italian)).toThrow(Refusal);
  });

  test('buzz nouns are plurals, or words that have none', () => {
    const mass = [
      'AI',
      'ROI',
      'content',
      'convergence',
      'e-commerce',
      'lifetime value',
      'mindshare',
    ];
    const wrong = english('company/buzz-noun').filter(
      ({ query, value }) =>
        mass.includes(value) === /s$/.test(value) ||
        (query['kind'] !== undefined && mass.includes(value) !== (query['kind'] === 'mass')),
    );
    expect(wrong).toEqual([]);
    const sizes = ['plural', 'mass'].map((kind) => distinct('company/buzz-noun', { kind }).size);
    expect(sizes).toEqual([31, 7]);
    expect(distinct('company/buzz-noun', { locale: 'it' }).size).toBe(26);
  });

  test('buzz verbs have the form asked for, and keep their stem', () => {
    const endings = { base: /(?<!ing|[^s]s)$/, ing: /[^e]ing$/, 'third-person': /[^s]s$/ };
    const wrong = english('company/buzz-verb').filter(
      ({ query, value }) => !endings[query['form'] as keyof typeof endings].test(value),
    );
    expect(wrong).toEqual([]);
    const [bases = [], participles = [], thirds = []] = Object.keys(endings).map((form) =>
      fresh('company/buzz-verb', { form }),
    );
    const mended = (verb: string) =>
      verb.replace(/e?ing$|(?<=sh|ss)es$|s$/, '').replace(/ie?$/, 'y');
    for (const forms of [participles, thirds]) {
      const stems = forms.map((verb) => mended(verb).replace(/e$/, ''));
      expect(stems).toEqual(bases.map((verb) => verb.replace(/e$/, '')));
    }
    const known = ['seizing', 'gamifying', 'driving', 'deploying', 'meshing', 'targeting'];
    expect(known.filter((verb) => !participles.includes(verb))).toEqual([]);
    expect([...thirds]).toEqual(expect.arrayContaining(['meshes', 'gamifies', 'deploys']));
  });
});
