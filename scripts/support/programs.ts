/** Programs that tests need besides Node.js: where they are, which suite needs them, and how to install them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { globSync } from 'tinyglobby';

/** Chromium without its window, as Debian has it: tests take an eighth less time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Paths of Chromium and Chrome in the packages of distributions and vendors. */
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Paths of nginx in Debian's package and in other builds. */
const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Paths of Firefox in the packages of distributions and vendors. */
const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Paths of WebKitGTK's MiniBrowser on Debian and Ubuntu, built for GTK 3. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

/** Path of the nginx module that sends `.br` files, in Debian's package. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** GOPATH of the Go libraries in Debian's packages, which are source code. */
export const GO_PACKAGES = '/usr/share/gocode';

/** The archives of JUnit 5, where Debian's package puts them. */
export const JUNIT_ARCHIVES: readonly string[] = [
  ...['jupiter-api', 'jupiter-engine'].map((name) => `junit-${name}`),
  ...['commons', 'console', 'engine', 'launcher', 'reporting'].map(
    (name) => `junit-platform-${name}`,
  ),
  ...['apiguardian-api', 'opentest4j', 'picocli'],
].map((name) => `/usr/share/java/${name}.jar`);

/**
 * A browser as readers have it, which keeps pages in memory and lets them copy: the one that CHROME_PATH names,
 * Playwright's own if it has been downloaded, or an installed Chromium or Chrome.
 */
export function findReadersBrowser(): string | undefined {
  return [process.env.CHROME_PATH, chromium.executablePath(), ...BROWSERS].find(
    (file) => file !== undefined && file !== '' && existsSync(file),
  );
}

