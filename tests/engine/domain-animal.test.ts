import { allLocales } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import * as kinds from '../../src/engine/tags/animal/kinds.ts';
import { distinct, fresh } from './faults.ts';

const english = allLocales.en.animal;

/** Kinds of species that a language has names of its own for. */
const OWN: Record<string, string[]> = {
  fr: ['bear', 'cetacean', 'cow', 'crocodilian', 'fish', 'insect', 'lion', 'rabbit', 'snake'],
  ja: ['bear', 'cow', 'fish'],
  ko: ['bear', 'rabbit'],
  nb: ['fish'],
  id: ['bear', 'cetacean', 'crocodilian', 'lion'],
  'zh-CN': ['bear', 'fish', 'insect'],
};

/** The name of a breed of cattle, and of one of rabbits. */
const BREED_OF_BOTH = 'American';

const KINDS = [...(OWN['fr'] ?? []), 'rodent'];

describe('animals', () => {
  test.each([
    ['dog', 'kind', 'retriever', ['Golden Retriever', 'Labrador Retriever'], 'Airedale Terrier'],
    ['dog', 'kind', 'spaniel', ['English Cocker Spaniel'], 'Basset Hound'],
    ['cat', 'kind', 'hairless', ['Sphynx', 'Peterbald'], 'Persian'],
    ['cat', 'kind', 'bobtail', ['Manx', 'Pixiebob'], 'Siamese'],
    ['bird', 'kind', 'hummingbird', ['Ruby-throated Hummingbird'], 'Barn Owl'],
    ['animal-type', 'kind', 'mammal', ['whale', 'bat', 'dolphin'], 'penguin'],
    ['animal-type', 'kind', 'bird', ['penguin', 'ostrich'], 'bat'],
    ['animal-type', 'kind', 'fish', ['shark'], 'whale'],
    ['animal-type', 'kind', 'amphibian', ['frog'], 'turtle'],
    ['animal-type', 'kind', 'reptile', ['turtle', 'gecko', 'crocodile'], 'frog'],
  ])('a %s whose %s is %s can be %j, never %s', (name, parameter, kind, members, stranger) => {
    const values = distinct(`animal/${name}`, { [parameter]: kind });
    expect(members.filter((member) => !values.has(member))).toEqual([]);
    expect(values).not.toContain(stranger);
    expect(distinct(`animal/${name}`)).toContain(stranger);
  });

  test('every animal of the list is in one class', () => {
    const count = (table: kinds.Kinds, names: readonly string[] | null | undefined) =>
      (names ?? []).map((name) => Object.values(table).filter((each) => each.test(name)).length);
    expect(new Set(count(kinds.ANIMAL_CLASSES, english?.type))).toEqual(new Set([1]));
  });

  test.each([
    ['bear', 'en', ['Polar bear', 'Giant panda']],
    ['cetacean', 'en', ['Blue Whale', 'Omura’s whale']],
    ['cow', 'en', ['Jersey cattle', 'Beefalo']],
    ['crocodilian', 'en', ['Nile Crocodile', 'Gharial']],
    ['fish', 'en', ['Atlantic cod', 'Skipjack tuna']],
    ['insect', 'en', ['Fire ant']],
    ['lion', 'en', ['Cape lion', 'Asiatic Lion']],
    ['rabbit', 'en', ['Dutch', 'English Lop']],
    ['rodent', 'en', ['Chinchilla']],
    ['snake', 'en', ['King cobra', 'Black mamba']],
    ['bear', 'ja', ['ジャイアントパンダ']],
    ['rabbit', 'ko', []],
    ['insect', 'zh-CN', []],
  ])('a %s in %s can be one of %j, and is in no list of another kind', (kind, locale, members) => {
    const values = distinct('animal/animal-species', { kind, locale });
    expect(members.filter((member) => !values.has(member))).toEqual([]);
    const others = KINDS.filter((each) => each !== kind && (locale === 'en' || !(locale in OWN)));
    const shared = others.flatMap((other) =>
      [...distinct('animal/animal-species', { kind: other })].filter(
        (name) => values.has(name) && name !== BREED_OF_BOTH,
      ),
    );
    expect(shared).toEqual([]);
  });

  test('a language has only the kinds that it has names for', () => {
    for (const [locale, own] of Object.entries(OWN)) {
      const values = fresh('animal/animal-species', { locale });
      const known = new Set(
        own.flatMap((kind) => [...distinct('animal/animal-species', { locale, kind })]),
      );
      expect(values.filter((value) => !known.has(value))).toEqual([]);
    }
  });

  test('a litter has one initial, and every initial has a name', () => {
    for (const initial of 'ABCDFGHJKLMNORST') {
      const names = fresh('animal/pet-name', { startsWith: initial });
      expect(names.filter((name) => !name.startsWith(initial))).toEqual([]);
    }
  });

  test('no table headings or footnotes are left in the names', () => {
    for (const values of [fresh('animal/horse'), fresh('animal/animal-species')]) {
      expect(values.filter((value) => /[a-z]\d|^Breed$|^Commercial$/.test(value))).toEqual([]);
    }
    const horses = ['en', 'fr'].flatMap((locale) => [...distinct('animal/horse', { locale })]);
    expect(horses.filter((name) => /Horses$|^cheval en /.test(name))).toEqual([]);
  });

  test('Polish names that describe a horse begin with a small letter', () => {
    const names = [...distinct('animal/horse', { locale: 'pl' })];
    expect(names).toContain('austriacki koń gorącokrwisty');
    expect(names).toContain('kuc Exmoor');
    expect(names.filter((name) => /^(\p{Lu}.* )?(Koń|koń|Kuc|kuc|Kłusak) /u.test(name))).toEqual(
      names.filter((name) => /^(koń|kuc) /.test(name)),
    );
  });
});
