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

/** Texts of parts: each is asked for once by each of the passes below. */
const texts = new WeakMap<object, string>();

/** The JSON of a part that can be shared; empty for any other value. */
function textOf(value: Json): string {
  if (nameOf(value) === undefined) return '';
  return cached(texts, value as object, () => JSON.stringify(value));
}

function childrenOf(value: Json): Json[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
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
    if (!isWhole(text)) childrenOf(value).forEach(count);
  };
  pages.forEach(count);
  return uses;
}

/** Chooses the parts to share, and replaces them with their keys. */
export class Sharing {
  private readonly keys = new Map<string, string>();

  /** The data of a page with keys instead of shared parts; of nested parts, the outermost is replaced. */
  replace(page: OperationPageData): OperationPageData {
    return this.visit(plainOf(page)) as unknown as OperationPageData;
  }

  /** Collects the parts that enough pages have, by key. */
  collect(pages: readonly OperationPageData[]): SharedData['parts'] {
    const all = pages.map(plainOf);
    const least = Math.max(LEAST_USES, pages.length * LEAST_SHARE);
    const everywhere = countUses(all);
    const uses = countUses(all, (text) => (everywhere.get(text) ?? 0) >= least);
    const shared: SharedData['parts'] = {};
    const collect = (value: Json): void => {
      const name = nameOf(value);
      const text = textOf(value);
      if (name === undefined || (uses.get(text) ?? 0) < least) {
        childrenOf(value).forEach(collect);
      } else if (!this.keys.has(text)) {
        let key = name;
        for (let number = 2; key in shared; number += 1) key = `${name}-${number}`;
        shared[key] = value;
        this.keys.set(text, key);
      }
    };
    all.forEach(collect);
    return shared;
  }

  private visit(value: Json): Json {
    const key = this.keys.get(textOf(value));
    if (key !== undefined) return { $: key } satisfies SharedPart;
    if (Array.isArray(value)) return value.map((each) => this.visit(each));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, this.visit(each)]),
    );
  }
}

const plain = new WeakMap<OperationPageData, Json>();

/** A page without properties that are undefined. */
function plainOf(page: OperationPageData): Json {
  return cached(plain, page, () => JSON.parse(JSON.stringify(page)) as Json);
}
