import { createHash } from 'node:crypto';
import { answer, TEST_KEYS } from '../../engine/index.ts';
import { statusOf } from '../../engine/http/problems.ts';
import type { Engine } from '../../engine/index.ts';
import type { Download } from '../print/downloads/files.ts';
import { OPTIONS } from '../../mock/options.ts';
import { formatSize } from '../print/downloads/size.ts';
import { fence, table } from '../print/markdown/text.ts';
import { printResponse } from '../print/printResponse.ts';
import type { Api } from '../read/model.ts';
import { RUN_HEADING } from '../view/api.ts';
import { operationPath, siteUrl } from '../site.ts';
import type { SiteAddress } from '../site.ts';
import { listLocales } from './bundle.ts';
import { MOCK_FILE, TYPES_FILE } from './files.ts';
import {
  JUNIT,
  NODE_TEST,
  OPENAPI_FETCH,
  ORIGIN,
  PLAYWRIGHT_CONFIG,
  PLAYWRIGHT_TEST,
  PYTEST,
  writeCiStep,
} from './programs.ts';

const FIRST_REQUEST = { path: '/v1/finance/iban', query: 'country=DE&count=3&seed=42' };

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function codeBlock(language: string, text: string): string {
  return fence({ language, text: text.trim() });
}

/** The response to the first request, as JSON. */
async function firstResponse(engine: Engine): Promise<string> {
  const request = { method: 'GET', ...FIRST_REQUEST, headers: { 'X-API-Key': 'any-key' } };
  const { status, body } = await answer(engine, request, {
    now: () => 0,
    random: () => 0,
    loadLocale: () => Promise.resolve(undefined),
  });
  if (status !== 200) throw new Error(`The first request of the guide is refused: ${body}`);
  return printResponse(JSON.parse(body) as object);
}

/** Topics with data of each locale's own, and how many of their generators have it. */
function listLocalesByTopic({ groups }: Api, engine: Engine): string {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const rows = listLocales(engine.table).map((locale) => {
    const topics = groups.flatMap(({ label, operations }) => {
      const count = operations.filter((each) => each.locales?.includes(locale)).length;
      return count === 0 ? [] : [`${label}\u00A0${count}`];
    });
    return [`\`${locale}\``, names.of(locale) ?? locale, topics.join(', ')];
  });
  return table([['Locale', 'Language', 'Generators with data of their own, by topic'], ...rows]);
}

/** Links to the generators that take `reference`. */
function listClocks({ operations }: Api, engine: Engine): string {
  const links = operations
    .filter(({ path }) => 'reference' in (engine.table.operations[path]?.parameters ?? {}))
    .map(({ label, slug }) => `[${label}](${operationPath(slug)})`);
  return `${links.join(', ')}.`;
}

/** What is computed for the guide: which locales there are for what, and which generators read the clock. */
function describeData(api: Api, engine: Engine): string[] {
  return [
    '## Locales by topic',
    'Every generator has English data. The table counts those that also have data of their own for a locale; the others are answered in English.',
    listLocalesByTopic(api, engine),
    '## Generators that read the clock',
    'Their values count from `reference`, or from the time of the request without it. `meta.reference` repeats the instant.',
    listClocks(api, engine),
  ];
}

/**
 * The computed sections of the guide, and instructions for the stand-in, which `tests/robustness/stand-in.test.ts` runs.
 *
 * @param downloads The files that the site offers beside those of every description.
 * @returns Markdown of sections.
 */
export async function describeStandIn(
  api: Api,
  engine: Engine,
  downloads: readonly Download[],
  site: SiteAddress,
): Promise<string> {
  const { version } = engine.table;
  const address = siteUrl(site, MOCK_FILE);
  const [mock] = downloads.filter(({ file }) => file === MOCK_FILE);
  const files = downloads.filter(({ file }) => file === MOCK_FILE || file === TYPES_FILE);
  const sizes = files.map(({ file, text }) => [
    `\`${file}\``,
    version,
    formatSize(text).replace(' ', '\u00A0'),
  ]);
  // No digest of the types: they contain all descriptions, so this page would change with every edit of one.
  const digest = mock ? sha256(mock.text) : '';
  const options = OPTIONS.map(({ name, preset, meaning }) => [`\`${name}\``, preset, meaning]);
  const keys = Object.entries(TEST_KEYS).map(([key, [kind]]) => [
    `\`${key}\``,
    String(statusOf(kind)),
    `\`${kind}\``,
  ]);
  return [
    ...describeData(api, engine),
    `## ${RUN_HEADING}`,
    'The whole API fits in one file. It needs [Node.js](https://nodejs.org) 20 or later and nothing else: no account, no network. Download it and start it:',
    codeBlock('bash', `curl --remote-name ${address}\nnode ${MOCK_FILE}`),
    `It listens at \`${ORIGIN}\`. Send your requests there, with any text as the key:`,
    codeBlock(
      'bash',
      `curl '${ORIGIN}${FIRST_REQUEST.path}?${FIRST_REQUEST.query}' \\\n  --header 'X-API-Key: any-key'`,
    ),
    codeBlock('json', await firstResponse(engine)),
    'The file holds the generators themselves. Every parameter, seed and locale has its effect, and a request returns the values that its page shows. Wrong parameters are refused as the API refuses them.',
    table([['File', 'Version', 'Size'], ...sizes]),
    'The SHA-256 of the program, as `sha256sum --check` reads it:',
    codeBlock('text', `${digest}  ${MOCK_FILE}`),
    '### Options',
    table([['Option', 'Default', 'Meaning'], ...options]),
    '### Provoke an error',
    'Every key is accepted except these, so that you can test what your program does with an error:',
    table([['Key', 'Status', 'Last part of `type`'], ...keys]),
    '### In CI',
    'Start it in a step before the tests, here in a job of GitHub Actions. The digest makes sure that it is the file you have tried:',
    codeBlock('yaml', writeCiStep(address, digest)),
    '### In a test with node:test',
    'As a library it needs no server: `answer` takes a request and returns the response. This is `order.test.mjs`; `node --test` runs it:',
    codeBlock('js', NODE_TEST),
    '### With Playwright',
    'Playwright starts the server and stops it after the tests, when `playwright.config.ts` says so:',
    codeBlock('ts', PLAYWRIGHT_CONFIG),
    'A test, `names.spec.ts`, then asks for what it needs:',
    codeBlock('ts', PLAYWRIGHT_TEST),
    '### With pytest',
    'A fixture starts the server once for all tests, at a free port. This is `test_iban.py`:',
    codeBlock('python', PYTEST),
    '### With JUnit',
    'The same for JUnit 5, as `IbanTest.java`. Put the file into the folder in which the tests run:',
    codeBlock('java', JUNIT),
    '### With a typed client',
    `\`${TYPES_FILE}\` has the types of all requests and responses for [openapi-fetch](https://openapi-ts.dev/openapi-fetch/):`,
    codeBlock('ts', OPENAPI_FETCH),
    '### How it differs from the API',
    [
      '- **No account.** Any key is accepted, and the limit of 600 requests a minute is counted for each key of this process.',
      '- **Plain HTTP**, on this machine only. With `--host` others reach it too, and nothing checks who they are.',
      '- **Its data stays the same.** The API may move on to a newer version of its data: compare the header `Data-Version` of both.',
    ].join('\n'),
  ].join('\n\n');
}
