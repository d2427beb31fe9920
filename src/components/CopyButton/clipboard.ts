/** Duration of the feedback after copying, in milliseconds. */
export const FEEDBACK_DURATION = 2000;

/**
 * Writes text to the clipboard.
 *
 * @returns Whether the text was copied. It may fail to load, and the browser may block copying.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return false;
  }
}
