import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Makes `/docs` itself a page that leads to the information page: in the server's HTML, after a
 * navigation in the app, and while editing. The docs plugin has pages below `/docs` only.
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
