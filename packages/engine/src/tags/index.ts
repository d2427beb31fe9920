import { createCustomGenerators } from '../custom.ts';
import type { TagGenerators } from '../generator.ts';
import { airline } from './airline.ts';
import { animal } from './animal.ts';
import { book } from './book.ts';
import { colour } from './colour.ts';
import { commerce } from './commerce.ts';
import { company } from './company.ts';
import { composite } from './composite.ts';
import { database } from './database.ts';
import { date } from './date.ts';
import { finance } from './finance.ts';
import { food } from './food.ts';
import { git } from './git.ts';
import { hacker } from './hacker.ts';
import { image } from './image.ts';
import { internet } from './internet.ts';
import { job } from './job.ts';
import { location } from './location.ts';
import { music } from './music.ts';
import { number } from './number.ts';
import { person } from './person.ts';
import { phone } from './phone.ts';
import { science } from './science.ts';
import { string } from './string.ts';
import { system } from './system.ts';
import { text } from './text.ts';
import { vehicle } from './vehicle.ts';

/** Generators of every tag except `custom`, whose templates call them. */
export const tags: Readonly<Record<string, TagGenerators>> = {
  person,
  location,
  finance,
  internet,
  date,
  colour,
  text,
  string,
  number,
  animal,
  food,
  vehicle,
  airline,
  music,
  book,
  commerce,
  company,
  job,
  phone,
  git,
  database,
  system,
  hacker,
  image,
  science,
  composite,
};

/** Lists tag and name of every generator, such as `finance/iban`. */
export function listGenerators(): string[] {
  const custom = createCustomGenerators({ version: '', server: '', operations: {} }, tags);
  return Object.entries<object>({ ...tags, custom }).flatMap(([tag, generators]) =>
    Object.keys(generators).map((name) => `${tag}/${name}`),
  );
}
