import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A file for clients that take Brotli, and for those that take gzip. */
export interface Compressed {
  br: Buffer;
  gz: Buffer;
}

export interface CompressionCache {
  /** What a former build has made of the same bytes in the same way, or what `make` makes of them now. */
  get: (body: Buffer, way: string, make: () => Promise<Compressed>) => Promise<Compressed>;
  /** Deletes what this build has not asked for. */
  prune: () => Promise<void>;
}

const ENDINGS = ['br', 'gz'] as const;

/** Written elsewhere first: a build that is interrupted must not leave half a file. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/**
 * Compressed files by their content. Most scripts are the same from build to build, and compressing
 * them well takes longest.
 *
 * @param folder where it lasts; it is made when it is not there
 */
export async function openCompressionCache(folder: string): Promise<CompressionCache> {
  await mkdir(folder, { recursive: true });
  const before = await readdir(folder);
  const known = new Set(before);
  const used = new Set<string>();
  return {
    async get(body, way, make) {
      const key = createHash('sha256').update(`${way}\0`).update(body).digest('hex');
      const [br = '', gz = ''] = ENDINGS.map((ending) => `${key}.${ending}`);
      used.add(br).add(gz);
      if (known.has(br) && known.has(gz)) {
        return {
          br: await readFile(path.join(folder, br)),
          gz: await readFile(path.join(folder, gz)),
        };
      }
      const made = await make();
      await writeWhole(path.join(folder, br), made.br);
      await writeWhole(path.join(folder, gz), made.gz);
      return made;
    },
    async prune() {
      const unused = before.filter((name) => !used.has(name));
      await Promise.all(unused.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
}
