/** Class of the sidebar's links to sections of the introduction. */
export const SIDEBAR_SECTION = 'sidebar-section';

/** Custom properties of a category in the sidebar. */
export interface SidebarProps {
  /** Title of its page, which says more than its label. */
  pageTitle: string;
}
