/** HTML has no control characters but tab and the ends of lines (HTML, section 13.2.3.5). */
export function replaceControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '\ufffd');
}
