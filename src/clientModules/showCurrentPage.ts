/**
 * Scrolls the menus that list the current page so that its link is in view. A menu that shows it already stays.
 * This also runs as an inline script, from its source text: it refers to nothing outside.
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
