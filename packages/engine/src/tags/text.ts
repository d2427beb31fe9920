import type { ArgumentsOf, Locale } from '../../generated/arguments.ts';
import { defineTag } from '../tag.ts';
import type { ValueGenerator } from '../tag.ts';
import { filterByLength } from '../filterByLength.ts';
import { createProseText } from './text/prose.ts';
import { createSentence } from './text/sentence.ts';

const PARTS_OF_SPEECH = [
  'adjective',
  'adverb',
  'conjunction',
  'interjection',
  'noun',
  'preposition',
  'verb',
] as const;
type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

/** Available parts of speech in languages that lack some of them. */
const PARTS_BY_LOCALE: Partial<Record<Locale, readonly PartOfSpeech[]>> = {
  de: ['adjective', 'adverb', 'noun', 'preposition', 'verb'],
  'pt-BR': ['adjective', 'noun', 'verb'],
  ko: ['adjective', 'adverb', 'noun'],
};

const LINE_ENDINGS = { lf: '\n', crlf: '\r\n' };

/** Formats of several paragraphs. */
const PARAGRAPH_FORMATS = {
  text: (paragraphs: string[]) => paragraphs.join('\n\n'),
  lines: (paragraphs: string[]) => paragraphs.join('\n'),
  html: (paragraphs: string[]) => paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
};

const CLASSIC_START = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.';

/** Creates a generator for the words of a part of speech. */
function listWords(part: PartOfSpeech): ValueGenerator<ArgumentsOf['text']['noun']> {
  return (args, { definitions }) => filterByLength(definitions.word[part], args);
}

/** Applies the punctuation of a language to lorem ipsum. Japanese has no spaces and a different full stop. */
function punctuate(text: string, locale: Locale): string {
  return locale === 'ja' ? text.replaceAll(' ', '').replaceAll('.', '。') : text;
}

export const text = defineTag('text', {
  // Picks the part of speech first. All parts of speech that have words of the requested length are equally likely.
  word: (args, { definitions }) => {
    const parts = PARTS_BY_LOCALE[args.locale] ?? PARTS_OF_SPEECH;
    const all = parts.flatMap((part) => definitions.word[part]);
    const fitting = new Set(filterByLength(all, args));
    const lists = parts
      .map((part) => definitions.word[part].filter((each) => fitting.has(each)))
      .filter((list) => list.length > 0);
    return ({ helpers }) => helpers.arrayElement(helpers.arrayElement(lists));
  },
  noun: listWords('noun'),
  verb: listWords('verb'),
  adjective: listWords('adjective'),
  adverb: listWords('adverb'),
  preposition: listWords('preposition'),
  conjunction: listWords('conjunction'),
  interjection: listWords('interjection'),
  phrase:
    ({ words: count, casing }) =>
    (faker) => {
      const words = faker.word.words(count);
      if (casing === 'lower') return words;
      const first = casing === 'title' ? /(?<=^| )./g : /^./;
      return words.replace(first, (letter) => letter.toUpperCase());
    },
  sentence:
    ({ kind }) =>
    (faker) =>
      createSentence(faker, kind),
  paragraph:
    ({ minSentences: min, maxSentences: max }) =>
    (faker) =>
      faker.helpers
        .multiple(() => createSentence(faker, 'statement'), { count: { min, max } })
        .join(' '),
  'lorem-word': (args, { definitions }) => filterByLength(definitions.lorem.word, args),
  'lorem-sentence':
    ({ locale, minWords: min, maxWords: max }) =>
    (faker) =>
      punctuate(faker.lorem.sentence({ min, max }), locale),
  'lorem-paragraph':
    ({ locale, sentences }) =>
    (faker) =>
      punctuate(faker.lorem.paragraph(sentences), locale),
  'prose-text': createProseText,
  'lorem-ipsum-text':
    ({ paragraphs: count, format, classicStart }) =>
    (faker) => {
      const paragraphs = faker.helpers.multiple(
        () => faker.lorem.paragraph(faker.number.int({ min: 3, max: 6 })),
        { count },
      );
      if (classicStart) paragraphs[0] = `${CLASSIC_START} ${paragraphs[0] ?? ''}`;
      return PARAGRAPH_FORMATS[format](paragraphs);
    },
  'text-block':
    ({ locale, lines, lineEnding }) =>
    (faker) =>
      punctuate(faker.lorem.lines(lines), locale).replaceAll('\n', LINE_ENDINGS[lineEnding]),
  // The text does not end with a space, because clients could trim it.
  'fixed-length-text':
    ({ length }) =>
    (faker) => {
      let text = faker.lorem.sentence();
      while (text.length < length) text += ` ${faker.lorem.sentence()}`;
      return text.slice(0, length).replace(/\.? $/, (end) => (end.length === 2 ? 'a.' : '.'));
    },
});
