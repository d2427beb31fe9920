import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkAndBundle, readRoot } from '../../reference/read/load.ts';
import type { LoadOptions, Root } from '../../reference/read/load.ts';
import { readApi } from '../../reference/read/model.ts';
import type { Api, Operation } from '../../reference/read/model.ts';
import { dataPath } from '../../reference/paths.ts';
import type { SharedData } from '../../reference/print/pageData.ts';
import { printPageData } from '../../reference/print/pages.ts';
import { createOperationView } from '../../reference/view/operation.ts';
import { createResponseTypes } from '../../reference/view/responseTypes.ts';
import { findChangedPaths } from './changedPaths.ts';
import type { RootContent } from './changedPaths.ts';

export interface LiveOptions extends LoadOptions {
  /** The site's folder, absolute. */
  siteDir: string;
}

/** A copy of the parsed root file: Redocly's bundling mutates the original. */
function copyContent({ document }: Root): RootContent {
  return structuredClone(document.parsed) as RootContent;
}

/** A copy of the root file with some of its paths only. */
function selectPaths(content: RootContent, keys: readonly string[]): RootContent {
  const { paths = {}, ...rest } = structuredClone(content);
  return { ...rest, paths: Object.fromEntries(keys.map((key) => [key, paths[key]])), webhooks: {} };
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
  private readonly options: LiveOptions;
  private api: Api;
  private content: RootContent;

  private constructor(options: LiveOptions, api: Api, content: RootContent) {
    this.options = options;
    this.api = api;
    this.content = content;
  }

  /** @param api The API that the pages on disk were generated from. */
  static async create(options: LiveOptions, api: Api): Promise<LiveReference> {
    return new LiveReference(options, api, copyContent(await readRoot(options.file)));
  }

  /**
   * Writes the data of the pages of changed operations.
   *
   * @param files Absolute paths of the changed files.
   * @returns False when the change needs a full run; nothing has been written then.
   * @throws DescriptionError when the changed operations have faults.
   */
  async update(files: ReadonlySet<string>): Promise<boolean> {
    const { file } = this.options;
    const root = path.resolve(file);
    const current = await readRoot(file);
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
    const document = { ...current.document, parsed };
    const part = readApi(await checkAndBundle({ ...current, document }, this.options));
    // Not before the checks have passed: until then, updates must compare with the last valid state.
    this.content = content;
    const known = new Set(this.api.operations.map(({ slug }) => slug));
    if (part.operations.some(({ slug }) => !known.has(slug))) return false;
    this.api = replaceOperations(this.api, part);
    await this.write(part);
    return true;
  }

  private async write(part: Api): Promise<void> {
    const { siteDir } = this.options;
    const responseTypes = await createResponseTypes(part);
    const shared = JSON.parse(
      readFileSync(path.join(siteDir, dataPath('shared')), 'utf8'),
    ) as SharedData;
    for (const operation of part.operations) {
      const view = createOperationView(this.api, operation, responseTypes.get(operation.slug));
      const [file, text] = printPageData(view, shared);
      writeFileSync(path.join(siteDir, file), text);
    }
  }
}
