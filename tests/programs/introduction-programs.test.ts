/** Runs the code in the introduction that needs the mock server and a shell, Playwright, pytest or JUnit. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { hasProgram } from '../../scripts/support/programs.ts';
import { findFreePort } from '../support/freePort.ts';
import { CLEAN_ENVIRONMENT, findGuideCode, useGuideFolder } from '../support/guideFolder.ts';

/** Class path of JUnit 5 from Debian's package. */
const archives = '/usr/share/java/*';

const tempFolder = useGuideFolder();

/** Runs lines of the CI step in a shell, with a free port. */
async function runStep(start: (line: string) => boolean): Promise<string> {
  const yaml = findGuideCode(({ language, code }) => language === 'yaml' && code.includes('site='));
  const port = await findFreePort();
  const lines = yaml.split('\n').map((line) => line.trim());
  const script = lines
    .slice(lines.findIndex(start))
    .join('\n')
    .replaceAll('4010', String(port))
    .replace(' --rate 0', ` --rate 0 --port ${port}`)
    // The folder already contains the mock server, because the site is not online.
    .replace(
      /^curl .*--output fakewright-mock\.mjs \S+-[0-9a-f]{8}\.mjs$/m,
      'test -f fakewright-mock.mjs',
    );
  return tempFolder.run('bash', ['-ec', `${script}\nkill $!\necho done`]);
}

test('the CI step in the introduction runs in a shell without errors', async () => {
  const output = await runStep((line) => line.startsWith('site='));
  expect(output).toContain('fakewright-mock.mjs: OK');
  expect(output).toMatch(/done\n$/);
});

test('without the download lines, the CI step starts a mock server that is already in the folder', async () => {
  const output = await runStep((line) => line.startsWith('node '));
  expect(output).toMatch(/done\n$/);
});

test('an example test with the Playwright configuration in the introduction passes', async () => {
  const port = await findFreePort();
  const config = findGuideCode(({ code }) => code.includes('webServer'))
    .replaceAll('4010', String(port))
    .replace('--rate 0', `--rate 0 --port ${port}`);
  tempFolder.write('playwright.config.ts', config);
  tempFolder.write(
    'names.spec.ts',
    `import { expect, test } from '@playwright/test';
test('a request with the key', async ({ request }) => {
  const response = await request.get('http://127.0.0.1:${port}/v1/person/full-name');
  expect(response.status()).toBe(200);
});`,
  );
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line'];
  expect(await tempFolder.run('node', args, CLEAN_ENVIRONMENT)).toContain('1 passed');
});

test.runIf(hasProgram('pytest'))('the example test with pytest passes', async () => {
  tempFolder.write(
    'test_iban.py',
    findGuideCode(({ code }) => code.includes('import pytest')),
  );
  const args = ['-m', 'pytest', '-q', 'test_iban.py'];
  expect(await tempFolder.run('/usr/bin/python3', args)).toContain('1 passed');
});

test.runIf(hasProgram('junit'))('the example test with JUnit passes', async () => {
  tempFolder.write(
    'IbanTest.java',
    findGuideCode(({ language }) => language === 'java'),
  );
  await tempFolder.run('javac', ['-cp', archives, '-d', 'classes', 'IbanTest.java']);
  const output = await tempFolder.run('java', [
    ...['-cp', `${archives}${path.delimiter}classes`],
    'org.junit.platform.console.ConsoleLauncher',
    ...['--select-class', 'IbanTest', '--disable-banner', '--details', 'summary'],
  ]);
  expect(output).toContain('1 tests successful');
});
