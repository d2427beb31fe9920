/** Runs that are cut off while they write: killed, or out of room on the disk. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasOpenChanges } from '../../src/reference/write/journal.ts';
import { repair, writeAll } from '../../src/reference/write/writeAll.ts';
import { useTemporaryFolder } from '../support/temporaryFolder.ts';

type Files = Record<string, string>;

/** Pages of before and after: one stays, one changes, one goes with its folder, two come. */
const FORMER: Files = {
  'docs/api/stays.mdx': 'same\n',
  'docs/api/changes.mdx': 'former text of a page\n',
  'docs/api/part/goes.mdx': '---\nid: goes\ncustom_edit_url: null\n---\n\nformer\n',
  '.api/catalogue.json': '{"count": 2}\n',
};
const FRESH: Files = {
  'docs/api/stays.mdx': 'same\n',
  'docs/api/changes.mdx': 'fresh text of a page\n',
  'docs/api/comes.mdx': 'fresh\n',
  '.api/catalogue.json': '{"count": 3}\n',
  '.api/static/docs/api/comes.md': 'fresh\n',
};

const root = useTemporaryFolder();
let former: string;
let list: string;
/** What writes, as one script of plain JavaScript: a run of it takes a tenth of the time that tsx would. */
let program: string;

/** Every file of a folder with its text. */
function readAll(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return Object.fromEntries(
    files.sort().map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
}

/** Without the list of what is made, which is neither a page nor data. */
function readReference(folder: string): Files {
  const { '.api/files.json': _list, ...files } = readAll(folder);
  return files;
}

interface Ended {
  signal: NodeJS.Signals | null;
  code: number | null;
  output: string;
}

function writeIn(folder: string, env: Record<string, string> = {}): Promise<Ended> {
  const preload = pathToFileURL(path.resolve('tests/support/interrupt.mjs')).href;
  const args = ['--import', preload, program];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args, folder, list], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, output }));
  });
}

/** A site with the pages of before. */
function createSite(): string {
  const site = mkdtempSync(path.join(root.path, 'site-'));
  cpSync(former, site, { recursive: true });
  return site;
}

const sorted = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));

/** How many changes to the disk a run makes. */
let changes: number;

beforeAll(async () => {
  program = path.join(root.path, 'writeAll.mjs');
  await bundle({
    entryPoints: ['tests/support/writeAll.mts'],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  });
  former = path.join(root.path, 'former');
  mkdirSync(former);
  await writeAll(former, new Map(Object.entries(FORMER)));
  list = path.join(root.path, 'fresh.json');
  writeFileSync(list, JSON.stringify(FRESH));
  const count = path.join(root.path, 'count');
  const site = createSite();
  const { code, output } = await writeIn(site, { INTERRUPT_COUNT: count });
  expect(code, output).toBe(0);
  expect(readReference(site)).toEqual(sorted(FRESH));
  changes = Number(readFileSync(count, 'utf8'));
});

describe('A run that is cut off leaves the pages of before or the new ones, and the next run repairs what is left', () => {
  test('killed at any of its changes to the disk', async () => {
    expect(changes).toBeGreaterThan(20);
    let finished = 0;
    for (let at = 1; at <= changes; at += 1) {
      const site = createSite();
      const { signal } = await writeIn(site, { INTERRUPT_AT: String(at) });
      expect(signal, `change ${at}`).toBe('SIGKILL');
      // Before the change counts, nothing of it is to be seen.
      const counts = hasOpenChanges(site);
      const seen = readReference(site);
      await repair(site);
      const repaired = readReference(site);
      const isFresh = JSON.stringify(repaired) === JSON.stringify(sorted(FRESH));
      if (isFresh) finished += 1;
      expect(repaired, `change ${at}`).toEqual(sorted(isFresh ? FRESH : FORMER));
      if (counts) expect(isFresh, `change ${at}`).toBe(true);
      else {
        const whole = Object.fromEntries(
          Object.entries(seen).filter(([file]) => !file.startsWith('.api-')),
        );
        expect(whole, `change ${at}`).toEqual(repaired);
      }
      expect(readdirSync(site).sort(), `change ${at}`).toEqual(['.api', 'docs']);
      await writeAll(site, new Map(Object.entries(FRESH)));
      expect(readReference(site), `change ${at}`).toEqual(sorted(FRESH));
      rmSync(site, { recursive: true });
    }
    expect(finished).toBeGreaterThan(5);
    expect(finished).toBeLessThan(changes);
  });

  test.each(['ENOSPC', 'EACCES'])('%s from any of its changes on', async (by) => {
    for (let at = 1; at <= changes; at += 3) {
      const site = createSite();
      const { code, output } = await writeIn(site, {
        INTERRUPT_AT: String(at),
        INTERRUPT_BY: by,
      });
      if (code === 0) {
        expect(readReference(site), `change ${at}`).toEqual(sorted(FRESH));
      } else {
        expect(output, `change ${at}`).toMatch(/^WriteError: /);
        if (!hasOpenChanges(site)) expect(readReference(site)).toEqual(sorted(FORMER));
      }
      await writeAll(site, new Map(Object.entries(FRESH)));
      expect(readReference(site), `change ${at}`).toEqual(sorted(FRESH));
      expect(readdirSync(site).sort(), `change ${at}`).toEqual(['.api', 'docs']);
      rmSync(site, { recursive: true });
    }
  });

  test('folders that an older version or an ended run has left are deleted', async () => {
    const site = createSite();
    const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await new Promise((resolve) => ended.once('close', resolve));
    mkdirSync(path.join(site, '.api-AbCdEf/pages'), { recursive: true });
    mkdirSync(path.join(site, `.api-work-${ended.pid}-AbCdEf`));
    mkdirSync(path.join(site, `.api-work-${process.pid}-AbCdEf`));
    await repair(site);
    expect(readdirSync(site).sort()).toEqual(['.api', `.api-work-${process.pid}-AbCdEf`, 'docs']);
  });
});

