import type { Locale } from '../../generated/arguments.ts';
import { defineTag } from '../tag.ts';
import {
  ANIMAL_CLASSES,
  BIRD_KINDS,
  CAT_FEATURES,
  DOG_KINDS,
  HORSE_KINDS,
} from './animal/kinds.ts';

/** Names of faker's lists of species, keyed by kind of animal. */
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
} as const;
type SpeciesKind = keyof typeof SPECIES_LISTS;
const SPECIES_KINDS = Object.keys(SPECIES_LISTS) as SpeciesKind[];

/** Kinds of animals whose species have names in the locale's language. Rules in the OpenAPI document reject other kinds. */
const KINDS_OF_LOCALE: Partial<Record<Locale, readonly SpeciesKind[]>> = {
  fr: SPECIES_KINDS.filter((kind) => kind !== 'rodent'),
  ja: ['bear', 'cow', 'fish'],
  ko: ['bear', 'rabbit'],
  nb: ['fish'],
  id: ['bear', 'cetacean', 'crocodilian', 'lion'],
  'zh-CN': ['bear', 'fish', 'insect'],
};

export const animal = defineTag('animal', {
  'animal-type': ({ kind }, { definitions }) =>
    definitions.animal.type.filter((name) => !kind || ANIMAL_CLASSES[kind].test(name)),
  dog: ({ kind }, { definitions }) =>
    definitions.animal.dog.filter((name) => !kind || DOG_KINDS[kind].test(name)),
  cat: ({ kind }, { definitions }) =>
    definitions.animal.cat.filter((name) => !kind || CAT_FEATURES[kind].test(name)),
  horse: ({ kind }, { definitions }) =>
    definitions.animal.horse.filter((name) => !kind || HORSE_KINDS[kind].test(name)),
  bird: ({ kind }, { definitions }) =>
    definitions.animal.bird.filter((name) => !kind || BIRD_KINDS[kind].test(name)),
  'animal-species': ({ kind, locale }, { definitions }) => {
    if (kind) return definitions.animal[SPECIES_LISTS[kind]];
    const kinds = KINDS_OF_LOCALE[locale] ?? SPECIES_KINDS;
    const lists = kinds.map((each) => definitions.animal[SPECIES_LISTS[each]]);
    return ({ helpers }) => helpers.arrayElement(helpers.arrayElement(lists));
  },
  'pet-name': ({ startsWith }, { definitions }) =>
    definitions.animal.pet_name.filter((name) => !startsWith || name.startsWith(startsWith)),
});
