/**
 * `npm run api:publish`: adds new operations, pages and files to `openapi/published.json`, the record of everything
 * public. If something public was removed or accepts fewer requests, and `openapi/decisions.yaml` has no decision about
 * the change, the command lists the change and exits with 1.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import {
  findInvalidDecisions,
  findLine,
  findBreakingChanges,
  listDifferences,
} from '../src/reference/published/compare.ts';
import { readDecisions } from '../src/reference/published/decisions.ts';
import { createPublicSurface } from '../src/reference/published/surface.ts';
import type { PublicSurface } from '../src/reference/published/surface.ts';
import { DECISIONS_FILE, SPEC_FOLDER } from '../src/reference/paths.ts';
import { readLintedApi } from '../src/reference/read/readSpec.ts';
import { downloads } from '../src/site/downloads.ts';
import { CATALOGUE_PATH } from '../src/site/urls.ts';
import { readOptions } from './support/options.ts';

const DECISIONS = `${SPEC_FOLDER}/${DECISIONS_FILE}`;
const RECORD = 'openapi/published.json';

const ADVICE =
  `Readers rely on what is published. Restore it, or record the decision in ${DECISIONS}: "renamed" with "to", ` +
  '"removed" or "narrowed", each with the pointer above, and a "reason"; for an operation also its old "path". Then run "npm run api:publish".';

/** Maximum number of JSON Pointers in a message. */
const MAX_NAMED = 10;

interface FrontMatter {
  slug?: string;
}

/** Returns the path of a guide or post. A relative slug replaces the last segment of the file path. */
function pathOf(file: string): string {
  const [, yaml = ''] = /^---\n(.*?)\n---/s.exec(readFileSync(file, 'utf8')) ?? [];
  const { slug } = (parse(yaml) ?? {}) as FrontMatter;
  const own = file.replace(/(?:\/index)?\.mdx?$/, '');
  if (slug === undefined) return `/${own}`;
  const [folder = ''] = own.split('/');
  return slug.startsWith('/') ? `/${folder}${slug}` : `/${own.replace(/[^/]*$/, slug)}`;
}

/** Lists the pages of `docs/`, `blog/` and `src/pages/`, except pages of operations. */
function listPages(): string[] {
  const tags = parse(readFileSync('blog/tags.yml', 'utf8')) as Record<
    string,
    { permalink: string }
  >;
  const authors = parse(readFileSync('blog/authors.yml', 'utf8')) as Record<
    string,
    { page?: boolean | { permalink: string } }
  >;
  const authorPages = Object.entries(authors).flatMap(([key, { page = false }]) =>
    page === false ? [] : [typeof page === 'object' ? page.permalink : `/${key}`],
  );
  const files = globSync(['docs/**/*.{md,mdx}', 'blog/**/*.{md,mdx}', '!docs/api/**']);
  const standalone = globSync('src/pages/*.mdx').map((file) => `/${file.split('/').at(-1)}`);
  return [
    ...['/', '/docs', CATALOGUE_PATH, '/blog', '/blog/archive', '/blog/authors', '/blog/tags'],
    ...files.map(pathOf),
    ...standalone.map((path) => path.replace('.mdx', '')),
    ...Object.values(tags).map(({ permalink }) => `/blog/tags${permalink}`),
    ...authorPages.map((path) => `/blog/authors${path}`),
  ];
}

const files = downloads.flatMap((each) => [
  each.file,
  ...('isPinned' in each ? [each.file.replace('.', '-{version}-{hash}.')] : []),
]);

const { values } = readOptions('npm run api:publish', {
  check: { type: 'boolean', meaning: 'Write nothing. Fail if the record lacks something' },
});

/** Returns the line number of a decision. */
function findDecision(index: number): number {
  const lines = readFileSync(DECISIONS, 'utf8').split('\n');
  return [...lines.entries()].filter(([, line]) => line.startsWith('- '))[index]![0] + 1;
}

/** @throws SpecError if the OpenAPI document cannot be read. */
async function updatePublished(): Promise<void> {
  const text = readFileSync(RECORD, 'utf8');
  const published = JSON.parse(text) as PublicSurface;
  const current = createPublicSurface(await readLintedApi('.'), listPages(), files);
  const decisions = readDecisions();
  const invalid = findInvalidDecisions(decisions, current).map(
    ({ index, problem }) => `${DECISIONS}:${findDecision(index)}: The decision ${problem}.`,
  );
  if (invalid.length > 0) throw new Error(invalid.join('\n'));
  const losses = findBreakingChanges(published, current, decisions).map(
    ({ pointer, change }) => `${RECORD}:${findLine(text, pointer)}: ${pointer} ${change}.`,
  );
  if (losses.length > 0) throw new Error([...losses, ADVICE].join('\n'));
  if (!values.check) {
    writeFileSync(RECORD, `${JSON.stringify(current, null, 2)}\n`);
    return;
  }
  const all = listDifferences(published, current);
  if (all.length === 0) return;
  const more = all.length > MAX_NAMED ? [`and ${all.length - MAX_NAMED} more`] : [];
  const advice = `${RECORD} lacks what is new. Run "npm run api:publish", and commit the file.`;
  throw new Error([advice, ...all.slice(0, MAX_NAMED), ...more].join('\n'));
}

try {
  await updatePublished();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
