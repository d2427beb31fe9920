import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/** The parsed root file of a description, before validation. */
export type RootContent = Record<string, unknown> & { paths?: Record<string, unknown> };

/** The absolute path of the file that a path item's `$ref` points to, if it has one. */
function fileOf(item: unknown, folder: string): string | undefined {
  if (typeof item !== 'object' || item === null || !('$ref' in item)) return undefined;
  const { $ref } = item;
  if (typeof $ref !== 'string' || $ref.startsWith('#')) return undefined;
  return path.resolve(folder, decodeURIComponent($ref.replace(/#.*$/, '')));
}

/**
 * Finds the paths of a description that a change affects.
 *
 * @param former The root file before the change, `current` after it.
 * @param options.folder Absolute path of the root file's folder; `root` is that of the root file.
 * @param options.files Absolute paths of the changed files, which may include the root file.
 * @returns Keys of `paths`; undefined when the change may affect every page.
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
