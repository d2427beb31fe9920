import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Attribute of a `details` element while it opens or closes with a transition: see `src/css/controls.css`. */
const MOVING = 'data-moving';

/**
 * Returns the duration in milliseconds for a height in pixels. The formula is from Material Design, and is also used
 * for the sidebar's categories.
 */
function durationOf(height: number): number {
  const units = height / 36;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}

/**
 * Prepares the transition of a `details` element when its summary is clicked or activated by keyboard. The attribute is
 * not removed afterwards: if it is removed before the transition ends, Chromium shows a closed element as open forever,
 * and no event reports the end. Code that opens an element without a transition removes the attribute first.
 */
function start({ target }: MouseEvent): void {
  const summary = target instanceof Element ? target.closest('summary') : null;
  const details = summary?.parentElement;
  if (!(details instanceof HTMLDetailsElement)) return;
  const boxes = [...details.children].slice(1).map((child) => child.getBoundingClientRect());
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const height = Math.max(0, bottom - Math.min(...boxes.map((box) => box.top)));
  details.style.setProperty('--details-duration', `${durationOf(height)}ms`);
  details.setAttribute(MOVING, '');
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', start, { capture: true });
