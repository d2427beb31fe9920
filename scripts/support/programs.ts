/** Programs that tests need besides Node.js. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

export interface Program {
  /** Packages of Debian and Ubuntu. */
  packages: string;
  /** Shell command that succeeds if the program is installed. If omitted, `findBrowser` is used. */
  check?: string;
  /** Suites whose tests start this program, as in `npm run test:<suite>`. If omitted, only `programs` needs it. */
  suites?: readonly string[];
}

/** Shell script that installs packages, and prints packages that the distribution lacks. */
export const INSTALL_SCRIPT = `
  apt-get update -qq
  for package; do
    if apt-cache pkgnames | grep -qxF "$package"; then found="$found $package"; else echo "$package"; fi
  done
  apt-get install -y -qq --no-install-recommends $found >&2
`;

const importInPython = (module: string): string => `/usr/bin/python3 -c "import ${module}"`;

/** All programs, keyed by name: `test.runIf(hasProgram('go'))`. */
export const PROGRAMS = {
  browser: { packages: 'chromium chromium-headless-shell', suites: ['e2e', 'hosting', 'sites'] },
  firefox: { packages: 'firefox-esr', check: 'ls /usr/bin/firefox-esr', suites: ['browsers'] },
  webkit: {
    packages: 'webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb',
    check: 'command -v WebKitWebDriver && command -v Xvfb',
    suites: ['browsers'],
  },
  nginx: {
    packages: 'nginx libnginx-mod-http-brotli-static openssl',
    check: 'ls /usr/sbin/nginx /usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    suites: ['hosting'],
  },
  python: { packages: 'python3', check: 'python3 -c "import sqlite3"' },
  requests: { packages: 'python3-requests', check: importInPython('requests') },
  jsonschema: { packages: 'python3-jsonschema', check: importInPython('jsonschema') },
  pytest: { packages: 'python3-pytest', check: importInPython('pytest') },
  jq: { packages: 'jq curl', check: 'jq --version && curl --version' },
  java: { packages: 'default-jdk-headless', check: 'java -version && javac -version' },
  junit: { packages: 'junit5', check: 'ls /usr/share/java/junit-platform-console.jar' },
  go: { packages: 'golang-go', check: 'go version' },
  kinOpenapi: {
    packages: 'golang-github-getkin-kin-openapi-dev golang-go',
    check: 'go version && ls /usr/share/gocode/src/github.com/getkin/kin-openapi',
  },
  php: { packages: 'php-cli php-curl', check: "php -r 'curl_init();'" },
  ruby: { packages: 'ruby', check: 'ruby --version' },
  rust: { packages: 'rustc', check: 'rustc --version' },
  mariadb: { packages: 'mariadb-server', check: 'mariadbd --version && mariadb --version' },
  postgresql: { packages: 'postgresql', check: 'psql --version && ls /usr/lib/postgresql' },
  sqlite: { packages: 'sqlite3', check: 'sqlite3 --version' },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof PROGRAMS;

/** Finds a browser: `CHROME_PATH`, Chromium's headless shell, Playwright's Chromium, or another installed browser. */
export const findBrowser = (): string | undefined =>
  [
    process.env.CHROME_PATH,
    '/usr/bin/chromium-headless-shell',
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ].find((file) => file && existsSync(file));

export const isInstalled = ({ check }: Program): boolean =>
  check ? spawnSync('sh', ['-c', check], { stdio: 'ignore' }).status === 0 : Boolean(findBrowser());

/** Returns whether tests can use a program. In CI, always true, so that a test fails there if its program is missing. */
export const hasProgram = (name: ProgramName): boolean =>
  Boolean(process.env.CI) || isInstalled(PROGRAMS[name]);
