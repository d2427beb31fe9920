import type { Faker } from '@faker-js/faker';
import { LANGUAGES } from '../../locales/languages.ts';
import type { RequestArguments } from '../../request.ts';

/** A language tag of BCP 47, with as many subtags as the request wants. */
export function drawLanguageTag(faker: Faker, request: RequestArguments): string {
  const [language, script, regions] = faker.helpers.arrayElement(LANGUAGES);
  const region = faker.helpers.arrayElement(regions.split(' '));
  switch (request.string('format')) {
    case 'language':
      return language;
    case 'full':
      return `${language}-${script}-${region}`;
    default:
      return `${language}-${region}`;
  }
}
