import kebabCase from 'lodash/kebabCase.js';

/** An id that can stand in an address as it is. */
const SAFE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What would leave the folder of the pages, or is no file name on some system. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const UNSAFE = /[/\\\u0000-\u001f\u007f]|\.\./;

/** Whether an operationId could address a file outside the folder of the pages. */
export function isUnsafeId(operationId: string): boolean {
  return UNSAFE.test(operationId);
}

/** Names that are no file's on Windows, whatever their ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Whether a page of this name could not be written on some system. */
export function isReservedName(slug: string): boolean {
  return RESERVED.test(slug) || RESERVED.test(pluginFileId(slug));
}

/**
 * The last part of a page's address: the operationId itself where it can stand in an address
 * (`generate-an-ipv4-address`), otherwise its words, or those of the summary, joined by hyphens.
 *
 * @returns The empty string when neither has a letter or a digit.
 */
export function toSlug(name: string): string {
  return SAFE.test(name) ? name : kebabCase(name);
}

/** The slug of an operation, from its operationId or, without one, from its summary. */
export function operationSlug(operation: { operationId?: string; summary?: string }): string {
  return toSlug(operation.operationId ?? operation.summary ?? '');
}

/**
 * The file name that the OpenAPI plugin gives a page. It splits digits off, so two ids that differ
 * (`ipv4`, `ipv-4`) can meet in one file.
 */
export function pluginFileId(slug: string): string {
  return kebabCase(slug);
}
