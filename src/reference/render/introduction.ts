import { createHash } from 'node:crypto';
import mapValues from 'lodash/mapValues.js';
import {
  COMPOSITE_VALUE_COUNT,
  MAX_BODY_BYTES,
  MAX_CHARACTERS,
  MAX_DEPTH,
  MAX_HEADER_SIZE,
  MAX_QUERY_LENGTH,
  MAX_VALUES,
  statusOf,
  TEST_KEYS,
} from 'fakewright-engine/contract';
import type { EngineTable } from 'fakewright-engine';
import { CODE_LANGUAGES } from '../../samples/languages.ts';
import { INTRODUCTION_PATH, absoluteUrl } from '../../site/urls.ts';
import type { RootUrl } from '../../site/urls.ts';
import { createProse } from '../view/prose.ts';
import type { ApiView, Prose, ProseNode } from '../model/types.ts';
import type { DownloadFile, DownloadTexts } from '../../site/downloads.ts';
import { downloads, formatSize, MOCK_FILE } from '../../site/downloads.ts';
import { renderCommonFields } from './commonFields.ts';
import type { listVersionedCopies } from './downloads/createDownloads.ts';
import { createErrorTable } from './errors.ts';
import {
  listCountryRows,
  listLocaleRows,
  renderCountries,
  renderRows,
  toRowSearchEntry,
} from './locales.ts';
import type { MarkdownRow } from './locales.ts';
import type { RowSearchEntry } from './rowSearchEntry.ts';
import { fence, link, table } from './markdown/syntax.ts';

interface Source {
  view: ApiView;
  table: EngineTable;
  texts: DownloadTexts;
  copies: ReturnType<typeof listVersionedCopies>;
  site: RootUrl;
}

/** Generated Markdown of the introduction. */
interface GeneratedMarkdown {
  markdown: string;
  /** Name of the table, for screen readers. */
  label?: string;
  /** Anchors of the rows in a table or list. */
  rowIds?: readonly (string | undefined)[];
  /** Rows that have separate search entries. */
  rows?: RowSearchEntry[];
}

/** Formats a size with a no-break space. */
const sizeOf = (text: string): string => formatSize(text).replace(' ', '\u00A0');

/** Lists the versioned copies of downloads. Their sizes are in the table of downloads. */
function listFiles({ copies, site }: Source): GeneratedMarkdown {
  const rows = copies.map(({ file, name }) => [`\`${file}\``, link(name, absoluteUrl(site, name))]);
  const head = ['File', 'Name with version and hash'];
  return { markdown: table([head, ...rows]), label: 'Files' };
}

/** Lists the keys that provoke an error. */
function listKeys(): GeneratedMarkdown {
  const rows = Object.entries(TEST_KEYS).map(([key, [kind]]) => [
    `\`${key}\``,
    String(statusOf(kind)),
    `\`${kind}\``,
  ]);
  const head = ['Key', 'Status', 'Last part of `type`'];
  return { markdown: table([head, ...rows]), label: 'Keys that provoke an error' };
}

/** Lists the limits of a request. The OpenAPI document has the limits of parameters, and the engine has all others. */
function listLimits({ table: { operations } }: Source): GeneratedMarkdown {
  const limitOf = (path: string, name: string): number => {
    const { maximum, maxLength, maxItems } = operations[path]?.parameters[name] ?? {};
    const limit = maximum ?? maxLength ?? maxItems;
    if (limit === undefined) throw new Error(`${path} has no limit for ${name}.`);
    return limit;
  };
  const rows: [what: string, limit: number, unit?: string][] = [
    ['Values of one response, `count`', limitOf('/v1/custom/template', 'count')],
    ['Request line and headers', MAX_HEADER_SIZE, 'bytes'],
    ['Query string', MAX_QUERY_LENGTH, 'characters'],
    ['Body', MAX_BODY_BYTES, 'bytes'],
    ['Template', limitOf('/v1/custom/template', 'template'), 'characters'],
    ['Regular expression', limitOf('/v1/custom/regex-match', 'expression'), 'characters'],
    ['Items of your own list', limitOf('/v1/custom/list-item', 'items')],
    ['Fields of a record, at all levels', limitOf('/v1/custom/record', 'fields')],
    ['Levels of a record', MAX_DEPTH],
    ['Values in a response of templates or records', MAX_VALUES],
    ['Values that a Composite record counts as', COMPOSITE_VALUE_COUNT],
    ['Text in a response of templates or records', MAX_CHARACTERS, 'characters'],
  ];
  const cells = rows.map(([what, limit, unit = '']) => [
    what,
    `${limit.toLocaleString('en-GB')} ${unit}`.trim(),
  ]);
  return {
    markdown: table([['What', 'Limit'], ...cells]),
    label: 'Limits',
  };
}

/** Renders the shared fields of all generators. Docusaurus and the Markdown version resolve the links in them. */
function listCommon({ view, site }: Source): GeneratedMarkdown {
  const context = { site, page: INTRODUCTION_PATH, hasMarkdown: () => false };
  return { markdown: renderCommonFields({ ...context, ...view }) };
}

