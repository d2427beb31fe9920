/** `npm run fingerprint`: hashes all files that are generated from the OpenAPI document. No build is required. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { generateFiles } from './support/generatedFiles.ts';
import { readOptions } from './support/options.ts';

/** Matches content hashes in the names of assets, and hashes in the content security policy. */
const HASHES = /(?<=\/assets\/[\w./-]*)[-.][\da-f]{6,}(?=\.)|'sha256-[\w+/=]+'/g;

/** Maximum number of differing lines to print per file, and maximum length of a line. */
const MAX_SHOWN = { lines: 6, characters: 160 };

/** Splits JSON and HTML into short lines, so that differences are short as well. */
function splitLines(file: string, text: string): string {
  if (file.endsWith('.json')) return JSON.stringify(JSON.parse(text), null, 1);
  return file.endsWith('.html') ? text.replaceAll(HASHES, '').replaceAll('><', '>\n<') : text;
}

function readPages(): [string, string][] {
  const files = globSync('build/**/*.html');
  if (files.length === 0) throw new Error('No build found in build/. Run "npm run build".');
  return files.map((file) => [file, readFileSync(file, 'utf8')]);
}

function save(folder: string, texts: ReadonlyMap<string, string>): void {
  for (const [name, text] of texts) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Prints the differences between a saved folder and the current texts in the format of `git diff`. */
function compare(folder: string, texts: ReadonlyMap<string, string>): void {
  const current = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
  save(current, texts);
  const args = ['diff', '--no-index', '--no-color', '--unified=0', folder, current];
  const { stdout, stderr } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 30 });
  rmSync(current, { recursive: true });
  const files = stdout.split(/^diff --git /m).slice(1);
  for (const file of files) {
    const lines = file.split('\n').filter((line) => /^[-+]/.test(line));
    for (const line of lines.slice(0, MAX_SHOWN.lines))
      console.log(line.slice(0, MAX_SHOWN.characters));
  }
  console.log(`${stderr}${files.length} texts differ.`);
}

const { values } = readOptions('npm run fingerprint', {
  html: {
    type: 'boolean',
    meaning: 'Add the pages of build/, without the hashes in the names of assets',
  },
  save: { type: 'string', meaning: 'Folder in which to keep the texts' },
  compare: {
    type: 'string',
    meaning: 'Folder of kept texts: print those that differ, with their first lines',
  },
});

const pages = values.html ? readPages() : [];
const all = [...(await generateFiles()), ...pages];
const texts = new Map(all.map(([name, text]) => [name, splitLines(name, text)]));
const hash = createHash('sha256')
  .update(JSON.stringify([...texts]))
  .digest('hex');
console.log(`${texts.size} texts: ${hash}`);
if (values.save !== undefined) save(values.save, texts);
if (values.compare !== undefined) compare(values.compare, texts);
