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
  /** How to get it. */
  advice: string;
  isThere: () => boolean;
  /** Packages that are installed on Debian, for whoever is root. */
  packages?: readonly string[];
  /** Those that are installed where the distribution lacks one of them. */
  otherPackages?: readonly string[];
}

/** Every program, whether it is there or not: README has this list. */
export const PROGRAMS = {
  browser: {
    program: 'Chromium or Chrome',
    neededFor: 'everything that is tried in a browser',
    advice:
      'Debian: apt-get install chromium; any system: npx playwright install chromium; ' +
      'or name one in the environment variable CHROME_PATH.',
    isThere: () => findReadersBrowser() !== undefined,
    packages: ['chromium', 'chromium-headless-shell'],
    otherPackages: ['chromium'],
  },
  firefox: {
    program: 'Firefox',
    neededFor: "a reader's journeys in Firefox",
    advice:
      'Debian: apt-get install firefox-esr; any system: https://www.firefox.com; ' +
      'or name one in the environment variable FIREFOX_PATH.',
    isThere: () => findFirefox() !== undefined,
    packages: ['firefox-esr'],
  },
  webkit: {
    program: 'WebKitGTK with its driver, and Xvfb',
    neededFor: "a reader's journeys in WebKit",
    advice: 'Debian and Ubuntu: apt-get install webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb.',
    isThere: () => findWebkit() !== undefined,
    packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
  },
  nginx: {
    program: 'nginx with its Brotli module, and openssl',
    neededFor: 'hosting with nginx',
    advice:
      'Debian and Ubuntu: apt-get install nginx libnginx-mod-http-brotli-static openssl; ' +
      'or name them in the environment variables NGINX_PATH and NGINX_BROTLI_MODULE.',
    isThere: () => findNginx() !== undefined,
    packages: ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'],
  },
  python: {
    program: 'Python 3',
    neededFor: 'code samples in Python, and the SQL statements of posts',
    advice: 'Debian and Ubuntu: apt-get install python3.',
    isThere: () => works('python3', '-c', 'import sqlite3'),
  },
  requests: {
    program: 'requests for Python 3',
    neededFor: 'what code samples in Python send',
    advice: 'Debian and Ubuntu: apt-get install python3-requests.',
    isThere: () => works('/usr/bin/python3', '-c', 'import requests'),
    packages: ['python3-requests'],
  },
  pytest: {
    program: 'pytest',
    neededFor: 'the test with pytest in the guide',
    advice: 'Debian and Ubuntu: apt-get install python3-pytest.',
    isThere: () => works('/usr/bin/python3', '-c', 'import pytest'),
    packages: ['python3-pytest'],
  },
  java: {
    program: 'a JDK, 11 or later',
    neededFor: 'code samples in Java',
    advice: 'Debian and Ubuntu: apt-get install default-jdk-headless.',
    isThere: () => works('java', '-version') && works('javac', '-version'),
  },
  junit: {
    program: 'JUnit 5, and a JDK',
    neededFor: 'the test with JUnit in the guide',
    advice: 'Debian and Ubuntu: apt-get install junit5.',
    isThere: () => works('javac', '-version') && JUNIT_ARCHIVES.every((file) => existsSync(file)),
    packages: ['junit5'],
  },
  go: {
    program: 'Go, 1.16 or later',
    neededFor: 'code samples in Go',
    advice: 'Debian and Ubuntu: apt-get install golang-go.',
    isThere: () => works('go', 'version'),
    packages: ['golang-go'],
  },
  php: {
    program: 'PHP with the curl extension',
    neededFor: 'code samples in PHP',
    advice: 'Debian and Ubuntu: apt-get install php-cli php-curl.',
    isThere: () => works('php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'),
    packages: ['php-cli', 'php-curl'],
  },
  ruby: {
    program: 'Ruby, 3.0 or later',
    neededFor: 'code samples in Ruby',
    advice: 'Debian and Ubuntu: apt-get install ruby.',
    isThere: () => works('ruby', '-e', 'exit RUBY_VERSION >= "3"'),
    packages: ['ruby'],
  },
  rust: {
    program: 'Rust',
    neededFor: 'code samples in Rust',
    advice: 'Debian and Ubuntu: apt-get install rustc; any system: https://rustup.rs.',
    isThere: () => works('rustc', '--version'),
  },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof PROGRAMS;

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

interface MissingProgram {
  program: string;
  /** The tests that are skipped. */
  neededFor: string;
  /** How to get it. */
  advice: string;
}

/** What this machine lacks, for the start of a run: tests that need it count as skipped. */
export function missingPrograms(): MissingProgram[] {
  return (Object.keys(PROGRAMS) as ProgramName[])
    .filter((name) => !isThere(name))
    .map((name) => {
      const { program, neededFor, advice } = PROGRAMS[name];
      return { program, neededFor, advice };
    });
}

function isDebianAsRoot(): boolean {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID(?:_LIKE)?=.*debian/m.test(release);
}

/** Installs a program's packages, on Debian as root. */
function install(name: ProgramName): void {
  const { packages: first, otherPackages }: Program = PROGRAMS[name];
  if (!first || !isDebianAsRoot()) return;
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'inherit',
  } as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  const packages = otherPackages && !works('apt-cache', 'show', ...first) ? otherPackages : first;
  console.log(`Installing ${packages.join(', ')}.`);
  execFileSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    options,
  );
  known.delete(name);
}

/** On Debian as root, installs the programs that are missing and have packages; elsewhere nothing. */
export function installMissing(): void {
  for (const name of Object.keys(PROGRAMS) as ProgramName[]) if (!isThere(name)) install(name);
}

/**
 * Makes sure of a program; on Debian as root it installs the distribution's if there is none.
 *
 * @throws Error that says what to install.
 */
function requireProgram<T>(name: ProgramName, find: () => T | undefined): T {
  if (!isThere(name)) install(name);
  const found = find();
  if (found !== undefined) return found;
  const { program, neededFor, advice } = PROGRAMS[name];
  throw new Error(`There is no ${program}, which is needed for ${neededFor}. ${advice}`);
}

/**
 * The path of the browser that tests run in; on Debian as root it installs the distribution's Chromium if there is none.
 *
 * @throws Error that says what to install.
 */
export const requireBrowser = (): string => requireProgram('browser', findBrowser);

/**
 * nginx with the module for `.br` files; on Debian as root it installs the distribution's if need be.
 *
 * @throws Error that says what to install.
 */
export const requireNginx = (): NginxPrograms => requireProgram('nginx', findNginx);

/**
 * The path of a Firefox; on Debian as root it installs the distribution's if there is none.
 *
 * @throws Error that says what to install.
 */
export const requireFirefox = (): string => requireProgram('firefox', findFirefox);

/**
 * WebKitGTK with its driver; on Debian as root it installs the distribution's if need be.
 *
 * @throws Error that says what to install.
 */
export const requireWebkit = (): WebkitPrograms => requireProgram('webkit', findWebkit);
