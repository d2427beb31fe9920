import { lstatSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ContentCache } from '../contentCache.ts';
import { isCompressible, isHashed } from './files.ts';

/** A response below this size fits one packet anyway, in bytes. */
const SMALLEST = 1024;

/** A script that many pages share is larger than a script of one page, in bytes. */
const SHARED = 64 * 1024;

/** Brotli's quality above which a file takes ten times as long. */
const QUICK = 6;

/**
 * Brotli's quality for a file. What many pages share gets the best one: a browser keeps it for a year.
 * For the others, which are read once or are small, quality 6 takes a tenth of the time or less.
 * CONTRIBUTING.md, "Performance", has the figures.
 */
function quality(file: string, size: number): number {
  return isHashed(file) && size >= SHARED ? constants.BROTLI_MAX_QUALITY : QUICK;
}

/** A file for clients that take Brotli. */
function toBrotli(body: Buffer, best: number, cache: ContentCache | undefined): Buffer {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: best,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const make = () => brotliCompressSync(body, { params });
  // What is compressed in short is made anew sooner than it is found again.
  return cache && best !== QUICK ? cache.get(body, `Brotli ${best}`, make) : make();
}

export interface CompressOptions {
  /** Where what takes long to compress lasts from build to build; without one it does not. */
  cache?: ContentCache;
  /** A former build that nobody needs any more: its compressed files are taken for the new ones. */
  former?: string;
}

/**
 * Moves a file of a former build to where a new one is about to be written over it. To create a file can
 * take longer than to compress it: CONTRIBUTING.md, "Performance", has the figures.
 */
function moveOver(from: string, to: string): void {
  const entry = lstatSync(from, { throwIfNoEntry: false });
  // One with a second name is somebody's copy of the former build.
  if (!entry?.isFile() || entry.nlink > 1) return;
  try {
    renameSync(from, to);
  } catch {
    // Another disk: a file is created, as without a former build.
  }
}

/**
 * Writes `<file>.br` and `<file>.gz` beside each text file of a build that is worth it.
 *
 * @param files paths below the folder
 * @returns how many files now have both
 */
export function compressFiles(
  folder: string,
  files: readonly string[],
  { cache, former }: CompressOptions = {},
): number {
  const write = (file: string, content: Buffer): void => {
    const target = path.join(folder, file);
    if (former !== undefined) moveOver(path.join(former, file), target);
    writeFileSync(target, content);
  };
  let written = 0;
  for (const file of files.filter(isCompressible)) {
    const body = readFileSync(path.join(folder, file));
    if (body.length < SMALLEST) continue;
    write(`${file}.gz`, gzipSync(body));
    write(`${file}.br`, toBrotli(body, quality(file, body.length), cache));
    written += 1;
  }
  return written;
}
