import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createStorageSlot } from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';

/**
 * The classic theme's inline script hides a dismissed announcement bar before the first paint, by an
 * attribute. When the announcement is a new one, the theme resets the dismissal but not the attribute, so
 * the bar would be hidden until the next load. This resets the attribute.
 */
function showNewAnnouncement(): void {
  const { announcementBar } = siteConfig.themeConfig as { announcementBar?: { id: string } };
  if (createStorageSlot('docusaurus.announcement.id').get() === announcementBar?.id) return;
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'false';
}

if (ExecutionEnvironment.canUseDOM) showNewAnnouncement();
