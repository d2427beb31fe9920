// Change: the colours of the configuration are in a style sheet (src/plugins/announcementColours.ts), because the
// content security policy blocks the `style` attribute of the classic theme.
import { cloneElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import AnnouncementBar from '@theme-original/AnnouncementBar';

/** The element that the classic theme renders; null if the bar is dismissed. */
const useBar = AnnouncementBar as () => ReactElement<{ style?: object }> | null;

export default function AnnouncementBarWithoutStyle(): ReactNode {
  const bar = useBar();
  return bar && cloneElement(bar, { style: undefined });
}
