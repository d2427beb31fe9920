import { catalogueTitle } from '../catalogue.ts';
import type { Catalogue, CatalogueEntry, CatalogueTag } from '../catalogue.ts';
import { operationPath, markdownUrl } from '../../../site/urls.ts';
import type { LinkContext } from './links.ts';
import { blocks, cellCode, code, link, plain, table } from './text.ts';

function renderRow(entry: CatalogueEntry, { site }: LinkContext): string[] {
  const { slug, label, method, path, promise, returns, sample, aliases } = entry;
  return [
    link(label, markdownUrl(site, operationPath(slug))),
    plain(promise),
    code(`${method} ${path}`),
    plain(returns),
    sample && cellCode(sample.replaceAll(/\s+/g, ' ')),
    plain(aliases.join(', ')),
  ];
}

function renderTag({ label, description, entries }: CatalogueTag, context: LinkContext): string {
  const head = ['Generator', 'Description', 'Request', 'Returns', 'A value', 'Also known as'];
  return blocks(
    `## ${plain(label)}`,
    plain(description),
    table([head, ...entries.map((entry) => renderRow(entry, context))]),
  );
}

/** The Markdown version of the catalogue page, without front matter: one table per tag. */
export function renderCatalogue(catalogue: Catalogue, context: LinkContext): string {
  const { summary, tags } = catalogue;
  return blocks(
    `# ${catalogueTitle(catalogue)}`,
    plain(summary),
    ...tags.map((tag) => renderTag(tag, context)),
  );
}
