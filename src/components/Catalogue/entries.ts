/*
 * The list of entries is not rendered again when it is filtered: hundreds of links take longer than a
 * key stroke may. They are hidden and shown where they stand, a section for each group, in reading
 * order.
 */

/** A group as it stands in the page. */
interface ShownGroup {
  section: HTMLElement;
  /** Says how many of its entries are shown. */
  count: Element | null;
  items: HTMLElement[];
}

function readGroups(list: HTMLElement): ShownGroup[] {
  return [...list.querySelectorAll('section')].map((section) => ({
    section,
    count: section.querySelector('[data-count]'),
    items: [...section.querySelectorAll('li')],
  }));
}

/** An element that is to be hidden, or shown again. */
type Change = [element: HTMLElement, hidden: boolean];

/** How many changes are made at once: more of them take longer than a key stroke may. */
const CHANGES_AT_ONCE = 40;

/** The entries of a list in a page. */
export interface Entries {
  /**
   * Shows the entries that are wanted and hides the others, and says so with the headings. What is
   * further down may follow in the next frames.
   *
   * @param isWanted Whether to show the entry at a place in reading order.
   * @returns How many are wanted.
   */
  show: (isWanted: (index: number) => boolean) => number;
  /** Does at once what would follow in the next frames. */
  finish: () => void;
}

/** Takes over the entries of a list, which are always the same. */
export function readEntries(list: HTMLElement): Entries {
  const groups = readGroups(list);
  let waiting: Change[] = [];
  let frame = 0;

  const change = (count: number): void => {
    cancelAnimationFrame(frame);
    for (const [element, hidden] of waiting.splice(0, count)) element.hidden = hidden;
    if (waiting.length > 0) frame = requestAnimationFrame(() => change(CHANGES_AT_ONCE));
  };

  const show: Entries['show'] = (isWanted) => {
    const sections: Change[] = [];
    const others: Change[] = [];
    let start = 0;
    let total = 0;
    for (const { section, count, items } of groups) {
      const first = start;
      const areWanted = items.map((_item, index) => isWanted(first + index));
      const shown = areWanted.filter(Boolean).length;
      sections.push([section, shown === 0]);
      // The entries of a hidden group stay as they are: most of them will be wanted again.
      if (shown > 0) {
        for (const [index, item] of items.entries()) others.push([item, !areWanted[index]]);
        if (count && count.textContent !== String(shown)) count.textContent = String(shown);
      }
      start += items.length;
      total += shown;
    }
    // What is set is laid out again, the same value or not.
    waiting = [...sections, ...others].filter(([element, hidden]) => element.hidden !== hidden);
    change(CHANGES_AT_ONCE);
    return total;
  };
  return { show, finish: () => change(waiting.length) };
}

function listShownLinks(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('section:not([hidden]) li:not([hidden]) > a')];
}

export function findFirstLink(list: HTMLElement): HTMLElement | undefined {
  return listShownLinks(list)[0];
}

/** Where a key leads to from the entry that has the focus: to another one, or to the field above. */
export function findNext(
  list: HTMLElement,
  key: string,
  field: HTMLElement | null,
): HTMLElement | null | undefined {
  const links = listShownLinks(list);
  const index = links.findIndex((link) => link === document.activeElement);
  const targets = new Map([
    ['ArrowDown', links[index + 1]],
    ['ArrowUp', links[index - 1] ?? field],
    ['Home', links[0]],
    ['End', links.at(-1)],
    ['Escape', field],
  ]);
  return index < 0 ? undefined : targets.get(key);
}
