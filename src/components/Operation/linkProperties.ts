import { anchorName } from '@site/src/reference/model/anchor';

/** Attribute of a property and of its names in the JSON, which the style sheet highlights. */
const LIT = 'data-lit';

/** The beginning of the anchors of properties in a response that succeeds. */
const ANCHOR = /^response-2\d\d-/;

const PROPERTIES = '[id^="response-2"]';
const NAMES = '.code-p';

/** The path of a property by its anchor: `data.lines.sku`. */
const pathOfProperty = ({ id }: Element): string => id.replace(ANCHOR, '');

/** The names in JSON that is indented by spaces, each with its path. */
function listNames(code: Element): [name: Element, path: string][] {
  const around: { indent: number; name: string }[] = [];
  return [...code.querySelectorAll(NAMES)].map((name) => {
    const indent = / *$/.exec(name.previousSibling?.textContent ?? '')?.[0].length ?? 0;
    while ((around.at(-1)?.indent ?? -1) >= indent) around.pop();
    around.push({ indent, name: anchorName(JSON.parse(name.textContent ?? '""') as string) });
    return [name, around.map((each) => each.name).join('.')];
  });
}

/** The samples of a page that are shown. */
const listShown = (page: Element): Element[] =>
  [...page.querySelectorAll('#samples code.language-json')].filter((code) =>
    code.checkVisibility(),
  );

/** The property itself, or the innermost one around it that is not in a closed section. */
function findVisible(property: Element): Element | undefined {
  let visible: Element | null | undefined = property;
  while (visible && !visible.checkVisibility())
    visible = visible.parentElement?.closest(PROPERTIES);
  return visible ?? undefined;
}

/** Scrolls the column of the samples, where it scrolls, so that it shows a name. */
function showInColumn(name?: Element): void {
  const column = name?.closest('#samples')?.firstElementChild;
  if (!name || !column || column.scrollHeight <= column.clientHeight) return;
  const [line, box] = [name.getBoundingClientRect(), column.getBoundingClientRect()];
  const isShown = line.top > box.top && line.bottom < box.bottom - line.height * 2;
  if (!isShown) column.scrollTop += line.top - box.top - box.height / 3;
}

/** The name in the JSON that an element belongs to: itself, or the one before a value. */
function findName(target: Element): Element | undefined {
  const code = target.closest('code.language-json');
  const part = target.closest('code.language-json > *');
  if (!code || !part) return undefined;
  const own = target.closest(NAMES);
  if (own) return own;
  const isAbove = (name: Element): boolean =>
    (part.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  return [...code.querySelectorAll(NAMES)].findLast((name) => part.contains(name) || isAbove(name));
}

/** Position of the pointer; empty for an event of the focus. */
const placeOf = (event: Event): string =>
  event instanceof PointerEvent ? `${event.clientX} ${event.clientY}` : '';

/**
 * Highlights a property and its names in the JSON of the sample while the pointer or the focus is on one of them.
 *
 * @param page The element that has both.
 * @param first The first event of the pointer or the focus in it.
 */
export function linkProperties(page: HTMLElement, first: Event): void {
  const clear = (): void => {
    for (const lit of page.querySelectorAll(`[${LIT}]`)) lit.removeAttribute(LIT);
  };
  const light = (target: EventTarget | null | undefined): void => {
    clear();
    if (!(target instanceof Element)) return;
    const name = findName(target);
    const property = target.closest(PROPERTIES);
    if (!name && !property) return;
    const names = listShown(page).flatMap(listNames);
    const path = name
      ? names.find(([each]) => each === name)?.[1]
      : property && pathOfProperty(property);
    const same = names.filter((each) => each[1] === path).map(([each]) => each);
    const properties = [...page.querySelectorAll(PROPERTIES)].filter(
      (each) => ANCHOR.test(each.id) && pathOfProperty(each) === path,
    );
    if (same.length === 0) return;
    for (const each of [...same, ...properties.map(findVisible)]) each?.setAttribute(LIT, '');
    if (!name) showInColumn(same[0]);
  };
  let pointer = placeOf(first);
  let hasFocus = first.type === 'focusin';
  page.addEventListener('pointerover', (event) => {
    const before = pointer;
    pointer = placeOf(event);
    // The page scrolls to what has the focus, below a pointer that does not move.
    if (hasFocus && pointer === before) return;
    hasFocus = false;
    light(event.target);
  });
  page.addEventListener('focusin', ({ target }) => {
    hasFocus = true;
    light(target);
  });
  for (const type of ['pointerleave', 'focusout']) page.addEventListener(type, clear);
  // Called after the first of these events.
  light(page.querySelector(':focus') ?? [...page.querySelectorAll(':hover')].at(-1));
}
