import { createHash } from 'node:crypto';
import mapValues from 'lodash/mapValues.js';
import { languageName } from '../../site/languageName.ts';
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
import { listLocales } from '../engine/bundle.ts';
import { CATALOGUE_PATH, operationPath, siteUrl } from '../../site/urls.ts';
import type { SiteAddress } from '../../site/urls.ts';
import { createProse } from '../view/prose.ts';
import type { ApiView, Prose } from '../model/types.ts';
import type { Download } from '../../site/downloads.ts';
import { formatSize, MOCK_FILE, TYPES_FILE } from '../../site/downloads.ts';
import { blocks, fence, item, link, table } from './markdown/text.ts';

/** What the parts are created from. */
interface Source {
  view: ApiView;
  table: EngineTable;
  downloads: readonly Download[];
  site: SiteAddress;
}

/** A part of the introduction as Markdown. */
interface Part {
  markdown: string;
  /** Name of its table, for screen readers. */
  label?: string;
}

/** For each tag, the number of generators that have data of their own for a locale. */
function countLocales({ view, table: engine }: Source): Part {
  const locales = listLocales(engine);
  const rows = view.groups.flatMap(({ label, anchor, operations }) => {
    const counts = locales.map(
      (locale) => operations.filter((each) => each.locales?.includes(locale)).length,
    );
    const head = link(label, `${CATALOGUE_PATH}#${anchor}`);
    return counts.some(Boolean) ? [[head, ...counts.map((count) => String(count || '·'))]] : [];
  });
  const head = ['Tag', ...locales.map((locale) => `\`${locale}\``)];
  return { markdown: table([head, ...rows]), label: 'Locales by tag' };
}

/** Links to the generators that take `reference`. */
function listTimeDependent({ view, table: engine }: Source): Part {
  const links = view.operations
    .filter(({ path }) => 'reference' in (engine.operations[path]?.parameters ?? {}))
    .map(({ label, slug }) => link(label, operationPath(slug)));
  return { markdown: `${links.join(', ')}.` };
}

/** The files of the mock server that a reader stores, with their sizes. */
function listFiles({ downloads, site }: Source): Part {
  const files = downloads.filter(({ file }) => file === MOCK_FILE || file === TYPES_FILE);
  const rows = files.map(({ file, pinned = file, text }) => [
    `\`${file}\``,
    link(pinned, siteUrl(site, pinned)),
    formatSize(text).replace(' ', '\u00A0'),
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
    ['Fields of a record, with those inside others', limitOf('/v1/custom/record', 'fields')],
    ['Values of a response of templates or records', MAX_VALUES],
  ];
  const plan = `As your plan allows: see the [marketplace page](${product.marketplaceUrl})`;
  const cells = rows.map(([what, limit, unit = '']) => [
    what,
    `${limit.toLocaleString('en-GB')} ${unit}`.trim(),
  ]);
  return {
    markdown: table([['What', 'Limit'], ...cells, ['Requests in a window of time', plan]]),
    label: 'Limits',
  };
}

const listDownloads = ({ downloads }: Source): Part => ({
  markdown: downloads
    .map(({ file, label, text, purpose }) =>
      item(`**${link(label, `pathname:///${file}`)}**, ${formatSize(text)}. ${purpose}`),
    )
    .join('\n'),
});

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

/** Names of components in `src/components/Introduction` that show a part. */
export type PartName =
  | 'Downloads'
  | 'Limits'
  | 'LocaleNames'
  | 'LocalesByTag'
  | 'MockDigest'
  | 'MockFiles'
  | 'MockInCi'
  | 'MockOptions'
  | 'TestKeys'
  | 'TimeDependentGenerators';

/** The parts that are Markdown. */
function createParts(source: Source): Record<PartName, Part> {
  const options = OPTIONS.map(({ name, preset, meaning }) => [`\`${name}\``, preset, meaning]);
  const locales = listLocales(source.table).map(
    (locale) => `\`${locale}\` ${languageName(locale)}`,
  );
  return {
    ...createMockCode(source),
    Downloads: listDownloads(source),
    Limits: listLimits(source),
    LocaleNames: { markdown: `${locales.join(', ')}.` },
    LocalesByTag: countLocales(source),
    MockFiles: listFiles(source),
    MockOptions: {
      markdown: table([['Option', 'Default', 'Meaning'], ...options]),
      label: 'Options of the mock server',
    },
    TestKeys: listKeys(),
    TimeDependentGenerators: listTimeDependent(source),
  };
}

/** The parts of the introduction that the document knows: for its components, and as Markdown for the search. */
export function createIntroduction(source: Source) {
  const { summary, version, server, operations, groups, schemes } = source.view;
  const parts = createParts(source);
  const prose = ({ markdown, label }: Part): Prose['nodes'] =>
    createProse(markdown, { firstHeading: 3, tableLabel: label })?.nodes ?? [];
  const data = {
    ...{ summary, version, server, count: operations.length },
    groups: groups.map(({ label, anchor, operations: own }) => ({
      ...{ label, anchor, count: own.length },
    })),
    prose: mapValues(parts, prose),
  };
  return {
    data,
    /** Markdown of each part, by the name of its component. */
    markdown: {
      ...mapValues(parts, ({ markdown }) => markdown),
      ApiFacts: blocks(`Base URL: \`${server}\``, `Version: ${version}`),
      Authorization: blocks(
        ...Object.values(schemes).flatMap(({ words, header, markdown }) => [
          `${words} \`${header}\``,
          markdown,
        ]),
      ),
      GeneratorsByTag: groups.map(({ label }) => label).join(', '),
    },
  };
}

export type IntroductionData = ReturnType<typeof createIntroduction>['data'];
