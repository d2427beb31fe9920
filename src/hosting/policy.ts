import type { InlineCode } from './inline.ts';

/** A page of the build, as far as a policy is concerned. */
export interface BuiltPage extends InlineCode {
  /** Its path below the site: `docs/intro.html`. */
  file: string;
}

/**
 * The content security policy. Nothing comes from elsewhere, nothing is evaluated, and no page is
 * framed or sends a form to an address. `data:` images are the icons in the theme's style sheet.
 *
 * @param scripts sources of the inline scripts, `'sha256-…'`
 */
export function createPolicy(scripts: readonly string[]): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...[...scripts].sort()],
    'style-src': ["'self'"],
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

/** The hashes that a policy, or a file with a policy in it, names. */
export function readHashes(policy: string): string[] {
  return [...new Set(policy.match(/'sha256-[A-Za-z0-9+/]+=*'/g))];
}

/** The hashes of all inline scripts of all pages, each once. */
export function collectHashes(pages: readonly BuiltPage[]): string[] {
  return [...new Set(pages.flatMap(({ scripts }) => scripts))].sort();
}

/**
 * What a browser would refuse on these pages under a policy: inline scripts without a hash, inline
 * styles and event handlers. One line each, with the file; none if all is well.
 */
export function findRefused(pages: readonly BuiltPage[], policy: string): string[] {
  const hashes = new Set(readHashes(policy));
  return pages.flatMap(({ file, scripts, refused }) => {
    const unknown = scripts.filter((hash) => !hashes.has(hash));
    return [
      ...unknown.map((hash) => `${file}: the policy has no hash for an inline script (${hash})`),
      ...refused.map((what) => `${file}: the policy refuses ${what}`),
    ];
  });
}
