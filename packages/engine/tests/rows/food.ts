import { english } from '../../src/locales/english.ts';
import type { Row } from '../values.ts';

const ANIMALS =
  /\b(beef|chicken|lamb|pork|duck|turkey|fish|salmon|tuna|prawns?|crabs?|cheese|eggs?|honey|cream|goat|shark|trout)\b/;

const isPlant = (ingredient: string): boolean => !ANIMALS.test(ingredient);

const isListed = (dish: string): boolean =>
  english.food?.dish?.some((each) => each.toLowerCase() === dish.toLowerCase()) ?? false;

const isWithoutVegetables = ({ name }: { name: string }): boolean => !/Aubergine|Olive/.test(name);

export const rows: readonly Row[] = [
  ['meat', { kind: 'bird' }, { has: ['chicken', 'duck', 'goose'], lacks: ['beef'] }],
  ['meat', { kind: 'mammal' }, { has: ['beef', 'pork', 'venison'], lacks: ['chicken'] }],
  ['meat', { kind: 'fish' }, { has: ['salmon'], lacks: ['lamb'] }],
  ['meat', { kind: 'reptile' }, { has: ['crocodile'], lacks: ['chicken'] }],
  ['fruit', { culinary: true }, { has: ['apple'], lacks: ['olive', 'aubergine'] }],
  ['vegetable', { kind: 'root' }, { has: ['carrot', 'parsnip', 'radish'], lacks: ['cabbage'] }],
  ['vegetable', { kind: 'leaf' }, { has: ['cabbage', 'endive'], lacks: ['carrot', 'okra'] }],
  ['vegetable', { kind: 'fruit' }, { has: ['cucumber', 'pumpkin', 'okra'], lacks: ['carrot'] }],
  ['spice', { kind: 'blend' }, { has: ['garam masala', 'five spice'], lacks: ['nutmeg'] }],
  ['spice', { kind: 'single' }, { has: ['nutmeg'], lacks: ['garam masala'] }],
  ['ingredient', {}, { has: ['achacha', 'zucchini'] }],
  ['ingredient', { plantBased: true }, isPlant],
  ['ingredient', { plantBased: true }, { lacks: ['beef', 'eggs', 'honey'] }],
  ['dish', {}, /^(?!(.* )?[a-z])/],
  ['dish', { kind: 'classic' }, isListed],
  ['food-description', { locale: 'en' }, /[a-z]\.$/],
  ['food-description', { maxLength: 80 }, /[a-z]\.$/],
  ['food-description', { maxLength: 80 }, /^.{1,80}$/],
  ['cuisine', {}, { has: ['Ainu', 'Zanzibari'] }],
  ['menu-item', { course: 'dessert' }, isWithoutVegetables],
];
