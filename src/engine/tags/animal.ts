import type { Faker } from '@faker-js/faker';
import type { SampleGenerator, TagGenerators } from '../generator.ts';
import type { RequestArguments } from '../request.ts';
import * as kinds from './animal/kinds.ts';

/** Faker's lists of animals. */
type ListName =
  | 'bear'
  | 'bird'
  | 'cat'
  | 'cetacean'
  | 'cow'
  | 'crocodilia'
  | 'dog'
  | 'fish'
  | 'horse'
  | 'insect'
  | 'lion'
  | 'rabbit'
  | 'rodent'
  | 'snake'
  | 'type';

/** A list of names that a parameter narrows down. */
interface SortedList {
  list: ListName;
  /** Name of the parameter, and what each of its values selects. */
  parameter: string;
  kinds: kinds.Kinds;
}

const SORTED_LISTS: Readonly<Record<string, SortedList>> = {
  'animal-type': {
    list: 'type',
    parameter: 'kind',
    kinds: kinds.ANIMAL_CLASSES,
  },
  dog: {
    list: 'dog',
    parameter: 'kind',
    kinds: kinds.DOG_KINDS,
  },
  cat: {
    list: 'cat',
    parameter: 'kind',
    kinds: kinds.CAT_FEATURES,
  },
  horse: {
    list: 'horse',
    parameter: 'kind',
    kinds: kinds.HORSE_KINDS,
  },
  bird: {
    list: 'bird',
    parameter: 'kind',
    kinds: kinds.BIRD_KINDS,
  },
};

function createSortedGenerator(sorted: SortedList): SampleGenerator {
  return (faker, request) => {
    const names = faker.definitions.animal[sorted.list];
    const kind = request.optional.oneOf(sorted.parameter, Object.keys(sorted.kinds));
    if (kind === undefined) return faker.helpers.arrayElement(names);
    return faker.helpers.arrayElement(names.filter((name) => sorted.kinds[kind]?.test(name)));
  };
}

/** Kinds of species and breeds, with faker's lists of them. */
const SPECIES_LISTS = {
  bear: 'bear',
  cetacean: 'cetacean',
  cow: 'cow',
  crocodilian: 'crocodilia',
  fish: 'fish',
  insect: 'insect',
  lion: 'lion',
  rabbit: 'rabbit',
  rodent: 'rodent',
  snake: 'snake',
} as const satisfies Readonly<Record<string, ListName>>;
const SPECIES_KINDS = [
  'bear',
  'cetacean',
  'cow',
  'crocodilian',
  'fish',
  'insect',
  'lion',
  'rabbit',
  'rodent',
  'snake',
] as const;

/** Kinds that a language has its own names for. Rules of the OpenAPI document reject the others. */
const KINDS_OF_LOCALE: Readonly<Record<string, readonly (keyof typeof SPECIES_LISTS)[]>> = {
  fr: SPECIES_KINDS.filter((kind) => kind !== 'rodent'),
  ja: ['bear', 'cow', 'fish'],
  ko: ['bear', 'rabbit'],
  nb: ['fish'],
  id: ['bear', 'cetacean', 'crocodilian', 'lion'],
  'zh-CN': ['bear', 'fish', 'insect'],
};

function createSpecies(faker: Faker, request: RequestArguments): string {
  const kinds = KINDS_OF_LOCALE[request.string('locale')] ?? SPECIES_KINDS;
  const kind = request.optional.oneOf('kind', SPECIES_KINDS) ?? faker.helpers.arrayElement(kinds);
  return faker.helpers.arrayElement(faker.definitions.animal[SPECIES_LISTS[kind]]);
}

function createPetName(faker: Faker, request: RequestArguments): string {
  const initial = request.optional.string('startsWith');
  if (initial === undefined) return faker.animal.petName();
  const names = faker.definitions.animal.pet_name;
  return faker.helpers.arrayElement(names.filter((name) => name.startsWith(initial)));
}

export const animal: TagGenerators = {
  ...Object.fromEntries(
    Object.entries(SORTED_LISTS).map(([name, sorted]) => [name, createSortedGenerator(sorted)]),
  ),
  'animal-species': createSpecies,
  'pet-name': createPetName,
};
