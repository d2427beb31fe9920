import type { Faker } from '@faker-js/faker';
import type { JsonValue } from '../../generator.ts';
import type { RequestArguments } from '../../request.ts';

/** One of several words: the one that the request names, or a drawn one. */
export function choose<const T extends string>(
  faker: Faker,
  request: RequestArguments,
  name: string,
  allowed: readonly T[],
): T {
  return request.oneOf(name, allowed) ?? faker.helpers.arrayElement(allowed);
}

/** Draws one of several. */
export function pickFrom(faker: Faker) {
  return <const T>(items: readonly T[]): T => faker.helpers.arrayElement(items);
}

/** Leaves out the properties that do not apply. */
export function present<T extends Record<string, JsonValue | undefined>>(properties: T) {
  return Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== undefined),
  ) as Record<string, JsonValue>;
}

/** Words as part of an address: small letters and digits with hyphens between. */
export function toSlug(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
