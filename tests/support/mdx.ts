import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';

/** The front matter of a page, as Docusaurus reads it, and what follows it. */
export const readFrontMatter = (fileContent: string) =>
  DEFAULT_PARSE_FRONT_MATTER({ filePath: 'docs/api/page.mdx', fileContent });

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

/** The text of well-formed HTML, its white space collapsed. */
export function visibleText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
