import mapValues from 'lodash/mapValues.js';
import { cached } from '../cached.ts';
import type { PageLinks, Refusal } from '../view/types.ts';
import type { OperationPageData } from './page.ts';

/**
 * Moves data that many pages have in common, such as an error response, to one file that all pages load.
 * Pages have a `SharedPart` in its place, and src/components/shared.ts puts it back.
 */

/** What stands in the place of a part that many pages have. */
export interface SharedPart {
  /** Its key in the shared data. */
  $: string;
}

export interface SharedData {
  links: PageLinks;
  /** What all refusals have in common. */
  problem?: Refusal['problem'];
  /** Parts of pages, by key. */
  parts: Record<string, unknown>;
}

/** Every page loads the shared data, so a part must occur on 5 % of the pages, and on at least three. */
const LEAST_SHARE = 0.05;
const LEAST_USES = 3;

/** Characters of JSON below which a part is not worth a key. */
const LEAST_LENGTH = 80;

type Json = null | string | number | boolean | Json[] | { [name: string]: Json };

/** The key of a part that can be shared (a field, section, response or request in code), else undefined. */
function nameOf(value: Json): string | undefined {
  if (Array.isArray(value)) {
    const [first] = value;
    if (typeof first !== 'object' || first === null) return undefined;
    return 'key' in first && 'label' in first ? 'request' : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  return typeof value.anchor === 'string' ? value.anchor : undefined;
}

/** The JSON of each part, kept because it is needed for counting and for replacing. */
const texts = new WeakMap<object, string>();

/** The JSON of a part that can be shared; empty for any other value. */
function textOf(value: Json): string {
  if (nameOf(value) === undefined) return '';
  return cached(texts, value as object, () => JSON.stringify(value));
}

/**
 * Counts how often each part that can be shared occurs on all pages, by its JSON text.
 *
 * @param isWhole Whether a part is shared as a whole, so that the parts inside it are not counted.
 */
function countUses(
  pages: readonly Json[],
  isWhole: (text: string) => boolean = () => false,
): Map<string, number> {
  const uses = new Map<string, number>();
  const count = (value: Json): void => {
    const text = textOf(value);
    if (text.length >= LEAST_LENGTH) uses.set(text, (uses.get(text) ?? 0) + 1);
    if (isWhole(text) || typeof value !== 'object' || value === null) return;
    Object.values(value).forEach(count);
  };
  pages.forEach(count);
  return uses;
}

/** The data of many pages, with keys instead of the parts that enough of them have. */
export class Sharing {
  /** The parts, by key. */
  readonly parts: SharedData['parts'] = {};
  private readonly keys = new Map<string, string>();
  private readonly isShared: (text: string) => boolean;

  constructor(pages: readonly OperationPageData[]) {
    const all = pages.map(plainOf);
    const least = Math.max(LEAST_USES, pages.length * LEAST_SHARE);
    const isFrequent = (uses: Map<string, number>) => (text: string) =>
      (uses.get(text) ?? 0) >= least;
    this.isShared = isFrequent(countUses(all, isFrequent(countUses(all))));
  }

  /** The data of one of the pages. Of parts inside each other, the outermost that enough pages have is replaced. */
  replace(page: OperationPageData): OperationPageData {
    return this.visit(plainOf(page)) as unknown as OperationPageData;
  }

  private visit(value: Json): Json {
    if (typeof value !== 'object' || value === null) return value;
    const text = textOf(value);
    if (this.isShared(text)) {
      return { $: cached(this.keys, text, () => this.share(value)) } satisfies SharedPart;
    }
    if (Array.isArray(value)) return value.map((each) => this.visit(each));
    return mapValues(value, (each) => this.visit(each));
  }

  private share(value: Json): string {
    const name = nameOf(value) ?? '';
    let key = name;
    for (let number = 2; key in this.parts; number += 1) key = `${name}-${number}`;
    this.parts[key] = value;
    return key;
  }
}

const plain = new WeakMap<OperationPageData, Json>();

/** A page without properties that are undefined. */
function plainOf(page: OperationPageData): Json {
  return cached(plain, page, () => JSON.parse(JSON.stringify(page)) as Json);
}
