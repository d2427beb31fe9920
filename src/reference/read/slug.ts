import kebabCase from 'lodash/kebabCase.js';

/** An operationId that is a valid slug. */
const SAFE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What could lead out of the pages folder, or is no file name. A slash between two words becomes a hyphen. */
// oxlint-disable-next-line no-control-regex -- the expression is for control characters
const UNSAFE = /[\\\u0000-\u001f\u007f]|\.\.|^\//;

/** Whether an operationId is unsafe as a file name. */
export function isUnsafeId(operationId: string): boolean {
  return UNSAFE.test(operationId);
}

/** Reserved device names on Windows, which no file may have with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Whether a page with this slug could not be written on Windows. */
export function isReservedName(slug: string): boolean {
  return RESERVED.test(slug) || RESERVED.test(pluginFileId(slug));
}

/**
 * A name as a slug: unchanged if it is one (`generate-an-ipv4-address`), otherwise in kebab case.
 *
 * @returns The slug; empty when the name has no letter or digit.
 */
export function toSlug(name: string): string {
  return SAFE.test(name) ? name : kebabCase(name);
}

/** The information page's slug when the API's title has no letter or digit. */
export const FALLBACK_INFO_SLUG = 'introduction';

/** The slug of the information page, from the API's title. */
export function infoSlug(title: string): string {
  return toSlug(title.toLowerCase()) || FALLBACK_INFO_SLUG;
}

/**
 * The base name of the file in which docusaurus-plugin-openapi-docs writes a page. It separates digits, so
 * distinct slugs (`ipv4`, `ipv-4`) can collide.
 */
export function pluginFileId(slug: string): string {
  return kebabCase(slug);
}
