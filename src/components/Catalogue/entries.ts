/*
 * The list of entries is not rendered again when it is filtered: hundreds of links take longer than a
 * key stroke may. They are hidden and shown where they stand, a section for each group, in reading
 * order.
 */

/** A group as it stands in the page. */
export interface ShownGroup {
  section: HTMLElement;
  /** Says how many of its entries are shown. */
  count: Element | null;
  items: HTMLElement[];
}

/** The groups of a list, to be kept: they are always the same. */
export function readGroups(list: HTMLElement): ShownGroup[] {
  return [...list.querySelectorAll('section')].map((section) => ({
    section,
    count: section.querySelector('[data-count]'),
    items: [...section.querySelectorAll('li')],
  }));
}

/** Changes a page only where it is another: what is set is laid out again, the same value or not. */
function setHidden(element: HTMLElement, hidden: boolean): void {
  if (element.hidden !== hidden) element.hidden = hidden;
}

/**
 * Shows the entries that are wanted and hides the others, and says so with the headings.
 *
 * @param isWanted Whether to show the entry at a place in reading order.
 * @returns How many are shown.
 */
export function showEntries(
  groups: readonly ShownGroup[],
  isWanted: (index: number) => boolean,
): number {
  let start = 0;
  let total = 0;
  for (const { section, count, items } of groups) {
    const first = start;
    const areWanted = items.map((_item, index) => isWanted(first + index));
    const shown = areWanted.filter(Boolean).length;
    setHidden(section, shown === 0);
    // The entries of a hidden group stay as they are: most of them will be wanted again.
    if (shown > 0) {
      for (const [index, item] of items.entries()) setHidden(item, !areWanted[index]);
      if (count && count.textContent !== String(shown)) count.textContent = String(shown);
    }
    start += items.length;
    total += shown;
  }
  return total;
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
