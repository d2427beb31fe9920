import { stringify } from 'yaml';
import { dataPath } from '../paths.ts';
import { shorten } from '../view/shorten.ts';
import type { OperationView, SampleView, SecurityView } from '../view/types.ts';
import type { OperationPageData, SampleData, SecurityData } from './pageData.ts';

/** Front matter of a generated page, for Docusaurus. */
export interface FrontMatter {
  id: string;
  title: string;
  description: string;
  slug: string;
  sidebar_label: string;
  hide_title?: boolean;
  hide_table_of_contents?: boolean;
  keywords?: string[];
  /** No edit link: the source of a generated page cannot be edited. */
  custom_edit_url: null;
}

/**
 * A page as MDX: front matter, an import of its data, and one component that renders it.
 *
 * @param more Further module code.
 */
export function renderPage(frontMatter: FrontMatter, component: string, more = ''): string {
  // Docusaurus parses front matter as YAML 1.1, in which an unquoted `2024-01-01` is a date.
  const head = stringify(frontMatter, { lineWidth: 0, compat: 'yaml-1.1' });
  const data = JSON.stringify(`@site/${pageDataPath(frontMatter.id)}`);
  return `---\n${head}---\n\nimport page from ${data};\n${more}\n<${component} {...page} />\n`;
}

/** Path of a page's data below the site's folder. */
export function pageDataPath(slug: string): string {
  return `${dataPath('pages')}/${slug}.json`;
}

/** The MDX of an operation's page. */
export function renderOperationPage(operation: OperationView): string {
  const { slug, title, label, summary, aliases } = operation;
  const frontMatter = {
    id: slug,
    title,
    description: shorten(summary || title),
    slug: `/api/${slug}`,
    sidebar_label: label,
    hide_title: true,
    hide_table_of_contents: true,
    ...(aliases.length > 0 && { keywords: aliases }),
    custom_edit_url: null,
  };
  return renderPage(frontMatter, 'OperationPage');
}

/** Leaves out the code of a sample that differs from the first in its address only, as most do. */
function printSample(
  { title, description, request, response }: SampleView,
  first?: SampleView,
): SampleData {
  const [code] = request.codes;
  const isSame = code !== undefined && code.text === first?.request.codes[0]?.text;
  const text = description && { description };
  return {
    title,
    ...text,
    address: request.address,
    codes: isSame ? undefined : request.codes,
    response,
  };
}

function printSecurity(security: readonly SecurityView[] = []): SecurityData[] | undefined {
  if (security.length === 0) return undefined;
  return security.map(({ title, schemes }) => ({
    title,
    fields: schemes.map(({ field }) => field),
  }));
}

/** The data of an operation's page. */
export function printOperation(view: OperationView): OperationPageData {
  const { title, method, server, path, deprecated, description, locales } = view;
  const { samples, responseType, security, sections, body, responses, related } = view;
  const [first, ...others] = samples;
  return {
    title,
    method,
    server,
    path,
    deprecated,
    description,
    locales: locales?.join(' '),
    samples: [
      ...(first ? [printSample(first)] : []),
      ...others.map((sample) => printSample(sample, first)),
    ],
    type: responseType?.short,
    declaration: responseType?.declaration,
    security: printSecurity(security),
    sections: sections.length > 0 ? sections : undefined,
    body,
    responses,
    related: related.links.length > 0 ? related : undefined,
  };
}
