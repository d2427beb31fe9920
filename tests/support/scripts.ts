/** The tag of the script that asks for all others of a page (`src/plugins/leanClient/scriptLoader.ts`). */
const LOADER = /<script src="?([^" >]+)"? async data-scripts="([^"]+)"/;

/**
 * The addresses of a page's scripts: the one that its HTML loads, and those that this one asks for.
 *
 * @throws Error when the page has no such script.
 */
export function listScripts(html: string): string[] {
  const [, loader, names] = LOADER.exec(html) ?? [];
  if (!loader || !names) throw new Error('The page loads no script that asks for the others.');
  return [loader, ...names.split(' ').map((name) => loader.replace(/[^/]+$/, `${name}.js`))];
}
