import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createStorageSlot } from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';

/**
 * Shows a new announcement that the classic theme would hide until the next load. The theme's inline script sets an
 * attribute if the reader has dismissed an announcement. For a new announcement the theme resets the dismissal, but not
 * the attribute.
 */
function showNewAnnouncement(): void {
  const { announcementBar } = siteConfig.themeConfig as { announcementBar?: { id: string } };
  if (createStorageSlot('docusaurus.announcement.id').get() === announcementBar?.id) return;
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'false';
}

if (ExecutionEnvironment.canUseDOM) showNewAnnouncement();
