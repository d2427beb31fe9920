import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { statusOf, TEST_KEYS } from '../../engine/index.ts';
import type { Engine } from '../../engine/index.ts';
import { OPTIONS } from '../../engine/mock/options.ts';
import type { Download } from '../print/downloads/files.ts';
import { formatSize, MOCK_FILE, TYPES_FILE } from '../print/downloads/files.ts';
import { table } from '../print/markdown/text.ts';
import { printResponse } from '../print/printResponse.ts';
import type { Api } from '../read/model.ts';
import { CATALOGUE_PATH, operationPath, siteUrl } from '../site.ts';
import type { SiteAddress } from '../site.ts';
import { anchorName } from '../view/schema/anchor.ts';
import { ask } from './ask.ts';
import { listLocales } from './bundle.ts';

/** A file of the folder of the guide, which has its text and the programs that it shows. */
const readGuideFile = (file: string): string =>
  readFileSync(new URL(`../../engine/mock/guide/${file}`, import.meta.url), 'utf8').trim();

const FIRST_REQUEST = { path: '/v1/finance/iban', query: 'country=DE&count=3&seed=42' };

/** The response to the first request, as JSON. */
async function firstResponse(engine: Engine): Promise<string> {
  const { status, body } = await ask(engine, FIRST_REQUEST);
  if (status !== 200) throw new Error(`The first request of the guide is refused: ${body}`);
  return printResponse(JSON.parse(body) as object);
}

const nameOf = (locale: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;

/** What the tags of the locales stand for. */
function listLanguages(engine: Engine): string {
  return `${listLocales(engine.table)
    .map((locale) => `\`${locale}\` ${nameOf(locale)}`)
    .join(', ')}.`;
}

/** For each topic, how many of its generators have data of a locale's own. */
function listLocalesByTopic({ groups }: Api, engine: Engine): string {
  const locales = listLocales(engine.table);
  const rows = groups.flatMap(({ name, label, operations }) => {
    const counts = locales.map(
      (locale) => operations.filter((each) => each.locales?.includes(locale)).length,
    );
    const link = `[${label}](${CATALOGUE_PATH}#${anchorName(name)})`;
    return counts.some(Boolean) ? [[link, ...counts.map((count) => String(count || '·'))]] : [];
  });
  return table([['Topic', ...locales.map((locale) => `\`${locale}\``)], ...rows]);
}

/** Links to the generators that take `reference`. */
function listClocks({ operations }: Api, engine: Engine): string {
  const links = operations
    .filter(({ path }) => 'reference' in (engine.table.operations[path]?.parameters ?? {}))
    .map(({ label, slug }) => `[${label}](${operationPath(slug)})`);
  return `${links.join(', ')}.`;
}

/** The files with their sizes. */
function listFiles(downloads: readonly Download[], site: SiteAddress): string {
  const files = downloads.filter(({ file }) => file === MOCK_FILE || file === TYPES_FILE);
  const rows = files.map(({ file, pinned = file, text }) => [
    `\`${file}\``,
    `[${pinned}](${siteUrl(site, pinned)})`,
    formatSize(text).replace(' ', '\u00A0'),
  ]);
  return table([['File', 'Name with version and hash', 'Size'], ...rows]);
}

/** The keys that provoke an error. */
function listKeys(): string {
  const rows = Object.entries(TEST_KEYS).map(([key, [kind]]) => [
    `\`${key}\``,
    String(statusOf(kind)),
    `\`${kind}\``,
  ]);
  return table([['Key', 'Status', 'Last part of `type`'], ...rows]);
}

/**
 * The guide to the mock, `src/engine/mock/guide/guide.md`, with what is computed in the places of its `{{placeholders}}`:
 * a placeholder is a value below, or a program's file. `tests/slow/mock.test.ts` runs what it shows.
 *
 * @param downloads The files that the site offers beside those of every description.
 * @returns Markdown of sections.
 */
export async function describeMock(
  api: Api,
  engine: Engine,
  downloads: readonly Download[],
  site: SiteAddress,
): Promise<string> {
  const { text: mock = '', pinned = MOCK_FILE } =
    downloads.find(({ file }) => file === MOCK_FILE) ?? {};
  const options = OPTIONS.map(({ name, preset, meaning }) => [`\`${name}\``, preset, meaning]);
  const values: Record<string, string> = {
    locales: listLocalesByTopic(api, engine),
    languages: listLanguages(engine),
    clocks: listClocks(api, engine),
    url: siteUrl(site, MOCK_FILE),
    pinnedUrl: siteUrl(site, pinned),
    request: `${FIRST_REQUEST.path}?${FIRST_REQUEST.query}`,
    response: await firstResponse(engine),
    files: listFiles(downloads, site),
    digest: createHash('sha256').update(mock).digest('hex'),
    options: table([['Option', 'Default', 'Meaning'], ...options]),
    keys: listKeys(),
  };
  return readGuideFile('guide.md').replaceAll(
    /\{\{([^}]+)\}\}/g,
    (_placeholder, name: string) => values[name] ?? readGuideFile(name),
  );
}
