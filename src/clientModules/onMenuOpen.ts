/** Runs a function after the menu of narrow screens has been rendered, which happens each time that it is opened. */
export function onMenuOpen(run: () => void): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.navbar__toggle')) requestAnimationFrame(run);
  });
}
