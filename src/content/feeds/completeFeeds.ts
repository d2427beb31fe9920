import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Inserts a line before the first occurrence of `mark`, with the same indentation. */
const insertBefore = (xml: string, mark: string, line: string): string =>
  xml.replace(new RegExp(`^( *)(?=${mark})`, 'm'), (indent) => `${indent}${line}\n${indent}`);

/** Reads the authors' names in an Atom feed, by the entry's URL. Both are escaped for XML. */
function readAuthors(atom: string): Map<string, string[]> {
  const entries = atom.match(/<entry>.*?<\/entry>/gs) ?? [];
  return new Map(
    entries.map((entry) => {
      const [, url = ''] = /<link href="([^"]*)"/.exec(entry) ?? [];
      const names = [...entry.matchAll(/<author>\s*<name>(.*?)<\/name>/gs)];
      return [url, names.map(([, name = '']) => name)];
    }),
  );
}

/** Adds the feed's own URL to an Atom feed. */
export const completeAtom = (atom: string, self: string): string =>
  insertBefore(
    atom,
    '<link rel="alternate"',
    `<link rel="self" href="${self}" type="application/atom+xml"/>`,
  );

/**
 * Adds the feed's own URL to an RSS feed, and with Dublin Core the authors of each post: an `author` of RSS needs an
 * email address.
 *
 * @param atom The Atom feed of the same posts.
 */
export function completeRss(rss: string, self: string, atom: string): string {
  const authors = readAuthors(atom);
  const link = `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`;
  return insertBefore(rss, '<title>', link)
    .replace('<rss ', '<rss xmlns:atom="http://www.w3.org/2005/Atom" ')
    .replaceAll(/^( *)<guid>(.*?)<\/guid>/gm, (guid, indent: string, url: string) =>
      [guid, ...(authors.get(url) ?? []).map((name) => `<dc:creator>${name}</dc:creator>`)].join(
        `\n${indent}`,
      ),
    );
}

/**
 * Adds to the feeds of a build what no option of Docusaurus' blog adds. Feeds that are complete stay as they are.
 *
 * @param build Docusaurus' output folder.
 * @param site URL of the site, with a slash at its end.
 */
export async function completeFeeds(build: string, site: string): Promise<void> {
  const [rssFile, atomFile] = ['blog/rss.xml', 'blog/atom.xml'];
  // A site without posts has no feeds.
  if (!existsSync(path.join(build, atomFile))) return;
  const read = (file: string) => readFile(path.join(build, file), 'utf8');
  const [rss, atom] = [await read(rssFile), await read(atomFile)];
  if (atom.includes('rel="self"')) return;
  await writeFile(path.join(build, rssFile), completeRss(rss, site + rssFile, atom));
  await writeFile(path.join(build, atomFile), completeAtom(atom, site + atomFile));
}
