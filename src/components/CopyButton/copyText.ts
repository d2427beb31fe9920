/**
 * Puts a text on the clipboard. Where the browser refuses, the text is shown, selected, so that the
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
