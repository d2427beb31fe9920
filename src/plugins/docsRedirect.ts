import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Adds a route that redirects `/docs`, for which the docs plugin has no page, to the information page:
 * in the HTML, in client-side navigation and in `npm start`.
 */
export default function docsRedirectPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'docs-redirect',
    contentLoaded({ actions }) {
      actions.addRoute({
        path: `${baseUrl}docs`,
        component: '@site/src/components/DocsRedirect/index.tsx',
        exact: true,
      });
    },
  };
}
