import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible, isHashed } from './files.ts';

/** The most that compress at once: as many as Node has threads for it by default. */
const AT_ONCE = 4;

/** A response below this size fits one packet anyway, in bytes. */
const SMALLEST = 1024;

/**
 * Brotli's best quality takes more than ten times as long as the next. It is worth it for what a browser
 * keeps for a year; pages are a tenth larger and written within seconds.
 */
const quality = (file: string): number => (isHashed(file) ? constants.BROTLI_MAX_QUALITY : 9);

/** Whether the file is large enough to be worth it. */
async function compressFile(folder: string, file: string): Promise<boolean> {
  const source = path.join(folder, file);
  const body = await readFile(source);
  if (body.length < SMALLEST) return false;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${source}.br`, br), writeFile(`${source}.gz`, gz)]);
  return true;
}

/**
 * Writes `<file>.br` and `<file>.gz` beside each text file of a build that is worth it.
 *
 * @param files paths below the folder
 * @returns how many files now have both
 */
export async function compressFiles(folder: string, files: readonly string[]): Promise<number> {
  const queue = files.filter(isCompressible);
  let written = 0;
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (await compressFile(folder, file)) written += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return written;
}
