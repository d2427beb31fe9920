import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createStorageSlot } from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';

/**
 * The theme hides a bar that was dismissed before the first paint, by an attribute, and forgets the
 * dismissal when the announcement is a new one, but leaves the attribute: the new one would be
 * hidden until the next load.
 */
function showNewAnnouncement(): void {
  const { announcementBar } = siteConfig.themeConfig as { announcementBar?: { id: string } };
  if (createStorageSlot('docusaurus.announcement.id').get() === announcementBar?.id) return;
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'false';
}

if (ExecutionEnvironment.canUseDOM) showNewAnnouncement();
