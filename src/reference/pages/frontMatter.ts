import { stringify } from 'yaml';

/** What the documentation framework reads from the head of a page. */
export interface FrontMatter {
  id: string;
  title: string;
  description: string;
  slug: string;
  sidebar_label: string;
  hide_title?: boolean;
  hide_table_of_contents?: boolean;
  keywords?: string[];
  /** Generated pages have no source that a reader could edit. */
  custom_edit_url: null;
}

/** The front matter block of a page, quoted as YAML needs it. */
export function renderFrontMatter(frontMatter: FrontMatter): string {
  // The documentation framework reads YAML 1.1 too, in which `2024-01-01` is a date.
  return `---\n${stringify(frontMatter, { lineWidth: 0, compat: 'yaml-1.1' })}---`;
}
