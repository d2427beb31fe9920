import type { Faker } from '@faker-js/faker';
import { refuseOutsideEnglish } from '../english.ts';
import type { SampleGenerator, TagGenerators } from '../generator.ts';
import type { RequestArguments } from '../request.ts';
import * as kinds from './animal/kinds.ts';

/** Lists of animals in the generator library. */
type ListName =
  | 'bird'
  | 'cat'
  | 'cetacean'
  | 'cow'
  | 'crocodilia'
  | 'dog'
  | 'horse'
  | 'insect'
  | 'rabbit'
  | 'snake'
  | 'type';

/** A list of names that a parameter narrows down. */
interface SortedList {
  list: ListName;
  /** Name of the parameter, and what each of its values selects. */
  parameter: string;
  kinds: kinds.Kinds;
  /** Locales with a list of their own, whose names the expressions do not fit. */
  foreign: readonly string[];
}

const SORTED_LISTS: Readonly<Record<string, SortedList>> = {
  'animal-type': {
    list: 'type',
    parameter: 'class',
    kinds: kinds.ANIMAL_CLASSES,
    foreign: ['de', 'fr', 'zh-CN'],
  },
  dog: {
    list: 'dog',
    parameter: 'kind',
    kinds: kinds.DOG_KINDS,
    foreign: ['fr', 'ja', 'zh-CN'],
  },
  cat: {
    list: 'cat',
    parameter: 'feature',
    kinds: kinds.CAT_FEATURES,
    foreign: ['fr', 'ja', 'ko', 'zh-CN'],
  },
  rabbit: {
    list: 'rabbit',
    parameter: 'kind',
    kinds: kinds.RABBIT_KINDS,
    foreign: ['fr', 'ko'],
  },
  horse: {
    list: 'horse',
    parameter: 'kind',
    kinds: kinds.HORSE_KINDS,
    foreign: ['fr', 'ja', 'pl', 'zh-CN'],
  },
  cow: { list: 'cow', parameter: 'kind', kinds: kinds.COW_KINDS, foreign: ['fr', 'ja'] },
  cetacean: {
    list: 'cetacean',
    parameter: 'kind',
    kinds: kinds.CETACEAN_KINDS,
    foreign: ['fr'],
  },
  bird: {
    list: 'bird',
    parameter: 'kind',
    kinds: kinds.BIRD_KINDS,
    foreign: ['fr', 'ja', 'ko', 'zh-CN'],
  },
  crocodilian: {
    list: 'crocodilia',
    parameter: 'family',
    kinds: kinds.CROCODILIAN_FAMILIES,
    foreign: [],
  },
  snake: { list: 'snake', parameter: 'kind', kinds: kinds.SNAKE_KINDS, foreign: ['fr'] },
  insect: {
    list: 'insect',
    parameter: 'kind',
    kinds: kinds.INSECT_KINDS,
    foreign: ['fr', 'zh-CN'],
  },
};

/** One of the names, without what was left of the table that the list was taken from. */
function pickName(faker: Faker, names: readonly string[]): string {
  let name = faker.helpers.arrayElement(names);
  while (kinds.NOT_A_BREED.has(name)) name = faker.helpers.arrayElement(names);
  return name.replace(kinds.LEFTOVER_NOTE, '');
}

function createSortedGenerator(sorted: SortedList): SampleGenerator {
  return (faker, request) => {
    const names = faker.definitions.animal[sorted.list];
    const kind = request.oneOf(sorted.parameter, Object.keys(sorted.kinds));
    if (kind === undefined) return pickName(faker, names);
    refuseOutsideEnglish(request, sorted.parameter, sorted.foreign);
    return pickName(
      faker,
      names.filter((name) => sorted.kinds[kind]?.test(name)),
    );
  };
}

function createBear(faker: Faker, request: RequestArguments): string {
  const bear = faker.animal.bear();
  if (!request.boolean('scientific')) return bear;
  refuseOutsideEnglish(request, 'scientific', ['fr', 'ja', 'ko', 'zh-CN']);
  return request.required(kinds.BEAR_SPECIES[bear], bear);
}

function createFish(faker: Faker, request: RequestArguments): string {
  const { fish } = faker.definitions.animal;
  if (!request.boolean('finned')) return pickName(faker, fish);
  refuseOutsideEnglish(request, 'finned', ['fr', 'ja', 'zh-CN']);
  return pickName(
    faker,
    fish.filter((name) => !kinds.SHELLFISH.test(name)),
  );
}

function createLion(faker: Faker, request: RequestArguments): string {
  const { lion } = faker.definitions.animal;
  const extant = lion.filter((name) => !kinds.EXTINCT_LION.test(name));
  return pickName(faker, request.boolean('extant') ? extant : lion);
}

function createPetName(faker: Faker, request: RequestArguments): string {
  const initial = request.string('initial');
  if (initial === undefined) return faker.animal.petName();
  refuseOutsideEnglish(request, 'initial', ['ko', 'zh-CN']);
  const names = faker.definitions.animal.pet_name;
  return faker.helpers.arrayElement(names.filter((name) => name.startsWith(initial)));
}

function createRodent(faker: Faker, request: RequestArguments): string {
  const naming = request.oneOf('naming', ['common', 'scientific']);
  const scientific = naming === 'scientific';
  const names = faker.definitions.animal.rodent.filter(
    (name) => naming === undefined || kinds.RODENT_GENUS.test(name) === scientific,
  );
  return pickName(faker, names);
}

export const animal: TagGenerators = {
  ...Object.fromEntries(
    Object.entries(SORTED_LISTS).map(([name, sorted]) => [name, createSortedGenerator(sorted)]),
  ),
  bear: createBear,
  fish: createFish,
  lion: createLion,
  'pet-name': createPetName,
  rodent: createRodent,
};