/** Lists all downloads. For files that contain this page, the size is omitted. */
const listDownloads = ({ texts }: Source): GeneratedMarkdown => {
  const sizes: Partial<Record<DownloadFile, string>> = mapValues(texts, sizeOf);
  const rows = downloads.map(({ file, purpose }) => [
    link(file, `pathname:///${file}`),
    sizes[file] ?? '',
    purpose,
  ]);
  return { markdown: table([['File', 'Size', 'Use'], ...rows]), label: 'Downloads' };
};

/** Creates code with the URL or the SHA-256 of the mock server. */
function createMockCode({
  texts,
  copies,
  site,
}: Source): Record<'MockDigest' | 'MockInCi', GeneratedMarkdown> {
  const name = copies.find(({ file }) => file === MOCK_FILE)?.name ?? MOCK_FILE;
  const digest = createHash('sha256').update(texts[MOCK_FILE]).digest('hex');
  const code = (language: string, ...lines: string[]): GeneratedMarkdown => ({
    markdown: fence({ language, text: lines.join('\n') }),
  });
  return {
    MockDigest: code('text', `${digest}  fakewright-mock.mjs`),
    MockInCi: code(
      'yaml',
      '- name: Start the Fakewright API',
      '  run: |',
      `    site=${site.replace(/\/$/, '')}`,
      `    curl -sSf --output fakewright-mock.mjs $site/${name}`,
      `    sum=${digest}`,
      '    echo "$sum  fakewright-mock.mjs" | sha256sum --check',
      '    node fakewright-mock.mjs --quiet --rate 0 &',
      '    curl -s --retry 20 --retry-connrefused -o /dev/null http://127.0.0.1:4010',
    ),
  };
}

/** Renders the rows of a list or table with their anchors and search entries. */
const withRows = (
  rows: readonly MarkdownRow[],
  render: (rows: readonly MarkdownRow[]) => string,
): GeneratedMarkdown => ({
  markdown: render(rows),
  rowIds: rows.map(({ id }) => id),
  rows: rows.map(toRowSearchEntry),
});

function listLanguages(): GeneratedMarkdown {
  const labels = CODE_LANGUAGES.map(({ label }) => label);
  const list = new Intl.ListFormat('en-GB').format(labels);
  return { markdown: `The page of each generator has its request in ${list}.` };
}

/** Creates all generated content by its name in the introduction: `<GeneratedContent name="Limits" />`. */
function createParts(source: Source) {
  return {
    ...createMockCode(source),
    CommonFields: listCommon(source),
    Countries: {
      ...withRows(listCountryRows(source.view, source.table), (rows) =>
        renderCountries(source.view, rows),
      ),
      label: 'Countries',
    },
    Downloads: listDownloads(source),
    Errors: createErrorTable(source.view),
    Languages: listLanguages(),
    Limits: listLimits(source),
    Locales: withRows(listLocaleRows(source.view, source.table), renderRows),
    MockFiles: listFiles(source),
    TestKeys: listKeys(),
  } satisfies Record<string, GeneratedMarkdown>;
}

export type GeneratedContentName = keyof ReturnType<typeof createParts>;

/** Sets the ids of rows in a table or list. */
function anchorRows(nodes: readonly ProseNode[], ids: readonly (string | undefined)[]) {
  const childrenOf = (tag: string, parents: readonly ProseNode[]) =>
    parents.flatMap((node) =>
      typeof node !== 'string' && node.tag === tag ? (node.children ?? []) : [],
    );
  const within = nodes.flatMap((node) => (typeof node === 'string' ? [] : (node.children ?? [])));
  const all = [...childrenOf('tbody', within), ...childrenOf('ul', nodes)];
  const rows = all.filter((node) => typeof node !== 'string');
  for (const [index, id] of ids.entries()) {
    const row = rows[index];
    if (id === undefined || typeof row !== 'object') continue;
    row.properties = { ...row.properties, className: 'anchored', id };
  }
}

function createPartProse({ markdown, label, rowIds = [] }: GeneratedMarkdown): Prose['nodes'] {
  const { nodes = [] } = createProse(markdown, label) ?? {};
  anchorRows(nodes, rowIds);
  return nodes;
}

/** Creates the generated content of the introduction. */
export function createIntroduction(source: Source) {
  const parts: Record<GeneratedContentName, GeneratedMarkdown> = createParts(source);
  return {
    data: {
      prose: mapValues(parts, createPartProse),
      /** Anchors of errors, for Docusaurus' check of links. */
      errors: (parts.Errors.rowIds ?? []).filter((id) => id !== undefined),
    },
    /** Generated Markdown, keyed by name, for the search and the Markdown version. */
    parts: mapValues(parts, ({ markdown, rows }) => ({ markdown, rows })),
  };
}

export type IntroductionData = ReturnType<typeof createIntroduction>['data'];
