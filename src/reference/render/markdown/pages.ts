import pick from 'lodash/pick.js';
import { memoize, SourceCache } from '../../memoize.ts';
import { CATALOGUE_PATH, INTRODUCTION_PATH, operationPath } from '../../../site/urls.ts';
import type { RootUrl } from '../../../site/urls.ts';
import type { ApiView, OperationView } from '../../model/types.ts';
import { catalogueTitle } from '../catalogue.ts';
import type { Catalogue } from '../catalogue.ts';
import { renderCatalogue } from './catalogue.ts';
import type { LinkContext } from './links.ts';
import { renderOperation } from './operation.ts';
import { createMarkdownPage } from './page.ts';
import type { MarkdownPage, PageSummary, MarkdownSection } from './page.ts';

/** Cache of operation pages. All pages are rendered again if a page that they link to changes. */
const pages = new SourceCache<WeakMap<OperationView, MarkdownPage>>();

/** Renders all generated pages as Markdown. The first section has the catalogue, and each later section has a tag. */
export function createApiMarkdown(
  view: ApiView,
  catalogue: Catalogue,
  site: RootUrl,
): MarkdownSection[] {
  const { title, tags } = view;
  const own = pick(view, 'components', 'common', 'codes', 'links', 'schemes');
  const paths = view.operations.map((each) => operationPath(each.slug));
  const known = new Set([INTRODUCTION_PATH, CATALOGUE_PATH, ...paths]);
  const made = pages.get('', [...known, own.links, site], () => new WeakMap());
  const write = (entry: PageSummary, render: (context: LinkContext) => string): MarkdownPage =>
    createMarkdownPage(
      entry,
      site,
      render({ site, page: entry.path, hasMarkdown: (path) => known.has(path) }),
    );
  const list = {
    path: CATALOGUE_PATH,
    title: catalogueTitle(catalogue),
    description: 'Every generator with its request, what it returns and a value.',
  };
  return [
    {
      title,
      entries: [write(list, (context) => renderCatalogue(catalogue, context))],
    },
    ...tags.map(({ name, label, operations }) => ({
      title: label,
      tag: name,
      entries: operations.map((operation) => {
        const entry = {
          path: operationPath(operation.slug),
          title: operation.title,
          description: operation.leadText || operation.title,
        };
        return memoize(made, operation, () =>
          write(entry, (context) => renderOperation(operation, { ...context, ...own })),
        );
      }),
    })),
  ];
}
