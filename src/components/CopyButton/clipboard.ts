/** Duration of the feedback after copying, in milliseconds. */
export const FEEDBACK_DURATION = 2000;

/**
 * Writes text to the clipboard.
 *
 * @returns Whether the text was copied. Loading the text can fail, and the browser can block copying.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return false;
  }
}
