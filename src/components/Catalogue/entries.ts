/*
 * The list of entries is not rendered again when it is filtered: hundreds of links take longer than a
 * key stroke may. They are hidden and shown where they stand, a section for each group, in reading
 * order.
 */

/**
 * Shows the entries that are wanted and hides the others, and says so with the headings.
 *
 * @param areWanted One for each entry, in reading order.
 * @returns How many are shown.
 */
export function showEntries(list: HTMLElement, areWanted: readonly boolean[]): number {
  let index = 0;
  let shown = 0;
  for (const section of list.querySelectorAll('section')) {
    let inSection = 0;
    for (const item of section.querySelectorAll('li')) {
      const isWanted = areWanted[index] ?? false;
      if (item.hidden === isWanted) item.hidden = !isWanted;
      if (isWanted) inSection += 1;
      index += 1;
    }
    section.hidden = inSection === 0;
    const count = section.querySelector('[data-count]');
    if (count) count.textContent = String(inSection);
    shown += inSection;
  }
  list.dataset.shown = String(shown);
  list.dataset.filtered = String(shown < areWanted.length);
  return shown;
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
