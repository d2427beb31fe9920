/**
 * Descriptions that public APIs publish, built without a change (`npm run test:all` only): each operation has
 * its page, and what the source says of it is in the HTML. They come from the package registry; without it,
 * these tests count as skipped.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDescription } from '../../src/reference/read/load';
import { createProject } from '../support/project';
import type { Project, RunResult } from '../support/project';
import { listSaid } from '../support/said';
import { withoutSpaces } from '../support/withoutSpaces';
import { readStaticPage } from './awkward/staticPage';

/** The root files of descriptions, below the packages that have them, of different kinds. */
const DESCRIPTIONS: Record<string, readonly string[]> = {
  '@readme/oas-examples@8.2.2': [
    '3.1/yaml/train-travel.yaml',
    '3.1/yaml/webhooks.yaml',
    '3.1/json/readme.json',
    '3.0/yaml/petstore.yaml',
    '3.0/yaml/parameters-style.yaml',
    '3.0/json/star-trek.json',
  ],
  '@directus/specs@15.2.0': ['dist/openapi.json'],
  '@scalar/galaxy@0.2.20': ['dist/3.1.yaml'],
  '@mojaloop/api-snippets@17.10.2': ['fspiop/v2_0_ISO20022/openapi3/openapi.yaml'],
};

/** Minutes for one description, on two cores that do other things as well. */
const PATIENCE = 10 * 60_000;

/** Fetches and unpacks a package; undefined if the registry cannot be reached. */
function fetchPackage(name: string, folder: string): string | undefined {
  const target = mkdtempSync(path.join(folder, 'package-'));
  try {
    const args = ['pack', '--ignore-scripts', '--silent', '--pack-destination', target, name];
    execFileSync('npm', args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 60_000 });
    const [archive = ''] = readdirSync(target);
    execFileSync('tar', ['xzf', archive], { cwd: target });
    return path.join(target, 'package');
  } catch (error) {
    console.warn(`${name} cannot be fetched, so its descriptions are not built: ${String(error)}`);
    return undefined;
  }
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'descriptions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const named = Object.entries(DESCRIPTIONS).flatMap(([name, files]) => {
  const unpacked = fetchPackage(name, folder);
  return files.map((file): [string, string] => [
    `${name} ${file}`,
    unpacked === undefined ? '' : path.join(unpacked, file),
  ]);
});

/** The largest that a page may be, in bytes of HTML: 2 MB. */
const LARGEST_PAGE = 2_000_000;

describe.each(named)('%s', (_name, spec) => {
  describe.runIf(spec !== '')('is built without a change', () => {
    let project: Project;
    let build: RunResult;

    beforeAll(async () => {
      project = await createProject({ without: ['openapi', 'src/engine'] });
      build = await project.run('npm', ['run', '--silent', 'build'], { OPENAPI_SPEC: spec });
    }, PATIENCE);
    afterAll(() => project.remove());

    const built = (slug: string): string =>
      path.join(project.dir, 'build/docs/api', `${slug}.html`);

    test('nothing fails, and no link or anchor is broken', () => {
      expect(build.code, build.output).toBe(0);
      expect(build.output).not.toMatch(/broken (?:link|anchor)/i);
    });

    test(
      'each operation has a page that says what the source says',
      async () => {
        const operations = listSaid(await loadDescription({ file: spec }));
        const catalogue = JSON.parse(
          readFileSync(path.join(project.dir, '.api/catalogue.json'), 'utf8'),
        ) as { groups: { entries: { slug: string; method: string; path: string }[] }[] };
        const entries = catalogue.groups.flatMap((group) => group.entries);
        expect(entries).toHaveLength(operations.length);
        const missing: string[] = [];
        for (const { method, path: where, words } of operations) {
          const at = entries.findIndex((each) => each.method === method && each.path === where);
          // A webhook can have several operations, in the order of their methods.
          const [entry] = at < 0 ? [] : entries.splice(at, 1);
          if (!entry || !existsSync(built(entry.slug))) {
            missing.push(`${method} ${where} has no page`);
            continue;
          }
          const html = readFileSync(built(entry.slug), 'utf8');
          expect(Buffer.byteLength(html), entry.slug).toBeLessThan(LARGEST_PAGE);
          const { shown } = readStaticPage(html);
          missing.push(
            ...[...words]
              .filter((word) => !shown.includes(withoutSpaces(word)))
              .map((word) => `${entry.slug}: ${word}`),
          );
        }
        expect(missing).toEqual([]);
      },
      PATIENCE,
    );
  });
});
