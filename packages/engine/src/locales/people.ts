import type { LocaleDefinition } from '@faker-js/faker';
import { defineByLocale } from './defineByLocale.ts';

/** Words for female and male on forms. */
const SEXES: Readonly<Record<string, string>> = {
  es: 'mujer|hombre',
  it: 'femmina|maschio',
  nl: 'vrouw|man',
  sv: 'kvinna|man',
  cs: 'žena|muž',
  ru: 'женский|мужской',
  uk: 'жіноча|чоловіча',
  tr: 'kadın|erkek',
  ar: 'أنثى|ذكر',
  he: 'נקבה|זכר',
  id: 'perempuan|laki-laki',
  ko: '여성|남성',
};

/** Names of the zodiac signs, from Aries to Pisces. */
const ZODIAC: Readonly<Record<string, string>> = {
  de: 'Widder|Stier|Zwillinge|Krebs|Löwe|Jungfrau|Waage|Skorpion|Schütze|Steinbock|Wassermann|Fische',
  fr: 'Bélier|Taureau|Gémeaux|Cancer|Lion|Vierge|Balance|Scorpion|Sagittaire|Capricorne|Verseau|Poissons',
  es: 'Aries|Tauro|Géminis|Cáncer|Leo|Virgo|Libra|Escorpio|Sagitario|Capricornio|Acuario|Piscis',
  it: 'Ariete|Toro|Gemelli|Cancro|Leone|Vergine|Bilancia|Scorpione|Sagittario|Capricorno|Acquario|Pesci',
  nl: 'Ram|Stier|Tweelingen|Kreeft|Leeuw|Maagd|Weegschaal|Schorpioen|Boogschutter|Steenbok|Waterman|Vissen',
  pl: 'Baran|Byk|Bliźnięta|Rak|Lew|Panna|Waga|Skorpion|Strzelec|Koziorożec|Wodnik|Ryby',
  sv: 'Väduren|Oxen|Tvillingarna|Kräftan|Lejonet|Jungfrun|Vågen|Skorpionen|Skytten|Stenbocken|Vattumannen|Fiskarna',
  da: 'Vædderen|Tyren|Tvillingerne|Krebsen|Løven|Jomfruen|Vægten|Skorpionen|Skytten|Stenbukken|Vandmanden|Fiskene',
  cs: 'Beran|Býk|Blíženci|Rak|Lev|Panna|Váhy|Štír|Střelec|Kozoroh|Vodnář|Ryby',
  ru: 'Овен|Телец|Близнецы|Рак|Лев|Дева|Весы|Скорпион|Стрелец|Козерог|Водолей|Рыбы',
  uk: 'Овен|Телець|Близнюки|Рак|Лев|Діва|Терези|Скорпіон|Стрілець|Козеріг|Водолій|Риби',
  tr: 'Koç|Boğa|İkizler|Yengeç|Aslan|Başak|Terazi|Akrep|Yay|Oğlak|Kova|Balık',
  ar: 'الحمل|الثور|الجوزاء|السرطان|الأسد|العذراء|الميزان|العقرب|القوس|الجدي|الدلو|الحوت',
  he: 'טלה|שור|תאומים|סרטן|אריה|בתולה|מאזניים|עקרב|קשת|גדי|דלי|דגים',
  ja: 'おひつじ座|おうし座|ふたご座|かに座|しし座|おとめ座|てんびん座|さそり座|いて座|やぎ座|みずがめ座|うお座',
  ko: '양자리|황소자리|쌍둥이자리|게자리|사자자리|처녀자리|천칭자리|전갈자리|사수자리|염소자리|물병자리|물고기자리',
  'zh-CN': '白羊座|金牛座|双子座|巨蟹座|狮子座|处女座|天秤座|天蝎座|射手座|摩羯座|水瓶座|双鱼座',
};

/** The given name comes first in Arabic. Faker puts it last in half of the patterns. */
const GIVEN_NAME_FIRST: LocaleDefinition = {
  person: {
    name: [
      { value: '{{person.prefix}} {{person.firstName}} {{person.lastName}}', weight: 1 },
      { value: '{{person.firstName}} {{person.lastName}}', weight: 10 },
    ],
  },
};

/** Titles by sex, for locales in which faker gives men's titles to women too. */
const TITLES: Readonly<Record<string, LocaleDefinition>> = {
  it: {
    person: {
      prefix: {
        female: ['Sig.ra', 'Dott.ssa'],
        male: ['Sig.', 'Dott.'],
        generic: ['Avv.', 'Ing.'],
      },
    },
  },
  ar: {
    person: {
      prefix: {
        female: ['آنسة', 'سيدة', 'دكتورة', 'بروفيسورة'],
        male: ['سيد', 'دكتور', 'بروفيسور'],
      },
    },
  },
};

/** Name patterns without the English suffixes that faker adds. */
const WITHOUT_SUFFIX: LocaleDefinition = {
  person: {
    name: [
      { value: '{{person.prefix}} {{person.firstName}} {{person.lastName}}', weight: 1 },
      { value: '{{person.firstName}} {{person.lastName}}', weight: 9 },
    ],
  },
};

/** Patterns for companies named after their founders. The patterns in faker's Dutch data are English. */
const DUTCH_COMPANIES: LocaleDefinition = {
  company: {
    name_pattern: [
      '{{person.lastName}} - {{person.lastName}}',
      '{{person.lastName}} {{company.legal_entity_type}}',
      '{{person.lastName}}, {{person.lastName}} en {{person.lastName}}',
    ],
  },
};

/** Legal forms of British companies. Faker's list contains American legal forms. */
const BRITISH_COMPANIES: LocaleDefinition = {
  company: { legal_entity_type: ['CIC', 'Group', 'LLP', 'Ltd', 'PLC', 'and Sons'] },
};

export const PEOPLE: readonly Readonly<Record<string, LocaleDefinition>>[] = [
  defineByLocale(SEXES, (text) => ({ person: { sex: text.split('|') } })),
  { nl: { ...WITHOUT_SUFFIX, ...DUTCH_COMPANIES }, sv: WITHOUT_SUFFIX, nb: WITHOUT_SUFFIX },
  { ar: GIVEN_NAME_FIRST },
  TITLES,
  { 'en-GB': BRITISH_COMPANIES },
  defineByLocale(ZODIAC, (text) => ({ person: { western_zodiac_sign: text.split('|') } })),
];
