import { cached } from '../cached.ts';
import type {
  ApiView,
  Components,
  OperationView,
  PageLinks,
  Refusal,
  RequestCodeView,
} from '../view/types.ts';
import { printOperation } from './page.ts';
import { toJson } from './toJson.ts';

/** What pages refer to, in one file that all of them load. */
export interface SharedData {
  links: PageLinks;
  /** What all refusals have in common. */
  problem?: Refusal['problem'];
  components: Components;
  /** The code of a request that sends nothing but a query. */
  codes: RequestCodeView[];
}

const printed = new WeakMap<OperationView, string>();

/** The data of all pages, and what they share, by file name. */
export function printPages({
  links,
  components,
  codes,
  operations,
}: ApiView): [file: string, text: string][] {
  const problem = operations.find(({ refusal }) => refusal)?.refusal?.problem;
  const shared: SharedData = { links, problem, components, codes };
  return [
    ...operations.map((operation): [string, string] => [
      `pages/${operation.slug}.json`,
      cached(printed, operation, () => toJson(printOperation(operation))),
    ]),
    ['shared.json', toJson(shared)],
  ];
}