describe('Two runs at once do not disturb each other', () => {
  test('both end well, and the pages are those of one of them', async () => {
    const site = createSite();
    const runs = await Promise.all(Array.from({ length: 4 }, () => writeIn(site)));
    expect(runs.map(({ code, output }) => [code, output])).toEqual(runs.map(() => [0, '']));
    expect(readReference(site)).toEqual(sorted(FRESH));
    expect(readdirSync(site).sort()).toEqual(['.api', 'docs']);
  });

  test('the lock of a run that was killed holds nobody up', async () => {
    const site = createSite();
    // The lock is there from the second change on.
    const { signal } = await writeIn(site, { INTERRUPT_AT: '4' });
    expect(signal).toBe('SIGKILL');
    expect(existsSync(path.join(site, '.api-lock'))).toBe(true);
    const runs = await Promise.all([writeIn(site), writeIn(site)]);
    expect(runs.map(({ code, output }) => [code, output])).toEqual(runs.map(() => [0, '']));
    expect(readdirSync(site).sort()).toEqual(['.api', 'docs']);
  });
});

describe('Only files that a run has made are changed or deleted', () => {
  test('what is the same keeps its time, so that nothing reads it again', async () => {
    const site = createSite();
    const time = (file: string) => statSync(path.join(site, file)).mtimeMs;
    const before = time('docs/api/stays.mdx');
    const { written, removed } = await writeAll(site, new Map(Object.entries(FRESH)));
    expect(time('docs/api/stays.mdx')).toBe(before);
    expect(written).not.toContain('docs/api/stays.mdx');
    expect(removed).toEqual(['docs/api/part/goes.mdx']);
    expect(existsSync(path.join(site, 'docs/api/part')), 'empty folder').toBe(false);
    const again = await writeAll(site, new Map(Object.entries(FRESH)));
    expect([again.written, again.removed]).toEqual([[], []]);
  });

  test('a file of somebody else stays, and is named', async () => {
    const site = createSite();
    writeFileSync(path.join(site, 'docs/api/notes.md'), 'mine\n');
    const { foreign } = await writeAll(site, new Map(Object.entries(FRESH)));
    expect(foreign).toEqual(['docs/api/notes.md']);
    expect(readReference(site)['docs/api/notes.md']).toBe('mine\n');
  });

  test.each([
    ['of somebody else', 'docs/api/comes.mdx'],
    ['that was changed by hand', 'docs/api/changes.mdx'],
  ])(
    'a file %s in the place of a page is not overwritten: nothing changes',
    async (_name, file) => {
      const site = createSite();
      writeFileSync(path.join(site, file), 'mine\n');
      const before = readAll(site);
      await expect(writeAll(site, new Map(Object.entries(FRESH)))).rejects.toThrow(file);
      expect(readAll(site)).toEqual(before);
    },
  );

  test('without a list of what was made, pages are known by what they hold', async () => {
    const site = createSite();
    rmSync(path.join(site, '.api'), { recursive: true });
    writeFileSync(
      path.join(site, 'docs/api/old.mdx'),
      '---\nid: old\ncustom_edit_url: null\n---\n\nOld\n',
    );
    for (const name of ['stays', 'changes']) rmSync(path.join(site, `docs/api/${name}.mdx`));
    writeFileSync(path.join(site, 'docs/api/notes.md'), 'mine\n');
    const { removed, foreign } = await writeAll(site, new Map(Object.entries(FRESH)));
    expect(removed).toEqual(['docs/api/old.mdx', 'docs/api/part/goes.mdx']);
    expect(foreign).toEqual(['docs/api/notes.md']);
  });
});
