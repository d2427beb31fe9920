import isEqual from 'lodash/isEqual.js';
import isPlainObject from 'lodash/isPlainObject.js';
import omit from 'lodash/omit.js';
import pick from 'lodash/pick.js';
import { memoize } from '../memoize.ts';
import { LIST_KEYS } from '../model/types.ts';
import type { ApiView, OperationView, PageData, Prose } from '../model/types.ts';
import { toJson } from '../toJson.ts';

/** Components that pages refer to. All pages load them as one file. */
const SHARED_KEYS = [
  'links',
  'components',
  'schemes',
  'common',
  'plain',
  'codes',
] as const satisfies readonly (keyof ApiView)[];

export type SharedData = Pick<ApiView, (typeof SHARED_KEYS)[number]>;

/** Prose is the only object of the page model with these two properties and no other. */
const isProse = (value: unknown): value is Prose =>
  isPlainObject(value) && isEqual(Object.keys(value as object), ['source', 'nodes']);

/** Part of the page model as the JSON of a page. Only Markdown versions need the source of prose. */
const toPageData = (value: object): string =>
  toJson(value, (_key, inner) => (isProse(inner) ? { nodes: inner.nodes } : inner));

/** The page model of an operation without arguments of requests, which only downloads need. */
function selectPage(operation: OperationView): PageData {
  const samples = operation.samples.map((sample) => omit(sample, 'arguments'));
  return { ...omit(operation, LIST_KEYS), samples };
}

const written = new WeakMap<OperationView, string>();

/** The data of all pages, and what they share, by file name. */
export function createPageData(view: ApiView): [file: string, text: string][] {
  return [
    ...view.operations.map((operation): [string, string] => [
      `pages/${operation.slug}.json`,
      memoize(written, operation, () => toPageData(selectPage(operation))),
    ]),
    ['shared.json', toPageData(pick(view, SHARED_KEYS))],
  ];
}
