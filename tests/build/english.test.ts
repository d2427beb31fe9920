/** Checks the sentences that templates write into Markdown versions and llms.txt. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findStyleErrors, readBannedWords, readProse } from '../repository/english';
import { checkSpelling } from '../support/spelling';
import { listBuiltFiles, readBuiltFile } from '../support/build';
import { useTemporaryFolder } from '../support/temporaryFolder';

const folder = useTemporaryFolder();

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * Patterns of data that is not checked as English: front matter, aliases, allowed values, country codes and names, and links
 * to generators with their sample values.
 */
const DATA = [
  /^---\n[^]*?\n---\n/,
  /^Also known as: .*$/gm,
  /^ *One of: .*$/gm,
  // Rows of the country table.
  /^\|.*\| (?:`[a-z]{2}\b|none\b).*$/gm,
  /^.*\]\(\S*\/docs\/api\/generate-.*$/gm,
];

/** Text of each file. Spaces replace data, so that line numbers stay the same. */
const texts = new Map(
  [...listBuiltFiles('.md'), 'llms.txt'].map((file) => [
    file,
    DATA.reduce((text, data) => text.replace(data, blank), readBuiltFile(file)),
  ]),
);

test('the Markdown versions of pages and llms.txt follow the rules of plain English', () => {
  expect(texts.size).toBeGreaterThan(300);
  const banned = readBannedWords('style');
  const hits = [...texts].flatMap(([file, text]) =>
    findStyleErrors(file, readProse(file, text), banned),
  );
  expect(hits.map(({ file, line, text, advice }) => `${file}:${line}: ${text}. ${advice}`)).toEqual(
    [],
  );
});

/** Returns the misspelt words in a text with their line numbers. */
async function findMisspelt(text: string): Promise<string[]> {
  const file = path.join(folder.path, 'text.md');
  writeFileSync(file, text);
  const found: string[] = [];
  await checkSpelling([file], ({ text: word, context }) => {
    found.push(`${word}: ${context?.text.trim()}`);
  });
  return found;
}

test('the Markdown versions of pages and llms.txt are spelt in British English', async () => {
  expect(await findMisspelt('The colour of a misspellt word.')).toHaveLength(1);
  expect(await findMisspelt([...texts.values()].join('\n\n'))).toEqual([]);
});
