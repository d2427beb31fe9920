/** Class of the sidebar's links to sections of the introduction. */
export const SIDEBAR_SECTION = 'sidebar-section';