/** The browser that tests run in: Chromium without its window if it is there and CHROME_PATH names no other. */
export function findBrowser(): string | undefined {
  if (!process.env.CHROME_PATH && existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL;
  return findReadersBrowser();
}

/** Finds a program in the folders of PATH. */
const findInPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

/** Paths of nginx and of its module for `.br` files. */
export interface NginxPrograms {
  nginx: string;
  brotli: string;
}

/** nginx, where its module and openssl are there as well. */
export function findNginx(): NginxPrograms | undefined {
  const nginx = [process.env.NGINX_PATH, ...NGINX].find((file) => file && existsSync(file));
  const brotli = process.env.NGINX_BROTLI_MODULE ?? BROTLI;
  return nginx && existsSync(brotli) && findInPath('openssl') ? { nginx, brotli } : undefined;
}

/** A Firefox that can be driven through WebDriver BiDi: the one that FIREFOX_PATH names, or an installed one. */
export function findFirefox(): string | undefined {
  return [process.env.FIREFOX_PATH, ...FIREFOX].find((file) => file && existsSync(file));
}

/** Paths of WebKitGTK's small browser and of what drives it. */
export interface WebkitPrograms {
  browser: string;
  driver: string;
}

/** WebKitGTK with its driver, where a screen for it can be made. */
export function findWebkit(): WebkitPrograms | undefined {
  const browser = MINI_BROWSERS.find((file) => existsSync(file));
  const driver = findInPath('WebKitWebDriver');
  return browser && driver && findInPath('Xvfb') ? { browser, driver } : undefined;
}

/** The folder of the programs of PostgreSQL, which Debian does not put into PATH: that of the newest version. */
export function findPostgres(): string {
  const folders = globSync('/usr/lib/postgresql/*/bin', { onlyDirectories: true }).sort();
  return folders.at(-1) ?? '';
}

/** Whether a command is there and works; a stub that offers to install it does not. */
function works(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/** The suites that need programs. `e2e` is a part of `npm test`; the others belong to `npm run test:all`. */
export const SUITES = ['e2e', 'browsers', 'hosting', 'programs', 'sites'] as const;
export type Suite = (typeof SUITES)[number];

interface Program {
  /** Its name in messages. */
  program: string;
  /** Subject of the tests that need the program. */
  neededFor: string;
  /** The suites that need it: `npm run test:<suite>`. */
  suites: readonly Suite[];
  /** Packages of Debian and Ubuntu that contain it. */
  packages: readonly string[];
  /** Another way to install it. */
  otherwise?: string;
  /** Never installed by us: most developers have it, or have a newer version from another source. */
  isLeft?: boolean;
  isThere: () => boolean;
}

/** Every program, by the name that tests use: `test.runIf(has('java'))`. */
export const PROGRAMS = {
  browser: {
    program: 'Chromium or Chrome',
    neededFor: 'everything that is tried in a browser',
    suites: ['e2e', 'hosting', 'sites'],
    packages: ['chromium', 'chromium-headless-shell'],
    otherwise: 'npx playwright install chromium, or name one in CHROME_PATH',
    isThere: () => findReadersBrowser() !== undefined,
  },
  firefox: {
    program: 'Firefox',
    neededFor: "a reader's journeys in Firefox",
    suites: ['browsers'],
    packages: ['firefox-esr'],
    otherwise: 'https://www.firefox.com, or name one in FIREFOX_PATH',
    isThere: () => findFirefox() !== undefined,
  },
  webkit: {
    program: 'WebKitGTK with its driver, and Xvfb',
    neededFor: "a reader's journeys in WebKit",
    suites: ['browsers'],
    packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
    isThere: () => findWebkit() !== undefined,
  },
  nginx: {
    program: 'nginx with its Brotli module, and openssl',
    neededFor: 'hosting with nginx',
    suites: ['hosting'],
    packages: ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'],
    otherwise: 'name them in NGINX_PATH and NGINX_BROTLI_MODULE',
    isThere: () => findNginx() !== undefined,
  },
  python: {
    program: 'Python 3',
    neededFor: 'code samples in Python, and the SQL statements of posts',
    suites: ['programs'],
    packages: ['python3'],
    isLeft: true,
    isThere: () => works('python3', '-c', 'import sqlite3'),
  },
  requests: {
    program: 'requests for Python 3',
    neededFor: 'what code samples in Python send',
    suites: ['programs'],
    packages: ['python3-requests'],
    isThere: () => works('/usr/bin/python3', '-c', 'import requests'),
  },
  jsonschema: {
    program: 'jsonschema for Python 3',
    neededFor: 'what a validator in Python says about responses',
    suites: ['programs'],
    packages: ['python3-jsonschema'],
    isThere: () => works('/usr/bin/python3', '-c', 'import jsonschema'),
  },
  pytest: {
    program: 'pytest',
    neededFor: 'the test with pytest in the guide',
    suites: ['programs'],
    packages: ['python3-pytest'],
    isThere: () => works('/usr/bin/python3', '-c', 'import pytest'),
  },
  java: {
    program: 'a JDK, 11 or later',
    neededFor: 'code samples in Java',
    suites: ['programs'],
    packages: ['default-jdk-headless'],
    isLeft: true,
    isThere: () => works('java', '-version') && works('javac', '-version'),
  },
  junit: {
    program: 'JUnit 5, and a JDK',
    neededFor: 'the test with JUnit in the guide',
    suites: ['programs'],
    packages: ['junit5'],
    isThere: () => works('javac', '-version') && JUNIT_ARCHIVES.every((file) => existsSync(file)),
  },
  go: {
    program: 'Go, 1.16 or later',
    neededFor: 'code samples in Go',
    suites: ['programs'],
    packages: ['golang-go'],
    isThere: () => works('go', 'version'),
  },
  kinOpenapi: {
    program: 'kin-openapi, and Go',
    neededFor: 'a program of OpenAPI 3.0 that loads the document',
    suites: ['programs'],
    packages: ['golang-github-getkin-kin-openapi-dev', 'golang-go'],
    isThere: () =>
      works('go', 'version') && existsSync(`${GO_PACKAGES}/src/github.com/getkin/kin-openapi`),
  },
  php: {
    program: 'PHP with the curl extension',
    neededFor: 'code samples in PHP',
    suites: ['programs'],
    packages: ['php-cli', 'php-curl'],
    isThere: () => works('php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'),
  },
  ruby: {
    program: 'Ruby, 3.0 or later',
    neededFor: 'code samples in Ruby',
    suites: ['programs'],
    packages: ['ruby'],
    isThere: () => works('ruby', '-e', 'exit RUBY_VERSION >= "3"'),
  },
  rust: {
    program: 'Rust',
    neededFor: 'code samples in Rust',
    suites: ['programs'],
    packages: ['rustc'],
    otherwise: 'https://rustup.rs',
    isLeft: true,
    isThere: () => works('rustc', '--version'),
  },
  mariadb: {
    program: 'MariaDB, server and client',
    neededFor: 'SQL statements in MariaDB',
    suites: ['programs'],
    packages: ['mariadb-server'],
    isThere: () => works('mariadbd', '--version') && works('mariadb', '--version'),
  },
  postgresql: {
    program: 'PostgreSQL, server and client',
    neededFor: 'SQL statements in PostgreSQL',
    suites: ['programs'],
    packages: ['postgresql'],
    isThere: () =>
      works(path.join(findPostgres(), 'initdb'), '--version') && works('psql', '--version'),
  },
  sqlite: {
    program: 'the shell of SQLite',
    neededFor: 'SQL statements in SQLite',
    suites: ['programs'],
    packages: ['sqlite3'],
    isThere: () => works('sqlite3', '--version'),
  },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof PROGRAMS;

const known = new Map<ProgramName, boolean>();

function isThere(name: ProgramName): boolean {
  const found = known.get(name) ?? PROGRAMS[name].isThere();
  known.set(name, found);
  return found;
}

/**
 * Whether a program is on this machine: `test.runIf(has('java'))`. In CI always true, so that a test whose program is missing
 * fails there instead of being skipped.
 */
export const has = (name: ProgramName): boolean => Boolean(process.env.CI) || isThere(name);

/** The programs that suites need and this machine lacks. */
export function findMissing(suites: readonly Suite[]): ProgramName[] {
  const names = Object.keys(PROGRAMS) as ProgramName[];
  known.clear();
  return names.filter((name) => {
    const { suites: needing }: Program = PROGRAMS[name];
    return needing.some((suite) => suites.includes(suite)) && !isThere(name);
  });
}

/** The Debian packages to install for programs, without those that are left to the developer. */
export const listPackages = (names: readonly ProgramName[]): string[] =>
  names.flatMap((name) => {
    const { packages, isLeft }: Program = PROGRAMS[name];
    return isLeft ? [] : packages;
  });

/** Explains in one sentence how to install a program. */
export function explainInstall(name: ProgramName): string {
  const { packages, otherwise }: Program = PROGRAMS[name];
  const ways = [`apt-get install ${packages.join(' ')} (Debian, Ubuntu)`, otherwise];
  return `Install it: ${ways.filter(Boolean).join('; or ')}.`;
}

/**
 * Returns what `find` returns: `requireProgram('browser', findBrowser)` is the path of the browser that tests run in.
 *
 * @throws Error that says how to install the program, when it is missing
 */
export function requireProgram<T>(name: ProgramName, find: () => T | undefined): T {
  const found = find();
  if (found !== undefined) return found;
  const { program, neededFor } = PROGRAMS[name];
  throw new Error(`${program} is missing (needed for ${neededFor}). ${explainInstall(name)}`);
}
