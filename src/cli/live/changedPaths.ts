import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/** The parsed root of a description, of which only this much is known. */
export type RootContent = Record<string, unknown> & { paths?: Record<string, unknown> };

/** The file that a path item is in, when it is in one of its own. */
function fileOf(item: unknown, folder: string): string | undefined {
  if (typeof item !== 'object' || item === null || !('$ref' in item)) return undefined;
  const { $ref } = item;
  if (typeof $ref !== 'string' || $ref.startsWith('#')) return undefined;
  return path.resolve(folder, decodeURIComponent($ref.replace(/#.*$/, '')));
}

/**
 * Which paths of a description a change is about.
 *
 * @param folder Folder of the root file, absolute.
 * @param files Files that have changed, absolute, the root file among them or not.
 * @returns Their keys; nothing when the change may be about every page.
 */
export function findChangedPaths(
  former: RootContent,
  current: RootContent,
  { folder, root, files }: { folder: string; root: string; files: ReadonlySet<string> },
): string[] | undefined {
  const { paths: formerPaths = {}, ...formerRest } = former;
  const { paths = {}, ...rest } = current;
  if (!isDeepStrictEqual(formerRest, rest)) return undefined;
  if (!isDeepStrictEqual(Object.keys(formerPaths), Object.keys(paths))) return undefined;
  const items = Object.entries(paths);
  const itemFiles = new Set(items.map(([, item]) => fileOf(item, folder)));
  for (const file of files) if (file !== root && !itemFiles.has(file)) return undefined;
  return items.flatMap(([key, item]) => {
    const file = fileOf(item, folder);
    const isChanged =
      (file !== undefined && files.has(file)) || !isDeepStrictEqual(item, formerPaths[key]);
    return isChanged ? [key] : [];
  });
}
