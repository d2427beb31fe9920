import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { checkSpelling } from '../support/spelling.ts';
import { CODE, readBannedWords } from './english.ts';
import { explainRecord, findRisen } from './ratchet.ts';

/** Counts of banned words in code that was written before the rule. */
const RECORD = 'tests/repository/names.json';

/** Banned words for style. Code may have American spellings, such as `normalize`. */
const banned = readBannedWords('style', 'names');

/** Finds banned words of `cspell.json` in code. The spelling checker splits names such as `listFaults`. */
async function findBannedWords(files: readonly string[]): Promise<Map<string, string[]>> {
  const hits = new Map(files.map((file): [string, string[]] => [file, []]));
  const paths = files.map((file) => path.resolve(file));
  await checkSpelling(paths, ({ uri, row, text, isFlagged, context }) => {
    const file = path.relative('.', fileURLToPath(uri ?? ''));
    if (isFlagged === true && banned.has(text.toLowerCase()))
      hits.get(file)?.push(`${file}:${row}: "${text}" (${context?.text.trim() ?? ''})`);
  });
  return hits;
}

test('names and comments have no banned word, except where old files are recorded', async () => {
  const found = [...(await findBannedWords(globSync(CODE).sort()))];
  const files = found.map(([file, hits]) => ({ file, hits }));
  expect(files.flatMap(({ hits }) => hits)).not.toEqual([]);
  expect(findRisen(RECORD, files), explainRecord(RECORD)).toEqual([]);
});
