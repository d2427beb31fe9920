import { allLocales } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import * as kinds from '../../src/engine/tags/animal/kinds.ts';
import { distinct, faultsOf, fresh, operationsOf } from './faults.ts';

const english = allLocales.en.animal;

/** Locales with names of their own, which the parameters that sort English names do not fit. */
const FOREIGN: Record<string, string[]> = {
  'animal/animal-type': ['de', 'fr', 'zh-CN'],
  'animal/bear': ['fr', 'ja', 'ko', 'zh-CN'],
  'animal/bird': ['fr', 'ja', 'ko', 'zh-CN'],
  'animal/cat': ['fr', 'ja', 'ko', 'zh-CN'],
  'animal/cetacean': ['fr'],
  'animal/cow': ['fr', 'ja'],
  'animal/dog': ['fr', 'ja', 'zh-CN'],
  'animal/fish': ['fr', 'ja', 'zh-CN'],
  'animal/horse': ['fr', 'ja', 'pl', 'zh-CN'],
  'animal/insect': ['fr', 'zh-CN'],
  'animal/pet-name': ['ko', 'zh-CN'],
  'animal/rabbit': ['fr', 'ko'],
  'animal/snake': ['fr'],
};

describe('animals', () => {
  test.each(operationsOf('animal'))('$name: fresh values fit the schema', (described) => {
    const faults = faultsOf(described, ({ locale, ...own }) => {
      const sorted = ['finned', 'kind', 'naming', 'startsWith'];
      const foreign = FOREIGN[described.name]?.includes(String(locale)) ?? false;
      return (
        foreign &&
        sorted.some((name) => ![undefined, false, 'common'].includes(own[name] as string))
      );
    });
    expect(faults).toEqual([]);
  });

  test.each([
    ['dog', 'kind', kinds.DOG_KINDS],
    ['cat', 'kind', kinds.CAT_FEATURES],
    ['rabbit', 'kind', kinds.RABBIT_KINDS],
    ['horse', 'kind', kinds.HORSE_KINDS],
    ['cow', 'kind', kinds.COW_KINDS],
    ['cetacean', 'kind', kinds.CETACEAN_KINDS],
    ['bird', 'kind', kinds.BIRD_KINDS],
    ['crocodilian', 'kind', kinds.CROCODILIAN_FAMILIES],
    ['snake', 'kind', kinds.SNAKE_KINDS],
    ['insect', 'kind', kinds.INSECT_KINDS],
    ['animal-type', 'kind', kinds.ANIMAL_CLASSES],
  ])(
    'a %s is of the %s asked for, and every listed one can be asked for',
    (name, parameter, table) => {
      const described = operationsOf('animal').find((each) => each.name === `animal/${name}`);
      const listed = described?.operation.parameters?.find((each) => each.name === parameter);
      expect(listed?.schema['enum']).toEqual(Object.keys(table).sort());
      for (const [kind, expression] of Object.entries(table)) {
        const values = fresh(`animal/${name}`, { [parameter]: kind });
        expect(values.filter((value) => !expression.test(value))).toEqual([]);
      }
    },
  );

  test.each([
    ['dog', 'kind', 'retriever', ['Golden Retriever', 'Labrador Retriever'], 'Airedale Terrier'],
    ['dog', 'kind', 'spaniel', ['English Cocker Spaniel'], 'Basset Hound'],
    ['cat', 'kind', 'hairless', ['Sphynx', 'Peterbald'], 'Persian'],
    ['cat', 'kind', 'bobtail', ['Manx', 'Pixiebob'], 'Siamese'],
    ['cetacean', 'kind', 'dolphin', ['Commerson’s Dolphin'], 'Blue Whale'],
    ['cetacean', 'kind', 'whale', ['Blue Whale', 'Sperm Whale'], 'Commerson’s Dolphin'],
    ['bird', 'kind', 'hummingbird', ['Ruby-throated Hummingbird'], 'Barn Owl'],
    ['snake', 'kind', 'cobra', ['King cobra'], 'Black mamba'],
    ['crocodilian', 'kind', 'alligator', ['Chinese Alligator'], 'Nile Crocodile'],
    ['crocodilian', 'kind', 'gharial', ['Gharial'], 'Nile Crocodile'],
    ['crocodilian', 'kind', 'crocodile', ['Nile Crocodile'], 'Chinese Alligator'],
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

  test('classes and families leave no animal out and count none twice', () => {
    const count = (table: kinds.Kinds, names: readonly string[] | null | undefined) =>
      (names ?? []).map((name) => Object.values(table).filter((each) => each.test(name)).length);
    expect(new Set(count(kinds.ANIMAL_CLASSES, english?.type))).toEqual(new Set([1]));
    expect(new Set(count(kinds.CROCODILIAN_FAMILIES, english?.crocodilia))).toEqual(new Set([1]));
    const french = allLocales.fr.animal?.crocodilia;
    expect(new Set(count(kinds.CROCODILIAN_FAMILIES, french))).toEqual(new Set([1]));
  });

  test('every bear has a scientific name', () => {
    expect(Object.keys(kinds.BEAR_SPECIES)).toEqual(english?.bear);
    const names = fresh('animal/bear', { naming: 'scientific' });
    expect(names.filter((name) => !/^[A-Z][a-z]+ [a-z]+$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(8);
  });

  test('lions are extant and fish have fins where that is asked for', () => {
    expect(fresh('animal/lion')).toContain('Cape lion');
    expect(new Set(fresh('animal/lion', { extant: true })).size).toBe(5);
    expect(new Set(fresh('animal/lion', { extant: true, locale: 'fr' })).size).toBe(2);
    expect(fresh('animal/fish').join()).toContain('crab');
    expect(fresh('animal/fish', { finned: true }).join()).not.toMatch(/crab|shrimp|squid|cockle/);
  });

  test('rodents have a common or a scientific name, as asked for', () => {
    const scientific = fresh('animal/rodent', { naming: 'scientific' });
    expect(scientific.filter((name) => !/^[A-Z][a-z]+( [a-z]+)?$/.test(name))).toEqual([]);
    const common = fresh('animal/rodent', { naming: 'common' });
    expect(common.filter((name) => scientific.includes(name))).toEqual([]);
  });

  test('a litter has one initial, and every initial has a name', () => {
    for (const initial of 'ABCDFGHJKLMNORST') {
      const names = fresh('animal/pet-name', { startsWith: initial });
      expect(names.filter((name) => !name.startsWith(initial))).toEqual([]);
    }
  });

  test('no table headings or footnotes are left in the names', () => {
    for (const name of ['cow', 'horse', 'fish', 'snake', 'rodent']) {
      const values = fresh(`animal/${name}`);
      expect(values.filter((value) => /[a-z]\d|^Breed$|^Commercial$/.test(value))).toEqual([]);
    }
  });
});
