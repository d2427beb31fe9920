import kebabCase from 'lodash/kebabCase.js';
import type { OperationObject } from './types.ts';

/**
 * Returns the base name of the file in which docusaurus-plugin-openapi-docs writes a page. The plugin separates digits
 * by hyphens, so distinct slugs (`ipv4`, `ipv-4`) can collide.
 */
export function pluginFileId(slug: string): string {
  return kebabCase(slug);
}

/** Removes "Generate a" or "Generate a random" from the title of an operation. */
export function shortLabel(title: string): string {
  const short = title.replace(/^generate an? (?:random )?/i, '');
  return short.charAt(0).toUpperCase() + short.slice(1);
}

/** Returns the label of an operation in lists, with a mark if the operation is deprecated. */
export function listLabel({
  summary,
  'x-deprecated': deprecation,
}: Pick<OperationObject, 'summary' | 'x-deprecated'>): string {
  return `${shortLabel(summary)}${deprecation ? ' (deprecated)' : ''}`;
}
