import { catalogueTitle } from '../catalogue.ts';
import type { Catalogue, CatalogueEntry, CatalogueTag } from '../catalogue.ts';
import { operationPath, markdownUrl } from '../../../site/urls.ts';
import type { LinkContext } from './links.ts';
import { joinBlocks, codeInCell, codeSpan, link, escapeMarkdown, table } from './syntax.ts';

function renderRow(entry: CatalogueEntry, { site }: LinkContext): string[] {
  const { slug, label, method, path, leadText, returns, sample, aliases } = entry;
  return [
    link(label, markdownUrl(site, operationPath(slug))),
    escapeMarkdown(leadText),
    codeSpan(`${method} ${path}`),
    escapeMarkdown(returns),
    sample && codeInCell(sample.replaceAll(/\s+/g, ' ')),
    escapeMarkdown(aliases.join(', ')),
  ];
}

function renderTag({ label, description, entries }: CatalogueTag, context: LinkContext): string {
  const head = ['Generator', 'Description', 'Request', 'Returns', 'A value', 'Also known as'];
  return joinBlocks(
    `## ${escapeMarkdown(label)}`,
    escapeMarkdown(description),
    table([head, ...entries.map((entry) => renderRow(entry, context))]),
  );
}

/** Renders the catalogue page as Markdown without front matter: one table per tag. */
export function renderCatalogue(catalogue: Catalogue, context: LinkContext): string {
  const { summary, tags } = catalogue;
  return joinBlocks(
    `# ${catalogueTitle(catalogue)}`,
    escapeMarkdown(summary),
    ...tags.map((tag) => renderTag(tag, context)),
  );
}
