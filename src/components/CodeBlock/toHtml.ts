/** Escapes text for HTML content (not attributes). */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Highlighted code as HTML, with a `span` for each coloured run.
 *
 * @param tokens Highlighting, `k6_1s12`; see `src/reference/view/highlight.ts`.
 */
export function toHtml(code: string, tokens = ''): string {
  let position = 0;
  const parts = [...tokens.matchAll(/(\D)(\d+)/g)].map(([, kind = '', length]) => {
    const text = escapeHtml(code.slice(position, position + Number(length)));
    position += Number(length);
    return kind === '_' ? text : `<span class="code-${kind}">${text}</span>`;
  });
  return parts.join('') + escapeHtml(code.slice(position));
}
