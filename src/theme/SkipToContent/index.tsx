// Change: on endpoint pages, a second link skips to the samples.
import type { ReactNode } from 'react';
import { useActivePluginAndVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import SkipToContent from '@theme-original/SkipToContent';

/** Whether the page is in the folder of operations, which all have samples. */
function useIsOperation(): boolean {
  const { pathname } = useLocation();
  const { docs = [] } = useActivePluginAndVersion()?.activeVersion ?? {};
  return docs.some(({ id, path }) => path === pathname && id.startsWith('api/'));
}

export default function SkipLinks(): ReactNode {
  return (
    <>
      <SkipToContent />
      {useIsOperation() && (
        <div role="region" aria-label="Skip to samples">
          {/* oxlint-disable-next-line react/forbid-elements -- an anchor on the same page */}
          <a href="#samples" className="skip-link">
            Skip to samples
          </a>
        </div>
      )}
    </>
  );
}
