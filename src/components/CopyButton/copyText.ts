/**
 * Writes a text to the clipboard.
 *
 * @returns Whether it is there; the browser may refuse.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
