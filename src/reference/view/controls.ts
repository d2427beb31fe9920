/** Replaces the control characters that HTML does not allow (HTML Standard, section 13.2.3.5). */
export function replaceControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '\ufffd');
}
