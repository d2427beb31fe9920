// Change: an error anywhere in a page shows the same message as an error in its content. It is inside the layout,
// unless the layout throws the error. The message disappears when the reader goes to another page.
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
// oxlint-disable-next-line no-restricted-imports -- the layout needs it, see NO_ROUTE
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { useLocation } from '@docusaurus/router';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type { Props } from '@theme/Error';

/**
 * Route context for the layout. The layout needs a context, because the error boundary is outside all routes.
 * Docusaurus exports no provider: its own `@theme/Error` imports this private provider too (facebook/docusaurus#9852).
 * If the module moves, type check and build fail. Without the provider, the message would be shown without the layout.
 */
const NO_ROUTE = { plugin: { name: 'crash', id: 'default' } };

export default function Error(props: Props): ReactNode {
  const { pathname } = useLocation();
  const crashed = useRef(pathname);
  const { tryAgain } = props;
  useEffect(() => {
    if (pathname !== crashed.current) tryAgain();
  }, [pathname, tryAgain]);
  const content = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={NO_ROUTE}>
      <ErrorBoundary fallback={() => content}>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
