import { LANGUAGES } from '../../locales/languages.ts';
import type { ArgumentsOf } from '../../../generated/arguments.ts';
import type { CreateValue } from '../../tag.ts';

/** A language tag of BCP 47, with as many subtags as the request wants. */
export const createLanguageTag =
  ({ format }: ArgumentsOf['location']['language-tag']): CreateValue<string> =>
  (faker) => {
    const [language, script, regions] = faker.helpers.arrayElement(LANGUAGES);
    const region = faker.helpers.arrayElement(regions.split(' '));
    return { language, region: `${language}-${region}`, full: `${language}-${script}-${region}` }[
      format
    ];
  };
