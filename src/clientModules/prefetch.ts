import type { ClientModule } from '@docusaurus/types';

/** Internal links in the content and the footer. */
const LINKS = ':is(main, .footer) a[href^="/"]';

/** Matches long lists in which a reader follows only one link. */
const LONG_LISTS = '.breadcrumbs, [data-prefetch="hover"]';

/** Creates an observer that prefetches the pages of visible links, and disables prefetching by Docusaurus' `Link`. */
function createObserver(): IntersectionObserver {
  const { docusaurus } = window;
  window.docusaurus = { ...docusaurus, prefetch: () => false };
  return new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void docusaurus.prefetch((target as HTMLAnchorElement).pathname);
    }
  });
}

let observer: IntersectionObserver | undefined;

/**
 * Docusaurus' `Link` prefetches its page when it becomes visible. The sidebar shows thirty links at once, and the
 * catalogue and the search show new links on every keystroke. The pages behind these links are preloaded only on hover
 * or touch. Prefetching everything takes a fifth more processor time per page.
 */
const prefetch: ClientModule = {
  onRouteDidUpdate({ location }) {
    observer ??= createObserver();
    observer.disconnect();
    for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
      // Only files have a dot in their path.
      const isPage = link.pathname !== location.pathname && !link.pathname.includes('.');
      if (isPage && !link.closest(LONG_LISTS)) observer.observe(link);
    }
  },
};

export default prefetch;
