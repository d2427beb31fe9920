import type { InlineCode } from './inlineCode.ts';

/** The inline code of a built page. */
export interface BuiltPage extends InlineCode {
  /** Path in the build folder: `docs/intro.html`. */
  file: string;
}

/**
 * Creates the content security policy: same origin only, no eval, no framing, no form submission. `data:` images are
 * icons in Infima's style sheet.
 *
 * @param scripts CSP hash sources of the inline scripts: `'sha256-…'`.
 * @param styles CSP hash sources of the inline style sheets.
 */
export function createContentSecurityPolicy(
  scripts: readonly string[],
  styles: readonly string[] = [],
): string {
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
 * Lists inline code that browsers would block: event handlers, `style` attributes, and style sheets without a hash.
 * Inline scripts are not checked, because the policy has a hash for each.
 *
 * @param known CSP hash sources of the inline style sheets.
 * @returns One line for each kind of violation, with its first page and the number of other pages.
 */
export function findPolicyViolations(
  pages: readonly BuiltPage[],
  known: readonly string[],
): string[] {
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
