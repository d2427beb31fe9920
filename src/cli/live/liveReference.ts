import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleDescription, lintDescription, readRoot } from '../../reference/read/load.ts';
import type { Root } from '../../reference/read/load.ts';
import { readApi } from '../../reference/read/model.ts';
import type { Api, Operation } from '../../reference/read/model.ts';
import { dataPath, DESCRIPTION_FOLDER, ROOT_FILE } from '../../reference/paths.ts';
import type { SharedData } from '../../reference/print/pageData.ts';
import { printPageData } from '../../reference/print/pages.ts';
import { createOperationView } from '../../reference/view/operation.ts';
import { createResponseTypes } from '../../reference/view/responseTypes.ts';
import { findChangedPaths } from './changedPaths.ts';
import type { RootContent } from './changedPaths.ts';

/** A copy of the parsed root file: Redocly's bundling mutates the original. */
function copyContent({ document }: Root): RootContent {
  return structuredClone(document.parsed) as RootContent;
}

/** A copy of the root file with some of its paths only. */
function selectPaths(content: RootContent, keys: readonly string[]): RootContent {
  const { paths = {}, ...rest } = structuredClone(content);
  return { ...rest, paths: Object.fromEntries(keys.map((key) => [key, paths[key]])) };
}

/** The API with the operations of `current` in place of those with the same slugs. */
function replaceOperations(former: Api, current: Api): Api {
  const fresh = new Map(current.operations.map((each) => [each.slug, each]));
  const replace = (operation: Operation) => fresh.get(operation.slug) ?? operation;
  return {
    ...former,
    source: current.source,
    operations: former.operations.map(replace),
    groups: former.groups.map((group) => ({
      ...group,
      operations: group.operations.map(replace),
    })),
  };
}

/**
 * Keeps the API in memory, so that the page of a changed operation can be updated without a full run. Other
 * output that depends on the operation, such as search and twins, is not updated.
 */
export class LiveReference {
  private api: Api;
  private content: RootContent;

  private constructor(api: Api, content: RootContent) {
    this.api = api;
    this.content = content;
  }

  /** @param api The API that the pages on disk were generated from. */
  static async create(api: Api): Promise<LiveReference> {
    return new LiveReference(api, copyContent(await readRoot()));
  }

  /**
   * Writes the data of the pages of changed operations.
   *
   * @param files Absolute paths of the changed files.
   * @returns False when the change needs a full run; nothing has been written then.
   * @throws DescriptionError when the changed operations have faults.
   */
  async update(files: ReadonlySet<string>): Promise<boolean> {
    const root = path.resolve(DESCRIPTION_FOLDER, ROOT_FILE);
    const current = await readRoot();
    const content = copyContent(current);
    const keys = findChangedPaths(this.content, content, {
      folder: path.dirname(root),
      root,
      files,
    });
    if (keys === undefined) {
      this.content = content;
      return false;
    }
    const parsed = selectPaths(content, keys);
    const changed = { ...current, document: { ...current.document, parsed } };
    await lintDescription(changed);
    const part = readApi(await bundleDescription(changed));
    // Not before the checks have passed: until then, updates must compare with the last valid state.
    this.content = content;
    const known = new Set(this.api.operations.map(({ slug }) => slug));
    if (part.operations.some(({ slug }) => !known.has(slug))) return false;
    this.api = replaceOperations(this.api, part);
    await this.write(part);
    return true;
  }

  private async write(part: Api): Promise<void> {
    const responseTypes = await createResponseTypes(part);
    const shared = JSON.parse(readFileSync(dataPath('shared'), 'utf8')) as SharedData;
    for (const operation of part.operations) {
      const view = createOperationView(this.api, operation, responseTypes.get(operation.slug));
      const [file, text] = printPageData(view, shared);
      writeFileSync(file, text);
    }
  }
}
