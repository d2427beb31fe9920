import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What is made from a content, by the endings under which it is kept. */
type Made<Ending extends string> = Record<Ending, Buffer>;

/** How something is made from a content. Another name when the same content yields something else. */
export interface Way<Ending extends string> {
  name: string;
  endings: readonly Ending[];
  make: () => Promise<Made<Ending>>;
}

export interface ContentCache {
  /** What a former build has made of the same content in the same way, or what is made of it now. */
  get: <Ending extends string>(content: Buffer | string, way: Way<Ending>) => Promise<Made<Ending>>;
  /** Deletes what this build has not asked for. */
  prune: () => Promise<void>;
}

/** Written elsewhere first: a build that is interrupted must not leave half a file. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/**
 * What takes long to make, by the content that it is made from: most of that is the same from build to
 * build.
 *
 * @param folder where it lasts; it is made when it is not there
 */
export async function openContentCache(folder: string): Promise<ContentCache> {
  await mkdir(folder, { recursive: true });
  const before = await readdir(folder);
  const known = new Set(before);
  const used = new Set<string>();
  return {
    async get<Ending extends string>(
      content: Buffer | string,
      { name, endings, make }: Way<Ending>,
    ): Promise<Made<Ending>> {
      const key = createHash('sha256').update(`${name}\0`).update(content).digest('hex');
      const files = endings.map((ending): [Ending, string] => [ending, `${key}.${ending}`]);
      for (const [, file] of files) used.add(file);
      if (files.every(([, file]) => known.has(file))) {
        const kept = files.map(async ([ending, file]): Promise<[Ending, Buffer]> => {
          return [ending, await readFile(path.join(folder, file))];
        });
        return Object.fromEntries(await Promise.all(kept)) as Made<Ending>;
      }
      const made = await make();
      for (const [ending, file] of files) await writeWhole(path.join(folder, file), made[ending]);
      return made;
    },
    async prune() {
      const unused = before.filter((name) => !used.has(name));
      await Promise.all(unused.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
}
