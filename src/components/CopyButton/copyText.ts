/**
 * Writes a text to the clipboard. If the browser refuses, shows the text selected in a dialog, so that the
 * reader can copy it.
 *
 * @returns Whether it is on the clipboard.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const { showText } = await import('../ManualCopy');
    showText(text);
    return false;
  }
}
