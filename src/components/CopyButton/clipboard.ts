/** Milliseconds for which a button or link shows that it has copied. */
export const FEEDBACK_TIME = 2000;

let region: HTMLElement | undefined;

/** Has screen readers say a short text. The text of a button itself is not announced reliably when it changes. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('div');
    region.role = 'status';
    region.className = 'visually-hidden';
    document.body.append(region);
  }
  const status = region;
  status.textContent = '';
  // In a later task, since a region that comes together with its text is not announced, nor the same text again.
  window.setTimeout(() => (status.textContent = text), 100);
}

/**
 * Writes a text to the clipboard.
 *
 * @returns Whether it was copied. The text may fail to load, and the browser may block copying.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return false;
  }
}
