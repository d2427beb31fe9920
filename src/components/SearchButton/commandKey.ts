/** The modifier key of the shortcut that opens the search, as this computer's keyboard has it. */
export function commandKey(): string {
  return /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl';
}
