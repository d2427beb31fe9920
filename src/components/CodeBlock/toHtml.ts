/** Text as HTML that shows it. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * The code as HTML, each token of a colour of its own in a `span`.
 *
 * @param tokens Letters of kinds of token with their lengths, `k6_1s12`; see `src/reference/view/highlight.ts`.
 */
export function toHtml(code: string, tokens: string): string {
  let position = 0;
  const parts = [...tokens.matchAll(/(\D)(\d+)/g)].map(([, kind = '', length]) => {
    const text = escapeHtml(code.slice(position, position + Number(length)));
    position += Number(length);
    return kind === '_' ? text : `<span class="code-${kind}">${text}</span>`;
  });
  return parts.join('') + escapeHtml(code.slice(position));
}
