import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { SIDEBAR_SECTION } from '../site/sidebar';
import { onMenuOpen } from './onMenuOpen';

/** The part of the window, from its top, in which a heading becomes the current one. */
const READ = 0.3;

/** Links of the sidebar to sections of this page, each with its heading. */
function findSections(): { link: HTMLAnchorElement; heading: HTMLElement }[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`.${SIDEBAR_SECTION} > a`)];
  return links.flatMap((link) => {
    const heading =
      link.pathname === location.pathname && document.getElementById(link.hash.slice(1));
    return heading ? { link, heading } : [];
  });
}

/** Marks the link to the section that is read, in every menu. */
function markCurrent(): void {
  const sections = findSections();
  const line = window.innerHeight * READ;
  const above = sections.filter(({ heading }) => heading.getBoundingClientRect().top < line);
  const hash = above.at(-1)?.link.hash;
  for (const { link } of sections) {
    if (link.hash === hash) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}

let observer: IntersectionObserver | undefined;

/** Marks the current section now, and whenever a heading crosses the line. */
function observe(): void {
  observer?.disconnect();
  const bottom = `${(READ - 1) * 100}%`;
  observer = new IntersectionObserver(markCurrent, { rootMargin: `0px 0px ${bottom}` });
  for (const { heading } of findSections()) observer.observe(heading);
}

if (ExecutionEnvironment.canUseDOM) onMenuOpen(markCurrent);

/** Marks the section of the introduction that is read, with `aria-current`, in the sidebar. */
const currentSection: ClientModule = {
  onRouteDidUpdate: observe,
};

export default currentSection;
