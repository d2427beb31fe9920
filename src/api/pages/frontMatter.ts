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
  return `---\n${stringify(frontMatter, { lineWidth: 0, defaultStringType: 'PLAIN' })}---`;
}
