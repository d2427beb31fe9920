import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { CODE_FILES, readBannedWords } from './english.ts';

/** Words that are banned for style. American spellings, such as `normalize`, are allowed in code. */
const banned = readBannedWords('style', 'names');

const RESULT = 'The result of a match in which nobody wins.';
const PICTURE = 'Pictures are drawn.';
const VALUE = 'The word is a part of generated values.';
const EXAMPLE = 'The word is an example of a banned one.';

/** Files in which banned words are allowed in a technical or literal meaning, with the words and the reason. */
const ALLOWED: readonly [file: string, words: RegExp, reason: string][] = [
  ['packages/engine/src/composite/online-player-profile.ts', /^(draws?|drawn)$/, RESULT],
  ['packages/engine/src/composite/player-matches.ts', /^draw$/, RESULT],
  ['packages/engine/tests/composite/games.test.ts', /^draws?$/, RESULT],
  ['packages/engine/src/tags/image.ts', /^draw$/, PICTURE],
  ['packages/engine/src/tags/image/drawings.ts', /^draw$/, PICTURE],
  ['packages/engine/src/composite/data/todos.ts', /^sweep$/, VALUE],
  ['packages/engine/src/tags/text/sentence.ts', /^beside$/, VALUE],
  ['tests/repository/english.test.ts', /^(twin|beside)$/, EXAMPLE],
  ['tests/repository/english.ts', /^whoever$/, EXAMPLE],
  ['tests/repository/names.test.ts', /./, EXAMPLE],
];

/** Matches the words in names and comments: `list` and `Errors` in `listErrors`. */
const WORDS = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu;

interface Hit {
  file: string;
  word: string;
  line: string;
}

/** Finds banned words in a file without the spelling checker, which needs half a minute for all files. */
const findBannedWords = (file: string): Hit[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      (text.match(WORDS) ?? [])
        .map((word) => word.toLowerCase())
        .filter((word) => banned.has(word))
        .map((word) => ({ file, word, line: `${file}:${index + 1}: "${word}" (${text.trim()})` })),
    );

test('names and comments have no banned words, except in a technical meaning', () => {
  const found = globSync(CODE_FILES).sort().flatMap(findBannedWords);
  const allows = ([name, words]: (typeof ALLOWED)[number], { file, word }: Hit) =>
    file === name && words.test(word);
  const others = found.filter((hit) => !ALLOWED.some((entry) => allows(entry, hit)));
  expect(others.map(({ line }) => line)).toEqual([]);
  const unused = ALLOWED.filter((entry) => !found.some((hit) => allows(entry, hit)));
  expect(unused, 'delete the entries of ALLOWED that allow nothing').toEqual([]);
});
