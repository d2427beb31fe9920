import type { Faker } from '@faker-js/faker';
import { drawUntil } from '../drawUntil.ts';
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
  rabbit: {
    list: 'rabbit',
    parameter: 'kind',
    kinds: kinds.RABBIT_KINDS,
  },
  horse: {
    list: 'horse',
    parameter: 'kind',
    kinds: kinds.HORSE_KINDS,
  },
  cow: { list: 'cow', parameter: 'kind', kinds: kinds.COW_KINDS },
  cetacean: {
    list: 'cetacean',
    parameter: 'kind',
    kinds: kinds.CETACEAN_KINDS,
  },
  bird: {
    list: 'bird',
    parameter: 'kind',
    kinds: kinds.BIRD_KINDS,
  },
  crocodilian: {
    list: 'crocodilia',
    parameter: 'kind',
    kinds: kinds.CROCODILIAN_FAMILIES,
  },
  snake: { list: 'snake', parameter: 'kind', kinds: kinds.SNAKE_KINDS },
  insect: {
    list: 'insect',
    parameter: 'kind',
    kinds: kinds.INSECT_KINDS,
  },
};

/** One of the names, without what was left of the table that the list was taken from. */
function pickName(faker: Faker, names: readonly string[]): string {
  const name = drawUntil(
    () => faker.helpers.arrayElement(names),
    (drawn) => !kinds.NOT_A_BREED.has(drawn),
  );
  return name.replace(kinds.LEFTOVER_NOTE, '');
}

function createSortedGenerator(sorted: SortedList): SampleGenerator {
  return (faker, request) => {
    const names = faker.definitions.animal[sorted.list];
    const kind = request.oneOf(sorted.parameter, Object.keys(sorted.kinds));
    if (kind === undefined) return pickName(faker, names);
    return pickName(
      faker,
      names.filter((name) => sorted.kinds[kind]?.test(name)),
    );
  };
}

function createBear(faker: Faker, request: RequestArguments): string {
  const bear = faker.animal.bear();
  if (request.string('naming') === 'common') return bear;
  return request.required(kinds.BEAR_SPECIES[bear], bear);
}

function createFish(faker: Faker, request: RequestArguments): string {
  const { fish } = faker.definitions.animal;
  if (!request.boolean('finned')) return pickName(faker, fish);
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
  const initial = request.string('startsWith');
  if (initial === undefined) return faker.animal.petName();
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
