/** Name of the catalogue in links. */
export const CATALOGUE_LABEL = 'Catalogue';

/** Custom properties of a category in the sidebar. */
export interface SidebarProps {
  /** Title of its page, which is more specific than the label. */
  pageTitle: string;
}
