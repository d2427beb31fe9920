import { createHash } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

export interface ContentCache {
  /**
   * What a former build has made of the same content in the same way.
   *
   * @param way how it is made: another text when the same content yields something else
   */
  find: (content: Buffer | string, way: string) => Buffer | undefined;
  /** Keeps for the next build what this one has made. */
  keep: (content: Buffer | string, way: string, made: Buffer) => void;
  /** What a former build has made, or what `make` makes now; it is kept. */
  get: (content: Buffer | string, way: string, make: () => Buffer) => Buffer;
  /** Writes what is kept, and nothing else. */
  save: () => void;
}

/** Changes with each of the contents. */
export function digestOf(...contents: (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('base64');
}

type Entries = Map<string, Buffer>;

/** What lies in a file that `writeEntries` wrote; nothing when there is none, or not a whole one. */
function readEntries(file: string): Entries {
  try {
    const whole = readFileSync(file);
    const start = whole.indexOf('\n');
    const index = JSON.parse(whole.toString('utf8', 0, start)) as [key: string, length: number][];
    let end = start + 1;
    const entries = index.map(([key, length]): [string, Buffer] => {
      return [key, whole.subarray(end, (end += length))];
    });
    return new Map(end === whole.length ? entries : []);
  } catch {
    return new Map();
  }
}

/**
 * One file, as a thousand of them take longer to write than what is in them takes to make: a line of JSON
 * that names the entries and their lengths, then their contents.
 */
function writeEntries(file: string, entries: Entries): void {
  const index = [...entries].map(([key, { length }]) => [key, length]);
  const parts = [Buffer.from(`${JSON.stringify(index)}\n`), ...entries.values()];
  // Elsewhere first: a build that is interrupted must not leave half a file.
  const part = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    const target = openSync(part, 'w');
    for (const content of parts) writeFileSync(target, content);
    closeSync(target);
    renameSync(part, file);
  } catch {
    // Without room for it, the next build takes longer; this one is as good.
    rmSync(part, { force: true });
  }
}

/**
 * What takes long to make, by the content that it is made from: most of that is the same from build to
 * build.
 *
 * @param file where it lasts; nothing is known when it is not there
 */
export function openContentCache(file: string): ContentCache {
  const before = readEntries(file);
  const used: Entries = new Map();
  const find: ContentCache['find'] = (content, way) => before.get(digestOf(`${way}\0`, content));
  const keep: ContentCache['keep'] = (content, way, made) => {
    used.set(digestOf(`${way}\0`, content), made);
  };
  return {
    find,
    keep,
    get(content, way, make) {
      const made = find(content, way) ?? make();
      keep(content, way, made);
      return made;
    },
    save: () => writeEntries(file, used),
  };
}

/** A text that a former build has made, or that is made now; it is kept. */
export async function keepText(
  cache: ContentCache,
  [content, way]: readonly [content: string, way: string],
  make: () => Promise<string>,
): Promise<string> {
  const text = cache.find(content, way)?.toString() ?? (await make());
  cache.keep(content, way, Buffer.from(text));
  return text;
}
