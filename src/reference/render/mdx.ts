/** Renders pages as MDX: front matter, an import of the page's data, and a component that renders it. */
import { stringify } from 'yaml';
import { replaceDefaultUrls } from '../../site/product.ts';
import { PAGE_DATA_FOLDER } from '../paths.ts';
import { listLabel } from '../read/labels.ts';
import { readLead } from '../read/leadSentence.ts';
import type { Deprecation } from '../read/types.ts';

/** Properties of a page in the OpenAPI plugin that this module reads. */
export interface OperationItem {
  /** The operation's summary. The plugin has replaced `"` by `'`. */
  title: string;
  api: {
    operationId?: string;
    description?: string;
    method?: string;
    'x-aliases'?: string[];
    'x-search-words'?: string[];
    'x-deprecated'?: Deprecation;
  };
}

function renderPage(frontMatter: { id: string }, component: string): string {
  // Quotes strings such as `2024-01-01`, because Docusaurus parses front matter as YAML 1.1, in which they would be
  // dates.
  const yaml = stringify(frontMatter, { lineWidth: 0, compat: 'yaml-1.1' });
  // Replaces the default URLs, because the OpenAPI plugin reads the document without the host's URLs.
  const head = replaceDefaultUrls(yaml);
  const data = JSON.stringify(`${PAGE_DATA_FOLDER}/${frontMatter.id}.json`);
  return `---\n${head}---\n\nimport page from ${data};\n\n<${component} {...page} />\n`;
}

export function renderOperationPage({ title, api }: OperationItem): string {
  const { operationId = '', description = '' } = api;
  const keywords = [...(api['x-aliases'] ?? []), ...(api['x-search-words'] ?? [])];
  const frontMatter = {
    id: operationId,
    title,
    description: readLead(description) || title,
    slug: `/api/${operationId}`,
    sidebar_label: listLabel({ ...api, summary: title }),
    hide_title: true,
    hide_table_of_contents: true,
    ...(keywords.length > 0 && { keywords }),
    // Hides the "Edit this page" link.
    custom_edit_url: null,
  };
  return renderPage(frontMatter, 'OperationPage');
}

/** Creates the sidebar entry of an operation, with classes of the OpenAPI theme. */
export function createDocItem({ title, api }: OperationItem) {
  return {
    type: 'doc' as const,
    id: `api/${api.operationId}`,
    label: listLabel({ ...api, summary: title }),
    className: `api-method ${api.method?.toLowerCase()}`,
  };
}
