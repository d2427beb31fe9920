/** The same sources give the same site, wherever and however often they are built. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixture } from '../support/fixture';
import { createProject } from '../support/project';
import type { Project } from '../support/project';

/** Hashes of all files of a built site by their paths, compressed copies aside. */
type Built = Record<string, string>;

async function readBuilt(folder: string): Promise<Built> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hashes = await Promise.all(
    files.map(async (file): Promise<[string, string]> => {
      const hash = createHash('sha256').update(await readFile(file));
      return [path.relative(folder, file), hash.digest('hex')];
    }),
  );
  return Object.fromEntries(hashes);
}

/** The name of a hashed file without its hash. */
const withoutHash = (file: string): string => file.replace(/\.[\da-f]{8}(\.\w+)$/, '$1');

interface Site {
  create: () => Promise<Project>;
  /** The command that builds it. */
  command: [string, ...string[]];
  /** A file, and a word of it that stands in the text of one page only, with another. */
  edit: { file: string; before: string; after: string };
}

const SITES: Record<string, Site> = {
  'a small site': {
    create: () => createFixture('site'),
    command: ['docusaurus', 'build', '--config', 'tests/fixtures/site/docusaurus.config.ts'],
    edit: { file: 'tests/fixtures/site/docs/long.mdx', before: 'A long way', after: 'A far way' },
  },
  ...(process.env.SWEEP === 'all' && {
    'the whole site': {
      create: () => createProject(),
      command: ['npm', 'run', 'build', '--'] as [string, ...string[]],
      edit: {
        file: 'openapi/paths/finance/iban.yaml',
        before: 'reaches a stranger',
        after: 'reaches somebody',
      },
    },
  }),
};

/** Rspack keeps modules from build to build unless it is told not to. */
const KEPT = { DOCUSAURUS_NO_PERSISTENT_CACHE: '' };

const TIMEOUT = 900_000;

describe.each(Object.entries(SITES))('%s', (_name, { create, command, edit }) => {
  let project: Project;
  let elsewhere: Project;
  let first: Built;

  async function build({ dir, run }: Project, out = 'build', env = KEPT): Promise<Built> {
    const [program, ...args] = command;
    const { code, output } = await run(program, [...args, '--out-dir', out], env);
    if (code !== 0) throw new Error(output);
    return readBuilt(path.join(dir, out));
  }

  beforeAll(async () => {
    [project, elsewhere] = await Promise.all([create(), create()]);
    first = await build(project);
  }, TIMEOUT);

  afterAll(async () => Promise.all([project.remove(), elsewhere.remove()]));

  test(
    'has the same bytes when it is built again',
    async () => {
      expect(Object.keys(first).length).toBeGreaterThan(10);
      expect(await build(project)).toEqual(first);
    },
    TIMEOUT,
  );

  test(
    'has the same bytes below another folder of the project',
    async () => {
      expect(await build(project, 'public/site')).toEqual(first);
    },
    TIMEOUT,
  );

  test(
    'has the same bytes in another folder, with nothing kept of a former build',
    async () => {
      expect(await build(elsewhere, 'build', { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' })).toEqual(
        first,
      );
    },
    TIMEOUT,
  );

  test(
    'has another script for a page of which one word has changed, and another list of hashes',
    async () => {
      const { file, before, after } = edit;
      const text = await readFile(path.join(project.dir, file), 'utf8');
      expect(text).toContain(before);
      await project.write(file, text.replace(before, after));
      const changed = await build(project);
      const hashed = Object.keys(changed).filter((name) => name.startsWith('assets/'));
      const fresh = hashed.filter((name) => first[name] !== changed[name]);
      const [runtime, page, ...more] = fresh.map(withoutHash).sort().reverse();
      expect(more).toEqual([]);
      expect(runtime).toBe('assets/js/runtime~main.js');
      expect(page).toMatch(/^assets\/js\/[\da-f]{8}\.js$/);
      expect(hashed.map(withoutHash).sort()).toEqual(
        Object.keys(first)
          .filter((name) => name.startsWith('assets/'))
          .map(withoutHash)
          .sort(),
      );
    },
    TIMEOUT,
  );
});
