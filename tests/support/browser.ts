import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where distributions and vendors put Chromium and Chrome. */
const INSTALLED = [
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

/** Quiet, and without a sandbox where the kernel offers none to root. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser that tests run in: the one that CHROME_PATH names, Playwright's own if it has been
 * downloaded, or an installed Chromium or Chrome.
 */
export function findBrowser(): string | undefined {
  return [process.env.CHROME_PATH, chromium.executablePath(), ...INSTALLED].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}

function isDebianAsRoot(): boolean {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID(?:_LIKE)?=.*debian/m.test(release);
}

/**
 * The path of a browser; on Debian as root it installs the distribution's Chromium if there is none.
 *
 * @throws Error that says what to install.
 */
export function requireBrowser(): string {
  const found = findBrowser();
  if (found !== undefined) return found;
  if (isDebianAsRoot()) {
    console.log('No browser found: installing the package chromium.');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
    const installed = findBrowser();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'The browser tests need Chromium or Chrome, and none was found. Install one of them ' +
      '(Debian: apt-get install chromium; any system: npx playwright install chromium), ' +
      'or name it in the environment variable CHROME_PATH.',
  );
}
