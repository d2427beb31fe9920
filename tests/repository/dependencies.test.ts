import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface LockedPackage {
  link?: boolean;
  version?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface Manifest {
  license?: string | { type?: string };
  licenses?: { type?: string }[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const manifest = readJson('package.json') as Manifest;
const lock = readJson('package-lock.json') as {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
};
const { '': root = {}, ...packages } = lock.packages;
/** Packages in the lockfile, without workspaces and links to workspaces. */
const installed = Object.entries(packages).filter(
  ([place, { link }]) => place.startsWith('node_modules/') && !link,
);

/** Returns the package name of a path in the lockfile: `@b/c` for `node_modules/a/node_modules/@b/c`. */
const nameOf = (place: string): string => place.replace(/^.*node_modules\//, '');

describe('pinned versions', () => {
  test('the lockfile has one version and a checksum for every package', () => {
    expect(lock.lockfileVersion).toBe(3);
    expect(installed.length).toBeGreaterThan(1000);
    const loose = installed.filter(
      ([, { version = '', integrity = '' }]) =>
        !/^\d+\.\d+\.\d+/.test(version) || !/^sha512-/.test(integrity),
    );
    expect(loose.map(([place]) => place)).toEqual([]);
  });

  test.each([
    ['package.json', root],
    ['packages/engine/package.json', packages['packages/engine']],
  ])('the lockfile has the same dependencies as %s', (file, locked) => {
    const { dependencies, devDependencies } = readJson(file) as Manifest;
    expect(locked).toMatchObject({ dependencies, devDependencies });
  });

  test('every dependency in package.json has an exact version or a caret range', () => {
    const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(ranges.filter(([, range]) => !/^\^?\d+\.\d+\.\d+$/.test(range))).toEqual([]);
  });
});

test('packages and GitHub Actions are updated by Dependabot', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: {
      'package-ecosystem': string;
      directory: string;
      schedule: { interval: string };
      groups?: Record<string, { patterns?: string[] }>;
    }[];
  };
  expect(updates.map((update) => update['package-ecosystem']).sort()).toEqual([
    'github-actions',
    'npm',
  ]);
  const { dependencies, devDependencies } = manifest;
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const patterns = updates.flatMap(({ groups = {} }) =>
    Object.values(groups).flatMap((group) => group.patterns ?? []),
  );
  // Find patterns that do not match any package.
  const unused = patterns.filter((pattern) => {
    const matches = new RegExp(`^${pattern.replaceAll('*', '.*')}$`);
    return !names.some((name) => matches.test(name));
  });
  expect(patterns).toContain('docusaurus-*-openapi-docs');
  expect(unused).toEqual([]);
  for (const { directory, schedule } of updates) {
    expect(directory).toBe('/');
    expect(schedule.interval).toMatch(/^(?:weekly|monthly)$/);
  }
});

describe('install scripts', () => {
  /** Packages with an install script, and the reason why the site works without running it. .npmrc disables the scripts. */
  const NAMED: Record<string, string> = {
    '@parcel/watcher': 'compiles code that is also in a separate package in compiled form',
    '@swc/core': 'checks its compiled code, which is in a separate package',
    'core-js': 'prints an appeal for support',
    esbuild: 'checks its compiled code, which is in a separate package',
    'postman-code-generators': 'installs code generators that this site does not use',
  };

  test('this test lists every package with an install script', () => {
    const found = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect([...new Set(found.map(([place]) => nameOf(place)))].sort()).toEqual(
      Object.keys(NAMED).sort(),
    );
  });

  test('npm does not run install scripts', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });
});

describe('licences', () => {
  /** Licences under which packages may be used to build and serve this site. */
  const ALLOWED = new Set([
    ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC-BY-4.0'],
    ...['CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'MPL-2.0', 'PSF-2.0', 'Python-2.0'],
    ...['Unicode-3.0', 'WTFPL', 'Zlib'],
  ]);

  /** Licences of packages whose package.json does not contain a licence identifier. */
  const NAMED: Record<string, string> = {
    '@cspell/dict-en-common-misspellings':
      'CC BY-SA 4.0: words for the spelling test, which are not distributed',
    ibantools: 'MIT or MPL-2.0, at the choice of the user',
    'require-like': 'MIT, only in its file License',
  };

  /** Returns the licence in the lockfile. If it is missing, reads the older field `licenses` of the package. */
  function readLicence([place, { license }]: [string, LockedPackage]): string {
    if (license) return license;
    const file = path.join(place, 'package.json');
    const own = existsSync(file) ? (readJson(file) as Manifest) : {};
    const types = (own.licenses ?? []).map(({ type = '' }) => type);
    return types.join(' OR ');
  }

  /** Returns whether an SPDX expression has an alternative whose licences are all allowed. */
  const isAllowed = (expression: string): boolean =>
    expression
      .replaceAll(/[()]/g, '')
      .split(' OR ')
      .some((alternative) => alternative.split(' AND ').every((each) => ALLOWED.has(each)));

  test('every package has an allowed licence, or is listed with a reason', () => {
    const others = installed.filter((entry) => !isAllowed(readLicence(entry)));
    const names = [...new Set(others.map(([place]) => nameOf(place)))].sort();
    expect(names).toEqual(Object.keys(NAMED).sort());
  });
});
