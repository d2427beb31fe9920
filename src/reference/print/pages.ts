import pick from 'lodash/pick.js';
import { cached } from '../cached.ts';
import { PAGE_KEYS } from '../view/types.ts';
import type { ApiView, OperationView } from '../view/types.ts';

/** What pages refer to, in one file that all of them load. */
const SHARED_KEYS = [
  ...(['links', 'components', 'schemes', 'plain', 'codes'] as const),
] satisfies (keyof ApiView)[];

export type SharedData = Pick<ApiView, (typeof SHARED_KEYS)[number]>;

/** Properties of the page model that only Markdown and downloads need. */
const LEFT_OUT = ['source', 'arguments'];

/** Part of the page model as the JSON of a page. */
function toPageData(value: object): string {
  const text = JSON.stringify(
    value,
    (key, inner: unknown) => (LEFT_OUT.includes(key) ? undefined : inner),
    2,
  );
  return `${text}\n`;
}

const written = new WeakMap<OperationView, string>();

/** The data of all pages, and what they share, by file name. */
export function createPageData(view: ApiView): [file: string, text: string][] {
  return [
    ...view.operations.map((operation): [string, string] => [
      `pages/${operation.slug}.json`,
      cached(written, operation, () => toPageData(pick(operation, PAGE_KEYS))),
    ]),
    ['shared.json', toPageData(pick(view, SHARED_KEYS))],
  ];
}
