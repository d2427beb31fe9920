import type { Faker } from '@faker-js/faker';
import type { JsonObject } from '../../generator.ts';

export function createPicker(faker: Faker) {
  return <const T>(items: readonly T[]): T => faker.helpers.arrayElement(items);
}

/** Makes the properties of `T` that can be undefined optional. */
type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: T[K];
};

/** Removes undefined properties. */
export function omitUndefined<T extends JsonObject>(properties: T) {
  return Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== undefined),
  ) as Present<T>;
}

/** Slugifies text: lower-case letters and digits, with hyphens between words. */
export function toSlug(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
