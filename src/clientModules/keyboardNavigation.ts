import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isImeEvent } from '../components/isImeEvent';

function setKeyboardNavigation(isOn: boolean): void {
  document.documentElement.dataset.keyboardNavigation = String(isOn);
}

/**
 * Records in an attribute of the root element whether the reader last used the Tab key or the mouse. With
 * `:focus-visible` alone, an element that was focused by keyboard keeps its outline after a click.
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    if (isImeEvent(event)) return;
    const { key } = event;
    if (key === 'Tab') setKeyboardNavigation(true);
    // Docusaurus itself closes the mobile menu only with the close button.
    const close = '.navbar-sidebar--show .navbar-sidebar__close';
    if (key === 'Escape') document.querySelector<HTMLElement>(close)?.click();
  });
  document.addEventListener('mousedown', () => setKeyboardNavigation(false));
}
