import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ContentCache } from '../contentCache.ts';
import { isCompressible, isHashed } from './files.ts';

/** The most that compress at once: as many as Node has threads for it by default. */
const AT_ONCE = 4;

/** A response below this size fits one packet anyway, in bytes. */
const SMALLEST = 1024;

/** A script that many pages share is larger than a script of one page, in bytes. */
const SHARED = 64 * 1024;

/** Brotli's quality above which a file takes ten times as long. */
const QUICK = 6;

/**
 * Brotli's quality for a file. A browser keeps what has a hash in its name for a year: what many pages
 * share gets the best quality, a page's own script the one below it, 2 % larger in a third of the time.
 * The others are read once and change with every build: quality 6 makes pages 1 % larger than quality 9
 * does and takes a tenth of its time. CONTRIBUTING.md, "Performance", has the figures.
 */
function quality(file: string, size: number): number {
  if (!isHashed(file)) return QUICK;
  return size < SHARED ? 10 : constants.BROTLI_MAX_QUALITY;
}

/** A file for clients that take Brotli. The best qualities take long: other threads do those meanwhile. */
async function toBrotli(
  body: Buffer,
  best: number,
  cache: ContentCache | undefined,
): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: best,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  // What is compressed in short is made anew sooner than it is found again.
  if (best === QUICK) return brotliCompressSync(body, { params });
  const make = () => promisify(brotliCompress)(body, { params });
  return cache ? await cache.getLater(body, `Brotli ${best}`, make) : await make();
}

/** Whether the file is large enough to be worth it. */
async function compressFile(
  folder: string,
  file: string,
  cache: ContentCache | undefined,
): Promise<boolean> {
  const source = path.join(folder, file);
  const body = readFileSync(source);
  if (body.length < SMALLEST) return false;
  writeFileSync(`${source}.gz`, gzipSync(body));
  writeFileSync(`${source}.br`, await toBrotli(body, quality(file, body.length), cache));
  return true;
}

/**
 * Writes `<file>.br` and `<file>.gz` beside each text file of a build that is worth it.
 *
 * @param files paths below the folder
 * @param cache where compressed scripts last from build to build; without one they do not
 * @returns how many files now have both
 */
export async function compressFiles(
  folder: string,
  files: readonly string[],
  cache?: ContentCache,
): Promise<number> {
  const queue = files.filter(isCompressible);
  let written = 0;
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (await compressFile(folder, file, cache)) written += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return written;
}
