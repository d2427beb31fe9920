import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isCompressible, isHashed } from './files.ts';

/** A response below this size fits one packet anyway, in bytes. */
const SMALLEST = 1024;

/** A script that many pages share is larger than a script of one page, in bytes. */
const SHARED = 64 * 1024;

/** Brotli's quality for all other files: the best one takes more than ten times as long. */
const QUICK = 6;

/**
 * Brotli's quality for a file. What many pages share gets the best one, as a browser keeps it for a year:
 * 10 % fewer bytes for 1.2 s of a build.
 */
function quality(file: string, size: number): number {
  return isHashed(file) && size >= SHARED ? constants.BROTLI_MAX_QUALITY : QUICK;
}

/** A file for clients that take Brotli. */
function toBrotli(body: Buffer, best: number): Buffer {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: best,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliCompressSync(body, { params });
}

/**
 * Writes `<file>.br` and `<file>.gz` beside each text file of a build that is worth it.
 *
 * @param files paths below the folder
 * @returns how many files now have both
 */
export function compressFiles(folder: string, files: readonly string[]): number {
  let written = 0;
  for (const file of files.filter(isCompressible)) {
    const target = path.join(folder, file);
    const body = readFileSync(target);
    if (body.length < SMALLEST) continue;
    writeFileSync(`${target}.gz`, gzipSync(body));
    writeFileSync(`${target}.br`, toBrotli(body, quality(file, body.length)));
    written += 1;
  }
  return written;
}
