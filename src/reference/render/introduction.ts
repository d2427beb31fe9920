import { createHash } from 'node:crypto';
import mapValues from 'lodash/mapValues.js';
import { product } from '../../site/product.ts';
import {
  MAX_BODY_BYTES,
  MAX_HEADER_SIZE,
  MAX_QUERY,
  MAX_VALUES,
  statusOf,
  TEST_KEYS,
} from '../../engine/contract.ts';
import type { EngineTable } from '../../engine/index.ts';
import { OPTIONS } from '../../engine/mock/options.ts';
import { LLMS_FILE, LLMS_FULL_FILE, operationPath, siteUrl } from '../../site/urls.ts';
import type { SiteAddress } from '../../site/urls.ts';
import { createProse } from '../view/prose.ts';
import type { ApiView, Prose, ProseNode } from '../model/types.ts';
import type { Download } from '../../site/downloads.ts';
import {
  formatSize,
  GENERATORS_FILE,
  MOCK_FILE,
  OPENAPI_JSON_FILE,
  TYPES_FILE,
} from '../../site/downloads.ts';
import { createErrorTable } from './errors.ts';
import { createCountryList, createLocaleList, listCountryAliases } from './locales.ts';
import { blocks, fence, link, table } from './markdown/text.ts';
import { renderPageEntry } from './markdown/page.ts';
import type { MarkdownSection } from './markdown/page.ts';

/** Inputs of the parts. */
interface Source {
  view: ApiView;
  table: EngineTable;
  downloads: readonly Download[];
  site: SiteAddress;
  /** Markdown versions of the reference. */
  sections: readonly MarkdownSection[];
}

/** A part of the introduction as Markdown. */
interface Part {
  markdown: string;
  /** Name of its table, for screen readers. */
  label?: string;
  /** Anchors of the rows of its table. */
  rowIds?: readonly (string | undefined)[];
  /** Other words with which people search for it. */
  aliases?: readonly string[];
}

/** Links to the generators that take `reference`. */
function listTimeDependent({ view, table: engine }: Source): Part {
  const links = view.operations
    .filter(({ path }) => 'reference' in (engine.operations[path]?.parameters ?? {}))
    .map(({ label, slug }) => link(label, operationPath(slug)));
  return { markdown: `${links.join(', ')}.` };
}

/** A size that does not break. */
const sizeOf = (text: string): string => formatSize(text).replace(' ', '\u00A0');

/** The files of the mock server that a reader stores, with their sizes. */
function listFiles({ downloads, site }: Source): Part {
  const files = downloads.filter(({ file }) => file === MOCK_FILE || file === TYPES_FILE);
  const rows = files.map(({ file, pinned = file, text }) => [
    `\`${file}\``,
    link(pinned, siteUrl(site, pinned)),
    sizeOf(text),
  ]);
  const head = ['File', 'Name with version and hash', 'Size'];
  return { markdown: table([head, ...rows]), label: 'Files' };
}

/** The keys that provoke an error. */
function listKeys(): Part {
  const rows = Object.entries(TEST_KEYS).map(([key, [kind]]) => [
    `\`${key}\``,
    String(statusOf(kind)),
    `\`${kind}\``,
  ]);
  const head = ['Key', 'Status', 'Last part of `type`'];
  return { markdown: table([head, ...rows]), label: 'Keys that provoke an error' };
}

/** Limits of a request, from the document where it has them. */
function listLimits({ table: { operations } }: Source): Part {
  const limitOf = (path: string, name: string): number => {
    const { maximum, maxLength, maxItems } = operations[path]?.parameters[name] ?? {};
    const limit = maximum ?? maxLength ?? maxItems;
    if (limit === undefined) throw new Error(`${path} has no limit for ${name}.`);
    return limit;
  };
  const rows: [what: string, limit: number, unit?: string][] = [
    ['Values of one response, `count`', limitOf('/v1/custom/template', 'count')],
    ['Request line and headers', MAX_HEADER_SIZE, 'bytes'],
    ['Query string', MAX_QUERY, 'characters'],
    ['Body', MAX_BODY_BYTES, 'bytes'],
    ['Template', limitOf('/v1/custom/template', 'template'), 'characters'],
    ['Regular expression', limitOf('/v1/custom/regex-match', 'expression'), 'characters'],
    ['Items of your own list', limitOf('/v1/custom/list-item', 'items')],
    ['Fields of a record, at all depths', limitOf('/v1/custom/record', 'fields')],
    ['Values in a response of templates or records', MAX_VALUES],
  ];
  const plan = `Depends on your plan: see the [marketplace page](${product.marketplaceUrl})`;
  const cells = rows.map(([what, limit, unit = '']) => [
    what,
    `${limit.toLocaleString('en-GB')} ${unit}`.trim(),
  ]);
  return {
    markdown: table([['What', 'Limit'], ...cells, ['Rate limit', plan]]),
    label: 'Limits',
  };
}

const listDownloads = ({ downloads }: Source): Part => {
  const rows = downloads.map(({ file, text, purpose }) => [
    link(file, `pathname:///${file}`),
    sizeOf(text),
    purpose,
  ]);
  return { markdown: table([['File', 'Size', 'Use'], ...rows]), label: 'Downloads' };
};

