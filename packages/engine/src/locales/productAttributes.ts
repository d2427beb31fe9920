import type { LocaleDefinition } from '@faker-js/faker';
import { defineByLocale } from './defineByLocale.ts';

/** Names of fuels: petrol and diesel, other fuels of the country, electric, hybrid. */
const FUELS: Readonly<Record<string, string>> = {
  es: 'Gasolina|Diésel|Eléctrico|Híbrido',
  it: 'Benzina|Diesel|GPL|Metano|Elettrico|Ibrido',
  nl: 'Benzine|Diesel|Elektrisch|Hybride',
  pl: 'Benzyna|Diesel|LPG|Elektryczny|Hybryda',
  'pt-BR': 'Gasolina|Etanol|Flex|Diesel|Elétrico|Híbrido',
  sv: 'Bensin|Diesel|El|Hybrid',
  da: 'Benzin|Diesel|El|Hybrid',
  cs: 'Benzín|Nafta|Elektřina|Hybrid',
  ru: 'Бензин|Дизель|Электро|Гибрид',
  uk: 'Бензин|Дизель|Електро|Гібрид',
  tr: 'Benzin|Dizel|LPG|Elektrik|Hibrit',
  he: 'בנזין|דיזל|חשמלי|היברידי',
  id: 'Bensin|Solar|Listrik|Hibrida',
  // Faker misspells "hybrid".
  ja: 'ガソリン|ディーゼル|ハイブリッド|電気',
  ko: '휘발유|경유|전기|하이브리드',
};

/** Names of book formats: hardcover, paperback, audiobook, e-book. */
const BOOK_FORMATS: Readonly<Record<string, string>> = {
  de: 'Hardcover|Taschenbuch|Hörbuch|E-Book',
  fr: 'Livre relié|Livre de poche|Livre audio|Livre numérique',
  es: 'Tapa dura|Tapa blanda|Audiolibro|Libro electrónico',
  it: 'Copertina rigida|Copertina flessibile|Audiolibro|E-book',
  nl: 'Hardcover|Paperback|Luisterboek|E-book',
  sv: 'Inbunden|Pocket|Ljudbok|E-bok',
  da: 'Indbundet|Paperback|Lydbog|E-bog',
  nb: 'Innbundet|Pocket|Lydbok|E-bok',
  cs: 'Pevná vazba|Brožovaná vazba|Audiokniha|E-kniha',
  uk: 'Тверда обкладинка|М’яка обкладинка|Аудіокнига|Електронна книга',
  tr: 'Ciltli|Karton kapak|Sesli kitap|E-kitap',
  ar: 'غلاف مقوى|غلاف ورقي|كتاب صوتي|كتاب إلكتروني',
  he: 'כריכה קשה|כריכה רכה|ספר שמע|ספר דיגיטלי',
  id: 'Sampul keras|Sampul lunak|Buku audio|Buku elektronik',
  ja: 'ハードカバー|文庫本|オーディオブック|電子書籍',
  ko: '양장본|문고본|오디오북|전자책',
};

const COLOURS: Readonly<Record<string, string>> = {
  it: 'arancione|argento|avorio|azzurro|beige|bianco|blu|bordeaux|celeste|corallo|fucsia|giallo|grigio|indaco|lavanda|lilla|magenta|marrone|nero|ocra|oro|porpora|rosa|rosso|salmone|turchese|verde|verde menta|verde oliva|viola',
  da: 'beige|blå|bordeaux|brun|cremefarvet|elfenbenshvid|grå|grøn|gul|guld|himmelblå|hvid|indigo|koralrød|lakserød|lavendel|lilla|lyserød|marineblå|mintgrøn|okker|olivengrøn|orange|rød|sort|sølv|turkis|violet',
  cs: 'azurová|bílá|béžová|černá|červená|fialová|fuchsiová|hnědá|korálová|krémová|levandulová|lososová|mátově zelená|modrá|nebesky modrá|okrová|olivová|oranžová|purpurová|růžová|šedá|šeříková|slonovinová|stříbrná|tyrkysová|vínová|zelená|zlatá|žlutá',
  uk: 'бежевий|бірюзовий|білий|блакитний|бордовий|бузковий|вишневий|жовтий|зелений|золотий|індиго|коричневий|кораловий|кремовий|лавандовий|лазуровий|лимонний|малиновий|м’ятний|оливковий|помаранчевий|пурпуровий|рожевий|салатовий|синій|сірий|срібний|фіолетовий|червоний|чорний',
  id: 'abu-abu|abu muda|abu tua|biru|biru dongker|biru langit|biru laut|biru muda|biru tua|cokelat|cokelat muda|emas|gading|hijau|hijau mint|hijau muda|hijau tua|hijau zaitun|hitam|indigo|jingga|krem|kuning|lavendel|merah|merah bata|merah marun|merah muda|nila|oranye|perak|putih|salem|toska|ungu|ungu muda|ungu tua',
};

export const PRODUCT_ATTRIBUTES: readonly Readonly<Record<string, LocaleDefinition>>[] = [
  defineByLocale(FUELS, (text) => ({ vehicle: { fuel: text.split('|') } })),
  defineByLocale(BOOK_FORMATS, (text) => ({ book: { format: text.split('|') } })),
  defineByLocale(COLOURS, (text) => ({ color: { human: text.split('|') } })),
];
