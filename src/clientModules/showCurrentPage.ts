/**
 * Scrolls menus so that the link to the current page is visible. Menus in which the link is already visible do not
 * scroll. The function must not refer to anything outside itself, because its source text is also an inline script.
 */
export function showCurrentPage(): void {
  const links = [...document.querySelectorAll('.menu [aria-current="page"]')];
  const shown = links.filter((link) => link.getBoundingClientRect().height > 0);
  for (const link of shown) {
    const menu = link.closest('.menu');
    if (!menu) continue;
    const { top, bottom } = link.getBoundingClientRect();
    const frame = menu.getBoundingClientRect();
    const end = Math.min(frame.bottom, innerHeight);
    if (top < frame.top || bottom > end) menu.scrollTop += (top + bottom - frame.top - end) / 2;
  }
}
