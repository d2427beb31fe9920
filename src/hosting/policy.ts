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

/** The hash sources for scripts or styles in a policy, or in a file that contains one. */
export function readHashes(policy: string, directive: 'script-src' | 'style-src'): string[] {
  const [sources = ''] = new RegExp(`\\b${directive} [^;]*`).exec(policy) ?? [];
  return [...new Set(sources.match(/'sha256-[A-Za-z0-9+/]+=*'/g))];
}

/** The distinct hash sources of the inline scripts of all pages. */
export function collectHashes(pages: readonly BuiltPage[]): string[] {
  return [...new Set(pages.flatMap(({ scripts }) => scripts))].sort();
}

/**
 * Lists the inline code that a browser would block under a policy: scripts without a hash, styles and
 * event handlers.
 *
 * @returns One line per violation, with the file.
 */
export function findRefused(pages: readonly BuiltPage[], policy: string): string[] {
  const scriptHashes = new Set(readHashes(policy, 'script-src'));
  const styleHashes = new Set(readHashes(policy, 'style-src'));
  return pages.flatMap(({ file, scripts, styles, refused }) => {
    const unknown = [
      ...scripts.filter((hash) => !scriptHashes.has(hash)).map((hash) => `script (${hash})`),
      ...styles.filter((hash) => !styleHashes.has(hash)).map((hash) => `style (${hash})`),
    ];
    return [
      ...unknown.map((what) => `${file}: the policy has no hash for an inline ${what}`),
      ...refused.map((what) => `${file}: the policy refuses ${what}`),
    ];
  });
}
