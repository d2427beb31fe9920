import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isCompressible, isHashed } from './fileTypes.ts';

/** Minimum size of compressed files in bytes. Smaller responses fit into one packet anyway. */
const MIN_SIZE = 1024;

/** Minimum size of a shared script. Scripts of a single page are smaller. */
const SHARED_SCRIPT_SIZE = 64 * 1024;

/** Brotli quality of other files: the maximum takes more than ten times as long. */
const FAST_QUALITY = 6;

/**
 * Returns the Brotli quality of a file. Shared scripts, which every reader loads, get the maximum, which saves 10 % of
 * their bytes and takes 1.2 s of build time.
 */
function quality(file: string, size: number): number {
  return isHashed(file) && size >= SHARED_SCRIPT_SIZE ? constants.BROTLI_MAX_QUALITY : FAST_QUALITY;
}

/**
 * Writes `<file>.br` and `<file>.gz` next to each file that is worth compressing.
 *
 * @param files Paths relative to the folder.
 * @returns The number of compressed files.
 */
export function compressFiles(folder: string, files: readonly string[]): number {
  let written = 0;
  for (const file of files.filter(isCompressible)) {
    const target = path.join(folder, file);
    const body = readFileSync(target);
    if (body.length < MIN_SIZE) continue;
    writeFileSync(`${target}.gz`, gzipSync(body));
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality(file, body.length),
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    writeFileSync(`${target}.br`, brotliCompressSync(body, { params }));
    written += 1;
  }
  return written;
}
