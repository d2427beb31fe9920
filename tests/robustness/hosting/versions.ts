import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readPages, writeHeaders } from '../../../src/hosting/build';
import { compressFiles } from '../../../src/hosting/compress';
import { listFiles } from '../../../src/hosting/files';
import { product } from '../../../src/product';

const TEXT = /\.(?:html|js|css)$/;

/** The hashes in the names of the build's files; other texts of eight digits are left as they are. */
const hashes = new Set(
  listFiles('build').flatMap((file) => /\.([0-9a-f]{8})\.(?:js|css)$/.exec(file)?.[1] ?? []),
);

/** Pages that have compressed copies. */
export const PAGES = ['index.html', 'docs.html', 'blog.html', 'docs/category/api.html'];

/** Whether a version has a file: all but most pages of the reference and the large downloads. */
function isKept(file: string): boolean {
  if (/^docs\/api\/|\.md$|\.(?:br|gz)$/.test(file)) return false;
  return !/^(?:openapi|postman|generators|llms)/.test(file);
}

/** Each begins a hash. */
export const VERSIONS = ['a', 'b', 'c'] as const;
export type Version = (typeof VERSIONS)[number];

/** Gives every hash in a text or name another value for each version. */
const rehash = (text: string, version: Version): string =>
  text.replaceAll(/(?<=[."])[0-9a-f]{8}(?=[." ])/g, (digits) =>
    hashes.has(digits) ? version + digits.slice(1) : digits,
  );

/** What `publishBuild` publishes: the folder of a build, and the file with its headers. */
export interface VersionFiles {
  build: string;
  headers: string;
}

/**
 * A build of another version: every page says its version and runs a script that only this version
 * has, every hashed file has another name, and scripts and style sheet say their version at the end.
 */
async function createVersion(folder: string, version: Version): Promise<VersionFiles> {
  const build = path.join(folder, `build-${version}`);
  await cp('build', build, {
    recursive: true,
    filter: (source) => isKept(path.relative('build', source).replaceAll(path.sep, '/')),
  });
  const entries = await readdir(build, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile() && TEXT.test(each.name))) {
    const file = path.join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    const renamed = rehash(text, version);
    const marked = file.endsWith('.html')
      ? renamed.replace('</head>', `<script>window.version="${version}"</script></head>`)
      : `${renamed}\n/* version ${version} */\n`;
    await writeFile(file, marked);
    const name = rehash(entry.name, version);
    await rename(file, path.join(entry.parentPath, name));
  }
  compressFiles(build, PAGES);
  const out = path.join(folder, `headers-${version}`);
  const pages = readPages(build);
  const styles = [...new Set(pages.flatMap((page) => page.styles))];
  writeHeaders({ out, basePath: product.baseUrl }, listFiles(build), pages, styles);
  return { build, headers: path.join(out, 'headers.conf') };
}

/** A build of each version, in a folder. */
export const createVersions = async (folder: string): Promise<Record<Version, VersionFiles>> => ({
  a: await createVersion(folder, 'a'),
  b: await createVersion(folder, 'b'),
  c: await createVersion(folder, 'c'),
});
