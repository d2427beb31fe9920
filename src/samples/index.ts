import { custom } from './custom.ts';
import { date } from './date.ts';
import { finance } from './finance.ts';
import type { TagGenerators } from './generator.ts';
import { internet } from './internet.ts';
import { location } from './location.ts';
import { person } from './person.ts';

/** Every generator, by tag and by the file name of its operation. */
export const generators: Readonly<Record<string, TagGenerators>> = {
  person,
  location,
  finance,
  internet,
  date,
  custom,
};
