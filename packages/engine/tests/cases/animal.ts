import { findDefinition } from '../../src/mock/locales.ts';
import type { Query, ValueCase } from '../values.ts';

/** Locales with species for only some kinds of animals. */
const INCOMPLETE = ['fr', 'ja', 'ko', 'nb', 'id', 'zh-CN'];

const isInLanguage = (name: string, { locale }: Query): boolean =>
  Object.values<unknown>(findDefinition(String(locale))?.animal ?? {})
    .flat()
    .includes(name);

const SPECIES: Readonly<Record<string, string[]>> = {
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

/** `kind-parameter.test.ts` tests that no animal belongs to two kinds. */
export const cases: readonly ValueCase[] = [
  ['animal-type', { locale: 'en' }, /^\P{Lu}+$/u],
  ['animal-type', { locale: 'pl' }, /^\P{Lu}+$/u],
  ['animal-type', { locale: 'ru' }, /^\P{Lu}+$/u],
  ['animal-type', { locale: 'de' }, /^\p{Lu}/u],
  ['animal-type', { kind: 'mammal' }, { has: ['whale', 'bat', 'dolphin'] }],
  ['animal-type', { kind: 'bird' }, { has: ['penguin', 'ostrich'] }],
  ['animal-type', { kind: 'fish' }, { has: ['shark'] }],
  ['animal-type', { kind: 'amphibian' }, { has: ['frog'] }],
  ['animal-type', { kind: 'reptile' }, { has: ['turtle', 'gecko', 'crocodile'] }],
  ...Object.entries(SPECIES).map(([kind, has]): ValueCase => ['animal-species', { kind }, { has }]),
  ['animal-species', { kind: 'bear', locale: 'ja' }, { has: ['ジャイアントパンダ'] }],
  ...INCOMPLETE.map((locale): ValueCase => ['animal-species', { locale }, isInLanguage]),
  ['dog', { kind: 'retriever' }, { has: ['Golden Retriever'], lacks: ['Airedale Terrier'] }],
  ['dog', { kind: 'spaniel' }, { has: ['English Cocker Spaniel'], lacks: ['Basset Hound'] }],
  ['cat', { kind: 'hairless' }, { has: ['Sphynx', 'Peterbald'], lacks: ['Persian'] }],
  ['cat', { kind: 'bobtail' }, { has: ['Manx', 'Pixiebob'], lacks: ['Siamese'] }],
  ['bird', {}, { has: ['Great Auk'] }],
  ['bird', { kind: 'hummingbird' }, { has: ['Ruby-throated Hummingbird'], lacks: ['Barn Owl'] }],
  // Headings and footnotes of the source tables are not species.
  ['animal-species', {}, /^(?!(Breed|Commercial)$|.*[a-z]\d)/],
  ['horse', {}, /^(?!(Breed|Commercial)$|.*[a-z]\d|.*Horses$)/],
  ['horse', {}, { has: ['Assateague Horse', 'Danube Delta Horse', 'Thoroughbred'] }],
  ['horse', { locale: 'fr' }, /^(?!cheval en )/],
  // Polish names that contain the word for horse or pony begin with a small letter.
  ['horse', { locale: 'pl' }, /^((koń|kuc) |(?!(\p{Lu}.* )?(Koń|koń|Kuc|kuc|Kłusak) ))/u],
  ['horse', { locale: 'pl' }, { has: ['austriacki koń gorącokrwisty', 'kuc Exmoor'] }],
  ...Array.from('ABCDFGHJKLMNORST', (initial): ValueCase => {
    return ['pet-name', { startsWith: initial }, RegExp(`^${initial}`)];
  }),
];
