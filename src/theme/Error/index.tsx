// Change: a crash of a page as a whole shows the same screen as a crash of its content, inside the
// layout or, when the layout is what crashes, without it.
import type { ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type { Props } from '@theme/Error';

/** The layout cannot render outside a route, and a crash has left the route. */
const NO_ROUTE = { plugin: { name: 'crash', id: 'default' } };

export default function Error(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={NO_ROUTE}>
      <ErrorBoundary fallback={() => content}>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
