/** Name of the catalogue wherever a link leads to it. */
export const CATALOGUE_LABEL = 'Catalogue';

/** Custom properties of a category in the sidebar. */
export interface SidebarProps {
  /** Title of its page, which says more than its label. */
  pageTitle: string;
}
