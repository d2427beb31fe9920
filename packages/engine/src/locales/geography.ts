import type { LocaleDefinition } from '@faker-js/faker';
import { defineByLocale } from './defineByLocale.ts';

/** Names of the continents: Africa, Antarctica, Asia, Australia or Oceania, Europe, North America, South America. */
const CONTINENTS: Readonly<Record<string, string>> = {
  de: 'Afrika|Antarktika|Asien|Australien|Europa|Nordamerika|Südamerika',
  fr: 'Afrique|Antarctique|Asie|Océanie|Europe|Amérique du Nord|Amérique du Sud',
  es: 'África|Antártida|Asia|Oceanía|Europa|América del Norte|América del Sur',
  it: 'Africa|Antartide|Asia|Oceania|Europa|America del Nord|America del Sud',
  nl: 'Afrika|Antarctica|Azië|Oceanië|Europa|Noord-Amerika|Zuid-Amerika',
  pl: 'Afryka|Antarktyda|Azja|Australia|Europa|Ameryka Północna|Ameryka Południowa',
  'pt-BR': 'África|Antártida|Ásia|Oceania|Europa|América do Norte|América do Sul',
  sv: 'Afrika|Antarktis|Asien|Oceanien|Europa|Nordamerika|Sydamerika',
  da: 'Afrika|Antarktis|Asien|Australien|Europa|Nordamerika|Sydamerika',
  cs: 'Afrika|Antarktida|Asie|Austrálie|Evropa|Severní Amerika|Jižní Amerika',
  ru: 'Африка|Антарктида|Азия|Австралия|Европа|Северная Америка|Южная Америка',
  uk: 'Африка|Антарктида|Азія|Австралія|Європа|Північна Америка|Південна Америка',
  tr: 'Afrika|Antarktika|Asya|Avustralya|Avrupa|Kuzey Amerika|Güney Amerika',
  ar: 'أفريقيا|القارة القطبية الجنوبية|آسيا|أستراليا|أوروبا|أمريكا الشمالية|أمريكا الجنوبية',
  he: 'אפריקה|אנטארקטיקה|אסיה|אוסטרליה|אירופה|צפון אמריקה|דרום אמריקה',
  id: 'Afrika|Antarktika|Asia|Australia|Eropa|Amerika Utara|Amerika Selatan',
  ja: 'アフリカ|南極大陸|アジア|オセアニア|ヨーロッパ|北アメリカ|南アメリカ',
  ko: '아프리카|남극|아시아|오세아니아|유럽|북아메리카|남아메리카',
};

/** First-level divisions of one country (the governorates of Egypt). Faker's list mixes several countries. */
const STATES: Readonly<Record<string, string>> = {
  ar: 'الإسكندرية|الإسماعيلية|أسوان|أسيوط|الأقصر|البحر الأحمر|البحيرة|بني سويف|بورسعيد|جنوب سيناء|الجيزة|الدقهلية|دمياط|سوهاج|السويس|الشرقية|شمال سيناء|الغربية|الفيوم|القاهرة|القليوبية|قنا|كفر الشيخ|مطروح|المنوفية|المنيا|الوادي الجديد',
};

/**
 * Names of the directions: north, east, south, west; north-east, north-west, south-east, south-west; then the same as
 * abbreviations.
 */
