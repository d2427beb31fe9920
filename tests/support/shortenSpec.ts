import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isMap, parseDocument } from 'yaml';
import type { Document, YAMLMap } from 'yaml';
import { listUnusedFiles } from '../../src/reference/lint/lint.ts';
import { bundleSpec, readRoot } from '../../src/reference/read/readSpec.ts';

/** Paths that the home page and the guides need. The site cannot be built without them. */
const NEEDED = [
  ...['internet/port', 'person/first-name', 'person/full-name', 'internet/username'],
  'finance/iban',
  ...['location/address', 'internet/example-email-address', 'finance/bank-account'],
  ...['date/date-between', 'string/nano-id'],
  ...['list-item', 'record', 'regex-match', 'template'].map((name) => `custom/${name}`),
];

/**
 * Shortens the OpenAPI document in a copy of the project to the paths that the home page and guides need. Checks and builds
 * of the copy then take seconds.
 *
 * @param dir The folder of the copy.
 * @param more Further paths to keep, as `<tag>/<generator>`.
 */
export async function shortenSpec(dir: string, more: readonly string[] = []): Promise<void> {
  const kept = [...NEEDED, ...more].map((each) => `/v1/${each}`);
  await changePaths(dir, (paths, document) => {
    // Remove the cards on the home page, because their operations may have been removed.
    document.setIn(['info', 'x-home', 'typical'], []);
    paths.items = paths.items.filter(({ key }) => kept.includes(String(key)));
  });
}

/** Adds a path of the project to a shortened OpenAPI document, in front of the paths of its tag: `<tag>/<generator>`. */
export const addOperation = (dir: string, name: string): Promise<void> =>
  changePaths(dir, (paths, document) => {
    const [tag] = name.split('/');
    const first = paths.items.findIndex(({ key }) => String(key).startsWith(`/v1/${tag}/`));
    const pair = document.createPair(`/v1/${name}`, { $ref: `paths/${name}.yaml` });
    paths.items.splice(first, 0, pair);
  });

/** Removes a path from a shortened OpenAPI document: `<tag>/<generator>`. */
export const removeOperation = (dir: string, name: string): Promise<void> =>
  changePaths(dir, (paths) => paths.delete(`/v1/${name}`));

async function changePaths(
  dir: string,
  change: (paths: YAMLMap, document: Document) => void,
): Promise<void> {
  const folder = path.join(dir, 'openapi');
  const file = path.join(folder, 'openapi.yaml');
  const document = parseDocument(await readFile(file, 'utf8'));
  const paths = document.get('paths');
  if (!isMap(paths)) throw new Error(`${file} has no paths.`);
  change(paths, document);
  await cp('openapi', folder, { recursive: true, force: false });
  await writeFile(file, document.toString({ lineWidth: 0 }));
  const root = await readRoot(folder);
  await bundleSpec(root);
  await Promise.all((await listUnusedFiles(root)).map((each) => rm(each)));
}
