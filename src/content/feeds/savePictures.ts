import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder of pictures in a build of Docusaurus. */
const FOLDER = 'assets/images';

const DATA_URI = /(?<=src=")data:image\/(\w+)[\w+]*;base64,([^"]+)(?=")/g;

/**
 * Writes the pictures that a page contains as data URIs to files, because feed readers remove data URIs. Docusaurus
 * inlines pictures below 10 kB.
 *
 * @param html Content of a post.
 * @param outDir Docusaurus' output folder.
 * @param site URL of the site, with a slash at its end.
 * @returns The content with the URLs of the files.
 */
export async function savePictures(html: string, outDir: string, site: string): Promise<string> {
  const files = new Map<string, Buffer>();
  const saved = html.replaceAll(DATA_URI, (_uri, extension: string, base64: string) => {
    const content = Buffer.from(base64, 'base64');
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
    const file = `${FOLDER}/${hash}.${extension}`;
    files.set(file, content);
    return site + file;
  });
  await mkdir(path.join(outDir, FOLDER), { recursive: true });
  await Promise.all(
    [...files].map(([file, content]) => writeFile(path.join(outDir, file), content)),
  );
  return saved;
}
