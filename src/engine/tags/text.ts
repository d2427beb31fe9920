import type { Faker } from '@faker-js/faker';
import { twoStage } from '../generator.ts';
import type { SampleGenerator, TagGenerators } from '../generator.ts';
import type { RequestArguments } from '../request.ts';
import { withinLength } from '../withinLength.ts';
import { writeProse } from './text/prose.ts';
import { englishSentence, SENTENCE_KINDS } from './text/sentence.ts';

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

/** Parts of speech in languages that do not have all of them. */
const PARTS_BY_LOCALE: Readonly<Record<string, readonly PartOfSpeech[]>> = {
  de: ['adjective', 'adverb', 'noun', 'preposition', 'verb'],
  'pt-BR': ['adjective', 'noun', 'verb'],
  ko: ['adjective', 'adverb', 'noun'],
};

const LINE_ENDINGS: Readonly<Record<string, string>> = { lf: '\n', crlf: '\r\n' };

/** Format of one paragraph among several. */
const PARAGRAPH_FORMATS: Readonly<Record<string, (paragraphs: string[]) => string>> = {
  text: (paragraphs) => paragraphs.join('\n\n'),
  lines: (paragraphs) => paragraphs.join('\n'),
  html: (paragraphs) => paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
};

const CLASSIC_START = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.';

/** The limits that `minWords` and `maxWords` set, if `things` is `Words`. */
function rangeOf(request: RequestArguments, things: string): { min: number; max: number } {
  return { min: request.number(`min${things}`), max: request.number(`max${things}`) };
}

/** Creates a generator of words with one part of speech. */
function wordGenerator(part: PartOfSpeech): SampleGenerator {
  return twoStage((request, { definitions }) => {
    const words = withinLength(definitions.word[part], lengthsOf(request));
    return ({ helpers }) => helpers.arrayElement(words);
  });
}

/** Lorem ipsum with the punctuation of its language: Japanese has no spaces, and a full stop of its own. */
function punctuate(text: string, request: RequestArguments): string {
  return request.string('locale') === 'ja' ? text.replaceAll(' ', '').replaceAll('.', '。') : text;
}

/** A word of any part of speech; all parts are equally likely that have a word of such a length. */
const word = twoStage((request, { definitions }) => {
  const parts = PARTS_BY_LOCALE[request.string('locale')] ?? PARTS_OF_SPEECH;
  const all = parts.flatMap((part) => definitions.word[part]);
  const fitting = new Set(withinLength(all, lengthsOf(request)));
  const lists = parts
    .map((part) => definitions.word[part].filter((each) => fitting.has(each)))
    .filter((list) => list.length > 0);
  return ({ helpers }) => helpers.arrayElement(helpers.arrayElement(lists));
});

function phrase(faker: Faker, request: RequestArguments): string {
  const words = faker.word.words(request.number('words'));
  switch (request.string('casing')) {
    case 'title':
      return words.replaceAll(/(?<=^| )./g, (letter) => letter.toUpperCase());
    case 'sentence':
      return words.charAt(0).toUpperCase() + words.slice(1);
    default:
      return words;
  }
}

function loremIpsumText(faker: Faker, request: RequestArguments): string {
  const paragraphs = faker.helpers.multiple(
    () => faker.lorem.paragraph(faker.number.int({ min: 3, max: 6 })),
    { count: request.number('paragraphs') },
  );
  if (request.boolean('classicStart')) paragraphs[0] = `${CLASSIC_START} ${paragraphs[0] ?? ''}`;
  const format = request.string('format');
  return (PARAGRAPH_FORMATS[format] ?? String)(paragraphs);
}

/** Latin sentences, cut off at a length, with no space at the end that could be trimmed off. */
function fixedLengthText(faker: Faker, request: RequestArguments): string {
  const length = request.number('length');
  let text = faker.lorem.sentence();
  while (text.length < length) text += ` ${faker.lorem.sentence()}`;
  return text.slice(0, length).replace(/\.? $/, (end) => (end.length === 2 ? 'a.' : '.'));
}

export const text: TagGenerators = {
  word,
  noun: wordGenerator('noun'),
  verb: wordGenerator('verb'),
  adjective: wordGenerator('adjective'),
  adverb: wordGenerator('adverb'),
  preposition: wordGenerator('preposition'),
  conjunction: wordGenerator('conjunction'),
  interjection: wordGenerator('interjection'),
  phrase,
  sentence: (faker, request) =>
    englishSentence(
      faker,
      request.optional.oneOf('kind', SENTENCE_KINDS) ?? faker.helpers.arrayElement(SENTENCE_KINDS),
    ),
  paragraph: (faker, request) =>
    faker.helpers
      .multiple(() => englishSentence(faker, 'statement'), { count: rangeOf(request, 'Sentences') })
      .join(' '),
  'lorem-word': (faker, request) =>
    faker.helpers.arrayElement(withinLength(faker.definitions.lorem.word, lengthsOf(request))),
  'lorem-sentence': (faker, request) =>
    punctuate(faker.lorem.sentence(rangeOf(request, 'Words')), request),
  'lorem-paragraph': (faker, request) =>
    punctuate(faker.lorem.paragraph(request.number('sentences')), request),
  'prose-text': writeProse,
  'lorem-ipsum-text': loremIpsumText,
  'text-block': (faker, request) => {
    const ending = request.string('lineEnding');
    return punctuate(faker.lorem.lines(request.optional.number('lines')), request).replaceAll(
      '\n',
      LINE_ENDINGS[ending] ?? '\n',
    );
  },
  'fixed-length-text': fixedLengthText,
};

function lengthsOf({ optional }: RequestArguments) {
  return { minLength: optional.number('minLength'), maxLength: optional.number('maxLength') };
}
