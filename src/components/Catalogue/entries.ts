/*
 * React does not render the list again when it is filtered: hundreds of links would take longer than the
 * 16 ms of a keystroke. Their `hidden` attribute is set instead.
 */

/** The elements of a group. */
interface GroupElements {
  section: HTMLElement;
  /** Shows how many of its entries are visible. */
  count: Element | null;
  items: HTMLElement[];
}

function findGroups(list: HTMLElement): GroupElements[] {
  return [...list.querySelectorAll('section')].map((section) => ({
    section,
    count: section.querySelector('[data-count]'),
    items: [...section.querySelectorAll('li')],
  }));
}

/** An element, and whether it is to be hidden. */
type Change = [element: HTMLElement, hidden: boolean];

/** How many changes are made in one frame: more would take longer than the 16 ms of a keystroke. */
const CHANGES_AT_ONCE = 40;

/** The list of entries in the page, a section for each group. */
export interface EntryList {
  /**
   * Shows the wanted entries and hides the others, and updates the counts beside the headings. Entries
   * further down may follow in the next frames.
   *
   * @param isWanted Whether to show the entry at an index, in the order of the page.
   * @returns How many are wanted.
   */
  show: (isWanted: (index: number) => boolean) => number;
  /** Makes the changes now that are waiting for the next frames. */
  finish: () => void;
  /** The link of the first entry that is shown. */
  findFirstLink: () => HTMLElement | undefined;
  /** What a key moves the focus to from a link of the list: another link, or the field above. */
  findNext: (key: string, field: HTMLElement | null) => HTMLElement | null | undefined;
}

/** Wraps the element that contains the sections, whose entries stay the same. */
export function wrapEntryList(list: HTMLElement): EntryList {
  const groups = findGroups(list);
  const total = groups.reduce((sum, { items }) => sum + items.length, 0);
  let waiting: Change[] = [];
  let frame = 0;

  const change = (count: number): void => {
    cancelAnimationFrame(frame);
    for (const [element, hidden] of waiting.splice(0, count)) element.hidden = hidden;
    if (waiting.length > 0) frame = requestAnimationFrame(() => change(CHANGES_AT_ONCE));
  };

  const show: EntryList['show'] = (isWanted) => {
    const sections: Change[] = [];
    const others: Change[] = [];
    let start = 0;
    let wanted = 0;
    for (const { section, count, items } of groups) {
      const first = start;
      const areWanted = items.map((_item, index) => isWanted(first + index));
      const shown = areWanted.filter(Boolean).length;
      sections.push([section, shown === 0]);
      // The entries of a hidden group are left alone: most of them will be wanted again.
      if (shown > 0) {
        for (const [index, item] of items.entries()) others.push([item, !areWanted[index]]);
        if (count && count.textContent !== String(shown)) count.textContent = String(shown);
      }
      start += items.length;
      wanted += shown;
    }
    // Setting `hidden` to the same value would cause a layout too.
    waiting = [...sections, ...others].filter(([element, hidden]) => element.hidden !== hidden);
    change(CHANGES_AT_ONCE);
    // The style sheet shows the links to the groups and the message for no matches by these.
    list.dataset.shown = String(wanted);
    list.dataset.filtered = String(wanted < total);
    return wanted;
  };
  return {
    show,
    finish: () => change(waiting.length),
    findFirstLink: () => listShownLinks(list)[0],
    findNext: (key, field) => findNext(list, key, field),
  };
}

function listShownLinks(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('section:not([hidden]) li:not([hidden]) > a')];
}

function findNext(
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
