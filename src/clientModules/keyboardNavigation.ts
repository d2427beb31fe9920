import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function setKeyboardNavigation(isOn: boolean): void {
  document.documentElement.dataset.keyboardNavigation = String(isOn);
}

/**
 * Notes on the root element whether the reader moves by the Tab key or by the mouse. A browser alone
 * keeps the mark of the keyboard on an element that the mouse is then pressed on.
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') setKeyboardNavigation(true);
  });
  document.addEventListener('mousedown', () => setKeyboardNavigation(false));
}