/** The files that agents read, the smallest first. Files for language models also hold guides and posts. */
function listAgentFiles({ downloads, site, sections }: Source): Part {
  const pages = sections.flatMap(({ entries }) => entries);
  const index = pages.map((page) => renderPageEntry(page, site));
  const sizeOfFile = (file: string): string =>
    sizeOf(downloads.find((each) => each.file === file)?.text ?? '');
  const about = (texts: readonly string[]): string => `about ${sizeOf(texts.join('\n'))}`;
  const files: [file: string, size: string, use: string][] = [
    [LLMS_FILE, about(index), 'A list of all pages with one line each. Start here.'],
    [GENERATORS_FILE, sizeOfFile(GENERATORS_FILE), 'For programs that choose a generator.'],
    [
      OPENAPI_JSON_FILE,
      sizeOfFile(OPENAPI_JSON_FILE),
      'For programs that create tools from the document.',
    ],
    [LLMS_FULL_FILE, about(pages.map(({ text }) => text)), 'All pages, to build a search index.'],
  ];
  const rows = files.map(([file, size, use]) => [link(file, `pathname:///${file}`), size, use]);
  return { markdown: table([['File', 'Size', 'Use'], ...rows]), label: 'Files for agents' };
}

/** Code that contains the URL of the mock server or its SHA-256. */
function createMockCode({ downloads, site }: Source): Record<'MockDigest' | 'MockInCi', Part> {
  const { text: mock = '', pinned = MOCK_FILE } =
    downloads.find(({ file }) => file === MOCK_FILE) ?? {};
  const url = siteUrl(site, pinned);
  const digest = createHash('sha256').update(mock).digest('hex');
  const code = (language: string, ...lines: string[]): Part => ({
    markdown: fence({ language, text: lines.join('\n') }),
  });
  return {
    MockDigest: code('text', `${digest}  fakewright-mock.mjs`),
    MockInCi: code(
      'yaml',
      '- name: Start the Fakewright API',
      '  run: |',
      `    curl --fail --silent --show-error --output fakewright-mock.mjs ${url}`,
      `    echo '${digest}  fakewright-mock.mjs' | sha256sum --check`,
      '    node fakewright-mock.mjs --quiet --rate 0 &',
      '    curl --retry 20 --retry-delay 1 --retry-connrefused --silent --output /dev/null http://127.0.0.1:4010',
    ),
  };
}

/** Creates the parts, by the name of the component in `src/components/Introduction` that shows each. */
function createParts(source: Source) {
  const options = OPTIONS.map(({ name, preset, meaning }) => [`\`${name}\``, preset, meaning]);
  return {
    ...createMockCode(source),
    AgentFiles: listAgentFiles(source),
    Countries: {
      markdown: createCountryList(source.view, source.table),
      aliases: listCountryAliases(source.view, source.table),
    },
    Downloads: listDownloads(source),
    Errors: createErrorTable(source.view),
    Limits: listLimits(source),
    Locales: { markdown: createLocaleList(source.view, source.table) },
    MockFiles: listFiles(source),
    MockOptions: {
      markdown: table([['Option', 'Default', 'Meaning'], ...options]),
      label: 'Options of the mock server',
    },
    TestKeys: listKeys(),
    TimeDependentGenerators: listTimeDependent(source),
  } satisfies Record<string, Part>;
}

export type PartName = keyof ReturnType<typeof createParts>;

/** Sets the anchors of the rows in a table. */
function anchorRows(nodes: readonly ProseNode[], ids: readonly (string | undefined)[]) {
  const rows = nodes
    .flatMap((node) => (typeof node === 'string' ? [] : (node.children ?? [])))
    .flatMap((node) => (typeof node !== 'string' && node.tag === 'tbody' ? node.children : []));
  for (const [index, id] of ids.entries()) {
    const row = rows[index];
    if (id !== undefined && typeof row === 'object') row.properties = { ...row.properties, id };
  }
}

function createPartProse({ markdown, label, rowIds = [] }: Part): Prose['nodes'] {
  const { nodes = [] } = createProse(markdown, { firstHeading: 3, tableLabel: label }) ?? {};
  anchorRows(nodes, rowIds);
  return nodes;
}

/** The parts of the introduction that the document knows: for its components, and as Markdown for the search. */
export function createIntroduction(source: Source) {
  const parts: Record<PartName, Part> = createParts(source);
  return {
    data: {
      prose: mapValues(parts, createPartProse),
      /** Anchors of errors, which Docusaurus' check of links does not find itself. */
      errors: (parts.Errors.rowIds ?? []).filter((id) => id !== undefined),
    },
    /** Markdown of each part, by the name of its component. */
    markdown: mapValues(parts, ({ markdown, aliases = [] }) =>
      blocks(markdown, aliases.length > 0 && `{/* search: ${aliases.join(', ')} */}`),
    ),
  };
}

export type IntroductionData = ReturnType<typeof createIntroduction>['data'];
