import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { checkSpelling } from '../support/spelling.ts';
import { CODE, readBannedWords } from './english.ts';

/** Banned words for style. Code may have American spellings, such as `normalize`. */
const banned = readBannedWords('style', 'names');

const RESULT = 'The result of a match in which nobody wins.';
const PICTURE = 'Pictures are drawn.';
const VALUE = 'The word is a part of generated values.';
const EXAMPLE = 'The word is an example of a banned one.';

/** Uses of banned words in their technical or literal meaning: file, words, reason. */
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

/** Finds banned words of `cspell.json` in code. The spelling checker splits names such as `listErrors`. */
async function findBannedWords(files: readonly string[]) {
  const found: { file: string; word: string; line: string }[] = [];
  const paths = files.map((file) => path.resolve(file));
  await checkSpelling(paths, ({ uri, row, text, isFlagged, context }) => {
    const file = path.relative('.', fileURLToPath(uri ?? ''));
    const word = text.toLowerCase();
    if (isFlagged === true && banned.has(word))
      found.push({ file, word, line: `${file}:${row}: "${text}" (${context?.text.trim() ?? ''})` });
  });
  return found;
}

test('names and comments have no banned word, except in a technical meaning', async () => {
  const found = await findBannedWords(globSync(CODE).sort());
  const allows = (
    [name, words]: (typeof ALLOWED)[number],
    { file, word }: (typeof found)[number],
  ) => file === name && words.test(word);
  const others = found.filter((hit) => !ALLOWED.some((entry) => allows(entry, hit)));
  expect(others.map(({ line }) => line)).toEqual([]);
  const unused = ALLOWED.filter((entry) => !found.some((hit) => allows(entry, hit)));
  expect(unused, 'delete the entries of ALLOWED that allow nothing').toEqual([]);
});
