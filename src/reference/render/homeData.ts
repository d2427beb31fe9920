import pick from 'lodash/pick.js';
import uniq from 'lodash/uniq.js';
import { renderUrl } from '../../samples/requestUrl.ts';
import { CODE_LANGUAGES } from '../../samples/languages.ts';
import { languageName } from '../../site/languageName.ts';
import type { ApiView, CodeView, OperationView } from '../model/types.ts';
import type { HomeSample } from '../read/types.ts';
import { createCode } from '../view/code.ts';
import { createCurlExample } from '../view/curlExample.ts';
import type { Catalogue } from './catalogue.ts';

function findOperation({ operations }: ApiView, name: string): OperationView {
  const operation = operations.find(({ slug }) => slug === name);
  if (!operation)
    throw new Error(`x-home names ${name}, which is not an operation. Correct the name.`);
  return operation;
}

const requestTargetOf = ({ path }: OperationView, { 'x-request': { query } }: HomeSample): string =>
  renderUrl(path, query);

/** Lists a generator's values for all combinations of seeds and locales. In outputs, `seed` and `locale` are indexes. */
function createRepeats(view: ApiView, samples: HomeSample[]) {
  const [first] = samples;
  if (!first) return undefined;
  const operation = findOperation(view, first.operation);
  const metas = samples.map(({ value }) => value.meta);
  const seeds = uniq(metas.map(({ seed }) => Number(seed)));
  const locales = uniq(metas.map(({ locale }) => String(locale)));
  return {
    ...pick(operation, 'slug', 'label'),
    seeds,
    locales: locales.map((tag) => ({ tag, name: languageName(tag) })),
    outputs: samples.map((sample) => ({
      seed: seeds.indexOf(Number(sample.value.meta['seed'])),
      locale: locales.indexOf(String(sample.value.meta.locale)),
      requestTarget: requestTargetOf(operation, sample),
      values: sample.value.data.map(String),
    })),
  };
}

/** Labels of record formats. */
const FORMATS: Readonly<Record<string, string>> = {
  json: 'JSON',
  ndjson: 'NDJSON',
  csv: 'CSV',
  sql: 'SQL',
};

/** Request body of a record. */
interface RecordBody {
  fields: object[];
  format?: string;
}

/** Formats an array as JSON with each object on one line. */
function renderRows(rows: readonly unknown[]): string {
  // Removes line breaks. They occur only between JSON tokens, because they are escaped in strings.
  const lines = rows.map((row) => `  ${JSON.stringify(row, null, 1).replaceAll(/\n */g, ' ')}`);
  return `[\n${lines.join(',\n')}\n]`;
}

/** Creates the fields of a request for records, and the returned records in each format. */
function createFormats(view: ApiView, samples: HomeSample[]) {
  const [first] = samples;
  if (!first) return undefined;
  const { fields } = first['x-request'].body as RecordBody;
  return {
    ...pick(findOperation(view, first.operation), 'slug', 'label', 'path'),
    fields: `"fields": ${renderRows(fields)}`,
    outputs: samples.map(({ 'x-request': request, value }): { label: string; code: CodeView } => {
      const { format = 'json' } = request.body as RecordBody;
      const text = format === 'json' ? renderRows(value.data) : value.data.join('');
      return { label: FORMATS[format] ?? format, code: createCode(text.trimEnd(), format) };
    }),
  };
}

/** Creates the landing page's data from `x-home`, so that the page does not load the whole catalogue. */
export function createHomeData(view: ApiView, { count, tags }: Catalogue) {
  const { featured, repeats, formats, lifted, typical } = view.home;
  const samples = new Set(typical.map((name) => findOperation(view, name).slug));
  const cards = tags.map(({ entries, ...tag }) => ({
    ...tag,
    count: entries.length,
    ...pick(entries.find(({ slug }) => samples.has(slug)) ?? entries[0], 'sample', 'preview'),
  }));
  return {
    count,
    featured: featured.map(({ operation, label, 'x-request': { query }, value }) => ({
      ...createCurlExample(findOperation(view, operation), query, value),
      ...(label !== undefined && { label }),
    })),
    repeats: createRepeats(view, repeats),
    formats: createFormats(view, formats),
    languages: CODE_LANGUAGES.map(({ label }) => label),
    lifted: lifted.flatMap((name) => cards.filter((card) => card.name === name)),
    tags: cards.filter(({ name }) => !lifted.includes(name)),
  };
}

export type HomeData = ReturnType<typeof createHomeData>;
