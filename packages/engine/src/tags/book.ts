import { defineTag } from '../tag.ts';

const ARTICLE = /^(The|An|A) (.+)$/;

/** Genres that are clearly fiction or non-fiction. */
const GENRE_KINDS = {
  fiction:
    /^(Adventure|Detective|Drama|Fantasy|Graphic Novel|Historical Fiction|Horror|Mystery|Romance|Science Fiction|Thriller|Western)$/,
  'non-fiction': /^(Biography|Business|Memoir|Philosophy|Psychology|Religion)$/,
};

/** Audio and digital formats in all languages. Other formats are paper. */
const DIGITAL_FORMAT =
  /audi|hörbuch|luisterboek|l(ju|y)dbo[gk]|sesli|ele[ck]tr|numérique|^e-?(bo|knih|kitap)|аудио|аудіо|електрон|электрон|صوتي|إلكتروني|שמע|דיגיטלי|オーディオ|電子|오디오|전자|有声|电子/i;

/** Number of volumes of each English series, as of 2024 for unfinished series. Single novels are missing. */
const VOLUMES = new Map(
  Object.entries({
    'A Song of Ice and Fire': 5,
    'Colonel Race': 4,
    Discworld: 41,
    Dune: 6,
    'Harry Potter': 7,
    'Hercule Poirot': 33,
    'His Dark Materials': 3,
    Outlander: 9,
    'Percy Jackson': 7,
    'Sherlock Holmes': 9,
    'The Arc of a Scythe': 3,
    'The Bartimaeus Trilogy': 3,
    'The Border Trilogy': 3,
    'The Chronicles of Narnia': 7,
    'The Dark Tower': 8,
    'The Dresden Files': 17,
    'The Foundation Series': 7,
    "The Hitchhiker's Guide to the Galaxy": 5,
    'The Hunger Games': 3,
    'The Infinity Cycle': 3,
    'The Inheritance Cycle': 4,
    'The Lord of the Rings': 3,
    'The Maze Runner': 3,
    'The Prison Healer': 3,
    'The Red Rising Saga': 6,
    'The Southern Reach': 4,
    'The Wheel of Time': 14,
    'Thursday Next Series': 7,
    Twilight: 4,
  }),
);

export const book = defineTag('book', {
  'book-title': (
    { sortable },
    {
      definitions: {
        book: { title },
      },
    },
  ) => (sortable ? title.map((each) => each.replace(ARTICLE, '$2, $1')) : title),
  author: (_, { definitions }) => definitions.book.author,
  publisher: ({ university }, { definitions }) =>
    definitions.book.publisher.filter((name) => !university || /\bUniversity\b/.test(name)),
  'book-genre': ({ kind }, { definitions }) =>
    definitions.book.genre.filter((name) => !kind || GENRE_KINDS[kind].test(name)),
  'book-format': ({ kind }, { definitions }) =>
    definitions.book.format.filter(
      (name) => !kind || DIGITAL_FORMAT.test(name) === (kind === 'digital'),
    ),
  'book-series': ({ volume }, { definitions }) => {
    const { series } = definitions.book;
    if (!volume) return series;
    const withVolumes = series.filter((each) => VOLUMES.has(each));
    return (faker) => {
      const name = faker.helpers.arrayElement(withVolumes);
      return `${name} #${faker.number.int({ min: 1, max: VOLUMES.get(name) })}`;
    };
  },
  // Generates a Dewey class with up to three decimals, and the start of an author's name.
  'call-number': (args) => (faker) => {
    const hundreds = args.class?.charAt(0) ?? faker.string.numeric(1);
    const decimals = faker.string.numeric({ length: { min: 0, max: 2 } });
    // The last decimal is not zero, because 813.5 and 813.50 would be the same class.
    const fraction = faker.datatype.boolean({ probability: 0.75 })
      ? `.${decimals}${faker.string.fromCharacters('123456789')}`
      : '';
    const letters = faker.person.lastName().replace(/[^A-Za-z]/g, '');
    return `${hundreds}${faker.string.numeric(2)}${fraction} ${letters.slice(0, 3).toUpperCase()}`;
  },
});
