import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Attribute of a `details` element that opens or closes with a transition: see `src/css/controls.css`. */
const MOVING = 'data-moving';

/** Milliseconds for a height in pixels, by the formula of Material Design, which the sidebar's categories use as well. */
function durationOf(height: number): number {
  const units = height / 36;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}

/** Milliseconds until a transition has begun. */
const MARGIN = 100;

const timers = new WeakMap<HTMLDetailsElement, number>();

/** Prepares the transition of a `details` element whose summary the reader clicks, or presses by a key. */
function start({ target }: MouseEvent): void {
  const summary = target instanceof Element ? target.closest('summary') : null;
  const details = summary?.parentElement;
  if (!(details instanceof HTMLDetailsElement)) return;
  const boxes = [...details.children].slice(1).map((child) => child.getBoundingClientRect());
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const height = Math.max(0, bottom - Math.min(...boxes.map((box) => box.top)));
  const duration = durationOf(height);
  details.style.setProperty('--details-duration', `${duration}ms`);
  details.setAttribute(MOVING, '');
  window.clearTimeout(timers.get(details));
  // Browsers fire no events for transitions of `::details-content`. Scripts, such as those that show the target of an
  // anchor, open the element at once: the attribute is removed.
  const end = (): void => details.removeAttribute(MOVING);
  timers.set(details, window.setTimeout(end, duration + MARGIN));
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', start, { capture: true });
