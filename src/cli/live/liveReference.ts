import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkAndBundle, readRoot } from '../../reference/read/load.ts';
import type { LoadOptions, Root } from '../../reference/read/load.ts';
import { readApi } from '../../reference/read/model.ts';
import type { Api, Operation } from '../../reference/read/model.ts';
import { renderPage } from '../../reference/pages/renderPages.ts';
import { PARTIALS_FOLDER } from '../../reference/pages/partials.ts';
import type { Partials } from '../../reference/pages/partials.ts';
import { PAGES_FOLDER } from '../../reference/paths.ts';
import { createResponseTypes } from '../../reference/view/responseTypes.ts';
import { findChangedPaths } from './changedPaths.ts';
import type { RootContent } from './changedPaths.ts';

export interface LiveOptions extends LoadOptions {
  /** The site's folder, absolute. */
  siteDir: string;
}

/** What a root file says; the joining of files changes what has been read. */
function copyContent({ document }: Root): RootContent {
  return structuredClone(document.parsed) as RootContent;
}

/** A root file that names some of its paths only. */
function selectPaths(content: RootContent, keys: readonly string[]): RootContent {
  const { paths = {}, ...rest } = structuredClone(content);
  return { ...rest, paths: Object.fromEntries(keys.map((key) => [key, paths[key]])), webhooks: {} };
}

/** The same API with some of its operations as they are now. */
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
 * Keeps what has been read of a description, so that the page of an operation can follow its file at
 * once. Such a page says what it should; a whole run afterwards brings all that depends on it.
 */
export class LiveReference {
  private readonly options: LiveOptions;
  private readonly partials: Partials;
  private api: Api;
  private content: RootContent;

  private constructor(options: LiveOptions, api: Api, partials: Partials, content: RootContent) {
    this.options = options;
    this.api = api;
    this.partials = partials;
    this.content = content;
  }

  /**
   * @param api What the pages on the disk have been made from.
   * @param partials What those pages share.
   */
  static async create(options: LiveOptions, api: Api, partials: Partials): Promise<LiveReference> {
    return new LiveReference(options, api, partials, copyContent(await readRoot(options.file)));
  }

  /**
   * Renders the pages that depend on changed files, where that can be told without a whole run.
   *
   * @param files Absolute.
   * @returns The pages, by file name; nothing when a whole run is needed to tell.
   * @throws DescriptionError when what has changed is refused.
   */
  async update(files: ReadonlySet<string>): Promise<Map<string, string> | undefined> {
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
      return undefined;
    }
    const parsed = selectPaths(content, keys);
    const document = { ...current.document, parsed };
    const part = readApi(await checkAndBundle({ ...current, document }, this.options));
    // Now that it is known to be sound, it counts.
    this.content = content;
    const known = new Set(this.api.operations.map(({ slug }) => slug));
    if (part.operations.some(({ slug }) => !known.has(slug))) return undefined;
    this.api = replaceOperations(this.api, part);
    return this.render(part);
  }

  private async render(part: Api): Promise<Map<string, string>> {
    const { siteDir } = this.options;
    const responseTypes = await createResponseTypes(part);
    const context = { api: this.api, partials: this.partials, responseTypes };
    const isThere = (name: string, text: string): boolean => {
      const file = path.join(siteDir, PAGES_FOLDER, PARTIALS_FOLDER, name);
      return existsSync(file) && readFileSync(file, 'utf8') === text;
    };
    return new Map(
      part.operations.map((operation) => [
        `${operation.slug}.mdx`,
        renderPage(context, operation, isThere),
      ]),
    );
  }
}
