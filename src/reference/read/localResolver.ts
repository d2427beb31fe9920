import { existsSync } from 'node:fs';
import { BaseResolver } from '@redocly/openapi-core';
import type { Document, Source } from '@redocly/openapi-core';
import { isRemote } from './resolve.ts';

/** Characters of the largest file that is read: seven times the largest public descriptions. */
const LARGEST_FILE = 100_000_000;

/** Values in the largest file, with those that YAML's aliases repeat. */
const MOST_VALUES = 20_000_000;

/** Levels of nesting, far below those at which a recursive walk runs out of stack. */
const DEEPEST_LEVEL = 400;

/** Resolves references to local files only: a build must not depend on other hosts. */
export class LocalResolver extends BaseResolver {
  override loadExternalRef(absoluteRef: string): Promise<Source> {
    if (!isRemote(absoluteRef)) return super.loadExternalRef(absoluteRef);
    return Promise.reject(new Error('It points to another host.'));
  }

  /** References are URLs, so that a file's name is percent-encoded in them. */
  override resolveExternalRef(base: string | null, reference: string): string {
    const file = super.resolveExternalRef(base, reference);
    if (isRemote(file) || !file.includes('%') || existsSync(file)) return file;
    try {
      return decodeURIComponent(file);
    } catch {
      return file;
    }
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    if (source.body.length > LARGEST_FILE) {
      const megabytes = Math.round(source.body.length / 1_000_000);
      throw new TooLargeError(
        `The file has ${megabytes} MB, and no more than ${LARGEST_FILE / 1_000_000} MB are read`,
      );
    }
    const document = super.parseDocument(source, isRoot);
    refuseHostile(document.parsed);
    return document;
  }
}

/** A file is too large to be walked, or is nested too deeply. */
export class TooLargeError extends Error {}

/**
 * Counts the values in a parsed file as a walk meets them: those that an alias repeats every time.
 *
 * @throws TooLargeError when there are too many, when they are nested too deeply, or when an alias is inside what it stands for.
 */
function refuseHostile(parsed: unknown): void {
  const sizes = new Map<object, number>();
  const open = new Set<object>();
  const count = (value: unknown, level: number): number => {
    if (typeof value !== 'object' || value === null) return 1;
    const known = sizes.get(value);
    if (known !== undefined) return known;
    if (open.has(value)) throw new TooLargeError('An alias of YAML stands inside what it names');
    if (level > DEEPEST_LEVEL) {
      throw new TooLargeError(`The file is nested more than ${DEEPEST_LEVEL} levels deep`);
    }
    open.add(value);
    let size = 1;
    for (const each of Object.values(value)) size += count(each, level + 1);
    open.delete(value);
    sizes.set(value, size);
    if (size > MOST_VALUES) {
      throw new TooLargeError(
        `The file stands for more than ${MOST_VALUES / 1_000_000} million values, with what its aliases repeat`,
      );
    }
    return size;
  };
  count(parsed, 1);
}
