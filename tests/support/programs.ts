/** Programs of the machine that tests need beside Node.js, and what becomes of these tests without them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without its window, as Debian has it: tests take an eighth less time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Where distributions and vendors put Chromium and Chrome. */
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

/** Where Debian's package and other builds put nginx. */
const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Where distributions and vendors put Firefox. */
const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Where Debian and Ubuntu put the small browser of WebKitGTK, in its build for GTK 3. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

/** Where Debian's package puts the module of nginx that sends `.br` files. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

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

/** Whether a command is there and works; a stub that offers to install it does not. */
function works(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

interface Program {
  /** What a person calls it. */
  program: string;
  /** What is skipped without it. */
  neededFor: string;
  /** What `apt-get install` gets it from, on Debian and Ubuntu. */
  packages: readonly string[];
  /** Another way to get it. */
  otherwise?: string;
  /** Left to people: most machines for development have one, or a newer one of another source. */
  isLeft?: boolean;
  isThere: () => boolean;
}

/** Every program, whether it is there or not: README has this list. */
export const PROGRAMS = {
  browser: {
    program: 'Chromium or Chrome',
    neededFor: 'everything that is tried in a browser',
    packages: ['chromium', 'chromium-headless-shell'],
    otherwise: 'npx playwright install chromium, or name one in CHROME_PATH',
    isThere: () => findReadersBrowser() !== undefined,
  },
  firefox: {
    program: 'Firefox',
    neededFor: "a reader's journeys in Firefox",
    packages: ['firefox-esr'],
    otherwise: 'https://www.firefox.com, or name one in FIREFOX_PATH',
    isThere: () => findFirefox() !== undefined,
  },
  webkit: {
    program: 'WebKitGTK with its driver, and Xvfb',
    neededFor: "a reader's journeys in WebKit",
    packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
    isThere: () => findWebkit() !== undefined,
  },
  nginx: {
    program: 'nginx with its Brotli module, and openssl',
    neededFor: 'hosting with nginx',
    packages: ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'],
    otherwise: 'name them in NGINX_PATH and NGINX_BROTLI_MODULE',
    isThere: () => findNginx() !== undefined,
  },
  python: {
    program: 'Python 3',
    neededFor: 'code samples in Python, and the SQL statements of posts',
    packages: ['python3'],
    isLeft: true,
    isThere: () => works('python3', '-c', 'import sqlite3'),
  },
  requests: {
    program: 'requests for Python 3',
    neededFor: 'what code samples in Python send',
    packages: ['python3-requests'],
    isThere: () => works('/usr/bin/python3', '-c', 'import requests'),
  },
  pytest: {
    program: 'pytest',
    neededFor: 'the test with pytest in the guide',
    packages: ['python3-pytest'],
    isThere: () => works('/usr/bin/python3', '-c', 'import pytest'),
  },
  java: {
    program: 'a JDK, 11 or later',
    neededFor: 'code samples in Java',
    packages: ['default-jdk-headless'],
    isLeft: true,
    isThere: () => works('java', '-version') && works('javac', '-version'),
  },
  junit: {
    program: 'JUnit 5, and a JDK',
    neededFor: 'the test with JUnit in the guide',
    packages: ['junit5'],
    isThere: () => works('javac', '-version') && JUNIT_ARCHIVES.every((file) => existsSync(file)),
  },
  go: {
    program: 'Go, 1.16 or later',
    neededFor: 'code samples in Go',
    packages: ['golang-go'],
    isThere: () => works('go', 'version'),
  },
  php: {
    program: 'PHP with the curl extension',
    neededFor: 'code samples in PHP',
    packages: ['php-cli', 'php-curl'],
    isThere: () => works('php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'),
  },
  ruby: {
    program: 'Ruby, 3.0 or later',
    neededFor: 'code samples in Ruby',
    packages: ['ruby'],
    isThere: () => works('ruby', '-e', 'exit RUBY_VERSION >= "3"'),
  },
  rust: {
    program: 'Rust',
    neededFor: 'code samples in Rust',
    packages: ['rustc'],
    otherwise: 'https://rustup.rs',
    isLeft: true,
    isThere: () => works('rustc', '--version'),
  },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof PROGRAMS;

const NAMES = Object.keys(PROGRAMS) as ProgramName[];
const known = new Map<ProgramName, boolean>();

/**
 * Whether a program is on this machine. Tests that need it run only if it is: `test.runIf(has('java'))`. On CI they run in
 * any case, so that they fail without it: nobody would see there that they were skipped.
 */
export const has = (name: ProgramName): boolean => Boolean(process.env.CI) || isThere(name);

function isThere(name: ProgramName): boolean {
  const found = known.get(name) ?? PROGRAMS[name].isThere();
  known.set(name, found);
  return found;
}

/** What a program is needed for, and how to get it, in a sentence each. */
function explain(name: ProgramName): string {
  const { program, neededFor, packages, otherwise }: Program = PROGRAMS[name];
  const ways = [`Debian and Ubuntu: apt-get install ${packages.join(' ')}`, otherwise];
  return `${program}, which is needed for ${neededFor}. ${ways.filter(Boolean).join('; any system: ')}.`;
}

/** What this machine lacks, for the start of a run: tests that need it count as skipped. */
export const missingPrograms = (): string[] => NAMES.filter((name) => !isThere(name)).map(explain);

function isDebianAsRoot(): boolean {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID(?:_LIKE)?=.*debian/m.test(release);
}

/** Installs a program's packages, on Debian as root; those that the distribution lacks are left out. */
function install(name: ProgramName): void {
  const { packages, isLeft }: Program = PROGRAMS[name];
  if (isLeft || !isDebianAsRoot()) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) => execFileSync('apt-get', args, { env, stdio: 'inherit' });
  run('update', '-qq');
  const offered = packages.filter((each) => works('apt-cache', 'show', each));
  console.log(`Installing ${offered.join(', ')}.`);
  run('install', '-y', '-qq', '--no-install-recommends', ...offered);
  known.delete(name);
}

/** On Debian as root, installs the programs that are missing; elsewhere nothing. */
export function installMissing(): void {
  for (const name of NAMES) if (!isThere(name)) install(name);
}

/**
 * Makes sure of a program: `requireProgram('browser', findBrowser)` is the path of the browser that tests run in.
 *
 * @param find Gives its path or paths, if it is there.
 * @throws Error that says what to install.
 */
export function requireProgram<T>(name: ProgramName, find: () => T | undefined): T {
  if (!isThere(name)) install(name);
  const found = find();
  if (found === undefined) throw new Error(`There is no ${explain(name)}`);
  return found;
}
