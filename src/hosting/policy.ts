import type { InlineCode } from './inline.ts';

/** The inline code of one page of a build. */
export interface BuiltPage extends InlineCode {
  /** Path below the build folder: `docs/intro.html`. */
  file: string;
}

/**
 * The content security policy: same origin only, no eval, no framing, no form submission. `data:` images
 * are the icons in Infima's style sheet.
 *
 * @param scripts CSP hash sources of the inline scripts: `'sha256-…'`.
 * @param styles The same of the inline style sheets.
 */
export function createPolicy(scripts: readonly string[], styles: readonly string[] = []): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...[...scripts].sort()],
    'style-src': ["'self'", ...[...styles].sort()],
    'img-src': ["'self'", 'data:'],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * Lists the inline code that a browser would block: event handlers, `style` attributes, and style sheets without a hash.
 * Inline scripts all have one.
 *
 * @param known CSP hash sources of the inline style sheets.
 * @returns One line for each kind of violation, with its first page and the number of the others.
 */
export function findBlocked(pages: readonly BuiltPage[], known: readonly string[]): string[] {
  const files = new Map<string, string[]>();
  for (const { file, styles, blocked } of pages) {
    const unknown = styles.filter((hash) => !known.includes(hash));
    const reasons = [
      ...unknown.map(
        (hash) =>
          `the content security policy has no hash for an inline style (${hash}). Use a CSS module.`,
      ),
      ...blocked.map(
        (what) => `the content security policy blocks ${what}. Use a CSS class or a script file.`,
      ),
    ];
    for (const reason of new Set(reasons)) files.set(reason, [...(files.get(reason) ?? []), file]);
  }
  return [...files].map(([reason, [first = '', ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${first}${more}: ${reason}`;
  });
}
