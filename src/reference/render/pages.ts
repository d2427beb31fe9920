import isEqual from 'lodash/isEqual.js';
import isPlainObject from 'lodash/isPlainObject.js';
import omit from 'lodash/omit.js';
import pick from 'lodash/pick.js';
import { memoize } from '../memoize.ts';
import { LIST_KEYS } from '../model/types.ts';
import type { ApiView, OperationView, PageData, Prose } from '../model/types.ts';
import { toJson } from '../toJson.ts';

/** Keys of the page model that pages share. All pages load this data as one file. */
const SHARED_KEYS = [
  'links',
  'components',
  'schemes',
  'common',
  'plain',
  'codes',
] as const satisfies readonly (keyof ApiView)[];

export type SharedData = Pick<ApiView, (typeof SHARED_KEYS)[number]>;

/** Whether a value is prose. In the page model, only prose has exactly these two properties. */
const isProse = (value: unknown): value is Prose =>
  isPlainObject(value) && isEqual(Object.keys(value as object), ['source', 'nodes']);

/** Formats data of the page model as JSON, without Markdown sources, which pages do not need. */
const toPageData = (value: object): string =>
  toJson(value, (_key, inner) => (isProse(inner) ? { nodes: inner.nodes } : inner));

/** Selects an operation's page data. It lacks the arguments of samples, because only downloads need them. */
function selectPage(operation: OperationView): PageData {
  const samples = operation.samples.map((sample) => omit(sample, 'arguments'));
  return { ...omit(operation, LIST_KEYS), samples };
}

const written = new WeakMap<OperationView, string>();

/** Creates the data of all pages and their shared data, keyed by file name. */
export function createPageData(view: ApiView): [file: string, text: string][] {
  return [
    ...view.operations.map((operation): [string, string] => [
      `pages/${operation.slug}.json`,
      memoize(written, operation, () => toPageData(selectPage(operation))),
    ]),
    ['shared.json', toPageData(pick(view, SHARED_KEYS))],
  ];
}
