import { expect, test } from 'vitest';
import { downloadFiles, listDownloads } from '../../src/reference/print/downloads/files';

const wordsOf = (downloads: ReturnType<typeof listDownloads>): string =>
  downloads.map(({ label, purpose }) => `${label} ${purpose}`).join('\n');

test('The same files are offered for another API, in words that fit its operations', () => {
  const foreign = listDownloads(true);
  expect(foreign.map(({ file }) => file)).toEqual(downloadFiles.map(({ file }) => file));
  expect(wordsOf(listDownloads())).toContain('List of generators');
  expect(wordsOf(foreign).replace('client generators', '')).not.toMatch(/generator/i);
});
