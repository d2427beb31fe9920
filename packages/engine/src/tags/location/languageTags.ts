import { LANGUAGES } from '../../locales/languages.ts';
import type { ArgumentsOf } from '../../../generated/arguments.ts';
import type { CreateValue } from '../../tag.ts';

/** Creates a language tag (BCP 47) with the requested subtags. */
export const createLanguageTag =
  ({ format }: ArgumentsOf['location']['language-tag']): CreateValue<string> =>
  (faker) => {
    const [language, script, regions] = faker.helpers.arrayElement(LANGUAGES);
    const region = faker.helpers.arrayElement(regions.split(' '));
    return { language, region: `${language}-${region}`, full: `${language}-${script}-${region}` }[
      format
    ];
  };
