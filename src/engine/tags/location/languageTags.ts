import type { Faker } from '@faker-js/faker';
import type { RequestArguments } from '../../request.ts';

/** Languages with the script that each is written in and the regions where it is at home, as BCP 47 names them. */
const LANGUAGES: readonly (readonly [language: string, script: string, regions: string])[] = [
  ['af', 'Latn', 'ZA NA'],
  ['am', 'Ethi', 'ET'],
  ['ar', 'Arab', 'AE BH DZ EG IQ JO KW LB LY MA OM QA SA SD SY TN YE'],
  ['be', 'Cyrl', 'BY'],
  ['bg', 'Cyrl', 'BG'],
  ['bn', 'Beng', 'BD IN'],
  ['ca', 'Latn', 'ES AD'],
  ['cs', 'Latn', 'CZ'],
  ['cy', 'Latn', 'GB'],
  ['da', 'Latn', 'DK GL'],
  ['de', 'Latn', 'DE AT CH LI LU'],
  ['el', 'Grek', 'GR CY'],
  ['en', 'Latn', 'US GB AU CA IE IN JM KE MT NG NZ PH SG ZA'],
  ['es', 'Latn', 'ES AR BO CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE'],
  ['et', 'Latn', 'EE'],
  ['eu', 'Latn', 'ES'],
  ['fa', 'Arab', 'IR AF'],
  ['fi', 'Latn', 'FI'],
  ['fil', 'Latn', 'PH'],
  ['fr', 'Latn', 'FR BE CA CH CI LU MA SN'],
  ['ga', 'Latn', 'IE'],
  ['gl', 'Latn', 'ES'],
  ['gu', 'Gujr', 'IN'],
  ['he', 'Hebr', 'IL'],
  ['hi', 'Deva', 'IN'],
  ['hr', 'Latn', 'HR BA'],
  ['hu', 'Latn', 'HU'],
  ['hy', 'Armn', 'AM'],
  ['id', 'Latn', 'ID'],
  ['is', 'Latn', 'IS'],
  ['it', 'Latn', 'IT CH'],
  ['ja', 'Jpan', 'JP'],
  ['ka', 'Geor', 'GE'],
  ['kk', 'Cyrl', 'KZ'],
  ['km', 'Khmr', 'KH'],
  ['ko', 'Kore', 'KR'],
  ['lo', 'Laoo', 'LA'],
  ['lt', 'Latn', 'LT'],
  ['lv', 'Latn', 'LV'],
  ['mk', 'Cyrl', 'MK'],
  ['ml', 'Mlym', 'IN'],
  ['mn', 'Cyrl', 'MN'],
  ['mr', 'Deva', 'IN'],
  ['ms', 'Latn', 'MY BN SG'],
  ['mt', 'Latn', 'MT'],
  ['my', 'Mymr', 'MM'],
  ['nb', 'Latn', 'NO'],
  ['ne', 'Deva', 'NP'],
  ['nl', 'Latn', 'NL BE SR'],
  ['nn', 'Latn', 'NO'],
  ['pl', 'Latn', 'PL'],
  ['pt', 'Latn', 'BR PT AO MZ'],
  ['ro', 'Latn', 'RO MD'],
  ['ru', 'Cyrl', 'RU BY KZ'],
  ['si', 'Sinh', 'LK'],
  ['sk', 'Latn', 'SK'],
  ['sl', 'Latn', 'SI'],
  ['sq', 'Latn', 'AL XK'],
  ['sr', 'Cyrl', 'RS BA'],
  ['sv', 'Latn', 'SE FI'],
  ['sw', 'Latn', 'KE TZ UG'],
  ['ta', 'Taml', 'IN LK'],
  ['te', 'Telu', 'IN'],
  ['th', 'Thai', 'TH'],
  ['tr', 'Latn', 'TR CY'],
  ['uk', 'Cyrl', 'UA'],
  ['ur', 'Arab', 'PK IN'],
  ['uz', 'Latn', 'UZ'],
  ['vi', 'Latn', 'VN'],
  ['zh', 'Hans', 'CN SG'],
  ['zh', 'Hant', 'HK MO TW'],
  ['zu', 'Latn', 'ZA'],
];

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