const DIRECTIONS: Readonly<Record<string, string>> = {
  de: 'Norden|Osten|Süden|Westen/Nordosten|Nordwesten|Südosten|Südwesten/N|O|S|W/NO|NW|SO|SW',
  es: 'norte|este|sur|oeste/noreste|noroeste|sureste|suroeste/N|E|S|O/NE|NO|SE|SO',
  it: 'nord|est|sud|ovest/nord-est|nord-ovest|sud-est|sud-ovest/N|E|S|O/NE|NO|SE|SO',
  nl: 'noorden|oosten|zuiden|westen/noordoosten|noordwesten|zuidoosten|zuidwesten/N|O|Z|W/NO|NW|ZO|ZW',
  'pt-BR': 'norte|leste|sul|oeste/nordeste|noroeste|sudeste|sudoeste/N|L|S|O/NE|NO|SE|SO',
  sv: 'norr|öster|söder|väster/nordost|nordväst|sydost|sydväst/N|Ö|S|V/NÖ|NV|SÖ|SV',
  cs: 'sever|východ|jih|západ/severovýchod|severozápad|jihovýchod|jihozápad/S|V|J|Z/SV|SZ|JV|JZ',
  ru: 'север|восток|юг|запад/северо-восток|северо-запад|юго-восток|юго-запад/С|В|Ю|З/СВ|СЗ|ЮВ|ЮЗ',
  uk: 'північ|схід|південь|захід/північний схід|північний захід|південний схід|південний захід/Пн|Сх|Пд|Зх/ПнСх|ПнЗх|ПдСх|ПдЗх',
  tr: 'kuzey|doğu|güney|batı/kuzeydoğu|kuzeybatı|güneydoğu|güneybatı/K|D|G|B/KD|KB|GD|GB',
  ar: 'شمال|شرق|جنوب|غرب/شمال شرق|شمال غرب|جنوب شرق|جنوب غرب/شمال|شرق|جنوب|غرب/شمال شرق|شمال غرب|جنوب شرق|جنوب غرب',
  id: 'utara|timur|selatan|barat/timur laut|barat laut|tenggara|barat daya/U|T|S|B/TL|BL|TG|BD',
  ko: '북쪽|동쪽|남쪽|서쪽/북동쪽|북서쪽|남동쪽|남서쪽/북|동|남|서/북동|북서|남동|남서',
};

/**
 * Floors and flats in the notation of each country. Faker's lists also contain houses and blocks. `*` is replaced with each
 * number in the range after the colon.
 */
const DWELLINGS: Readonly<Record<string, string>> = {
  'en-GB': 'Flat *:1-60|Unit *:1-30',
  de: 'EG links|EG rechts|*. OG:1-7|*. OG links:1-5|*. OG rechts:1-5|Whg. *:1-60',
  fr: '1er étage|*e étage:2-9|Appt *:1-120',
  it: 'Interno *:1-40|Piano *:1-8',
  pl: 'm. *:1-120',
  'pt-BR': 'Apto. *:11-148|Sala *:101-130',
  sv: 'lgh *:1001-1004|lgh *:1101-1104|lgh *:1201-1204|lgh *:1301-1304|lgh *:1401-1404',
  da: 'st. tv.|st. th.|*. tv.:1-5|*. th.:1-5|*. mf.:1-5',
  nb: 'H*:0101-0104|H*:0201-0204|H*:0301-0304|H*:0401-0404|H*:0501-0504',
  cs: 'byt *:1-80|*. patro:1-8',
  tr: 'Daire *:1-60|Kat *:1-9',
  ar: 'شقة *:1-60|الطابق *:1-9',
  he: 'דירה *:1-60|קומה *:1-9',
  id: 'Lantai *:1-9|Unit *:101-130',
  ja: '*号室:101-110|*号室:201-210|*号室:301-310|*号室:401-410|*号室:501-510',
  ko: '*호:101-110|*호:201-210|*호:301-310|*호:401-410|*호:501-510',
  'zh-CN': '1单元*室:101-104|2单元*室:201-204|3单元*室:301-304|2单元*室:501-504|1单元*室:1201-1204',
};

/** Expands `Flat *:1-60` to sixty strings. */
function numbered(entry: string): string[] {
  const [form = '', range] = entry.split(':');
  if (range === undefined) return [form];
  const [first = '', last = ''] = range.split('-');
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
    form.replace('*', String(Number(first) + index).padStart(first.length, '0')),
  );
}

export const GEOGRAPHY: readonly Readonly<Record<string, LocaleDefinition>>[] = [
  defineByLocale(CONTINENTS, (text) => ({ location: { continent: text.split('|') } })),
  defineByLocale(STATES, (text) => ({ location: { state: text.split('|') } })),
  defineByLocale(DWELLINGS, (text) => ({
    location: { secondary_address: text.split('|').flatMap(numbered) },
  })),
  defineByLocale(DIRECTIONS, (text) => {
    const [cardinal = [], ordinal = [], cardinal_abbr = [], ordinal_abbr = []] = text
      .split('/')
      .map((words) => words.split('|'));
    return { location: { direction: { cardinal, ordinal, cardinal_abbr, ordinal_abbr } } };
  }),
];
