import type { LocaleDefinition } from '@faker-js/faker';
import { byLocale } from './byLocale.ts';

/** Africa, Antarctica, Asia, Australia or Oceania, Europe, North America, South America. */
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

/** North, east, south, west; north-east, north-west, south-east, south-west; then both in short. */
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

export const GEOGRAPHY: readonly Readonly<Record<string, LocaleDefinition>>[] = [
  byLocale(CONTINENTS, (text) => ({ location: { continent: text.split('|') } })),
  byLocale(DIRECTIONS, (text) => {
    const [cardinal = [], ordinal = [], cardinal_abbr = [], ordinal_abbr = []] = text
      .split('/')
      .map((words) => words.split('|'));
    return { location: { direction: { cardinal, ordinal, cardinal_abbr, ordinal_abbr } } };
  }),
];
