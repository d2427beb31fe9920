import type { ArgumentsOf } from '../../generated/arguments.ts';
import type { TagGenerators } from '../generator.ts';

type Loaders = {
  [Tag in keyof ArgumentsOf]: () => Promise<
    Readonly<Record<Tag extends 'custom' ? string : Tag, TagGenerators>>
  >;
};

/**
 * Loads the generators of one tag, for browsers. `custom` loads all tags, because its requests can name every
 * generator.
 */
export const tagLoaders: Loaders = {
  person: () => import('./person.ts'),
  location: () => import('./location.ts'),
  finance: () => import('./finance.ts'),
  internet: () => import('./internet.ts'),
  date: () => import('./date.ts'),
  colour: () => import('./colour.ts'),
  text: () => import('./text.ts'),
  string: () => import('./string.ts'),
  number: () => import('./number.ts'),
  animal: () => import('./animal.ts'),
  food: () => import('./food.ts'),
  vehicle: () => import('./vehicle.ts'),
  airline: () => import('./airline.ts'),
  music: () => import('./music.ts'),
  book: () => import('./book.ts'),
  commerce: () => import('./commerce.ts'),
  company: () => import('./company.ts'),
  job: () => import('./job.ts'),
  phone: () => import('./phone.ts'),
  git: () => import('./git.ts'),
  database: () => import('./database.ts'),
  system: () => import('./system.ts'),
  hacker: () => import('./hacker.ts'),
  image: () => import('./image.ts'),
  science: () => import('./science.ts'),
  composite: () => import('./composite.ts'),
  custom: async () => (await import('./index.ts')).tags,
};
