import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFiles } from '../../../src/hosting/compress.ts';
import { useTemporaryFolder } from '../../support/temporaryFolder.ts';

const folder = useTemporaryFolder();

test('a text file that is too large for one packet gets a gzip copy and a Brotli copy', () => {
  const text = 'first();'.repeat(9000);
  const inFolder = (file: string) => path.join(folder.path, file);
  writeFileSync(inFolder('a.html'), text);
  writeFileSync(inFolder('small.html'), 'first();');
  expect(compressFiles(folder.path, ['a.html', 'small.html'])).toBe(1);
  expect(gunzipSync(readFileSync(inFolder('a.html.gz'))).toString()).toBe(text);
  expect(brotliDecompressSync(readFileSync(inFolder('a.html.br'))).toString()).toBe(text);
  const names = ['a.html', 'a.html.br', 'a.html.gz', 'small.html'];
  expect(readdirSync(folder.path).sort()).toEqual(names);
});
