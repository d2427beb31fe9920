import { describe, expect, test } from 'vitest';
import { drawDistinct, drawValues, testValues } from './values.ts';
import type { Row } from './values.ts';

/** Kinds of species that a language has names of its own for. */
const OWN: Record<string, string[]> = {
  fr: ['bear', 'cetacean', 'cow', 'crocodilian', 'fish', 'insect', 'lion', 'rabbit', 'snake'],
  ...{ ja: ['bear', 'cow', 'fish'], ko: ['bear', 'rabbit'], nb: ['fish'] },
  id: ['bear', 'cetacean', 'crocodilian', 'lion'],
  'zh-CN': ['bear', 'fish', 'insect'],
};

/** Species of each kind, which are of no other. */
const SPECIES: Record<string, string[]> = {
  bear: ['Polar bear', 'Giant panda'],
  cetacean: ['Blue Whale', 'Omura’s whale'],
  cow: ['Jersey cattle', 'Beefalo'],
  crocodilian: ['Nile Crocodile', 'Gharial'],
  fish: ['Atlantic cod', 'Skipjack tuna'],
  insect: ['Fire ant'],
  lion: ['Cape lion', 'Asiatic Lion'],
  rabbit: ['Dutch', 'English Lop'],
  rodent: ['Chinchilla'],
  snake: ['King cobra', 'Black mamba'],
};

const CLASSES: Record<string, string[]> = {
  mammal: ['whale', 'bat', 'dolphin'],
  bird: ['penguin', 'ostrich'],
  fish: ['shark'],
  amphibian: ['frog'],
  reptile: ['turtle', 'gecko', 'crocodile'],
};

/** A row for each kind: it has its members and lacks those of all others. */
const divide = (generator: string, groups: Record<string, string[]>): Row[] =>
  Object.entries(groups).map(([kind, has]) => {
    const others = Object.keys(groups).filter((other) => other !== kind);
    return [generator, { kind }, { has, lacks: others.flatMap((other) => groups[other] ?? []) }];
  });

testValues('animal', [
  ...divide('animal-type', CLASSES),
  ...Object.entries(SPECIES).map(([kind, has]): Row => ['animal-species', { kind }, { has }]),
  ['dog', { kind: 'retriever' }, { has: ['Golden Retriever'], lacks: ['Airedale Terrier'] }],
  ['dog', { kind: 'spaniel' }, { has: ['English Cocker Spaniel'], lacks: ['Basset Hound'] }],
  ['cat', { kind: 'hairless' }, { has: ['Sphynx', 'Peterbald'], lacks: ['Persian'] }],
  ['cat', { kind: 'bobtail' }, { has: ['Manx', 'Pixiebob'], lacks: ['Siamese'] }],
  ['bird', { kind: 'hummingbird' }, { has: ['Ruby-throated Hummingbird'], lacks: ['Barn Owl'] }],
  ['animal-species', { kind: 'bear', locale: 'ja' }, { has: ['ジャイアントパンダ'] }],
  // Headings and footnotes of the tables that names were taken from.
  ['animal-species', {}, /^(?!(Breed|Commercial)$|.*[a-z]\d)/],
  ['horse', {}, /^(?!(Breed|Commercial)$|.*[a-z]\d|.*Horses$)/],
  ['horse', { locale: 'fr' }, /^(?!cheval en )/],
  // Polish names that describe a horse begin with a small letter.
  ['horse', { locale: 'pl' }, /^((koń|kuc) |(?!(\p{Lu}.* )?(Koń|koń|Kuc|kuc|Kłusak) ))/u],
  ['horse', { locale: 'pl' }, { has: ['austriacki koń gorącokrwisty', 'kuc Exmoor'] }],
  ...Array.from('ABCDFGHJKLMNORST', (initial): Row => {
    return ['pet-name', { startsWith: initial }, RegExp(`^${initial}`)];
  }),
]);

const speciesOf = (query: { kind?: string; locale?: string }) =>
  drawDistinct('animal/animal-species', query);

describe('species of animals', () => {
  test.each(Object.keys(SPECIES))(
    'a %s is of no other kind, but for the breed American',
    (kind) => {
      const others = Object.keys(SPECIES).filter((other) => other !== kind);
      const foreign = new Set(others.flatMap((other) => [...speciesOf({ kind: other })]));
      foreign.delete('American');
      expect([...speciesOf({ kind })].filter((name) => foreign.has(name))).toEqual([]);
    },
  );

  test.each(Object.entries(OWN))('in %s, species are of the kinds %j only', (locale, own) => {
    const known = new Set(own.flatMap((kind) => [...speciesOf({ locale, kind })]));
    const values = drawValues('animal/animal-species', { locale });
    expect(values.filter((value) => !known.has(value))).toEqual([]);
  });
});
