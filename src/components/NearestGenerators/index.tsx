import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { pathOf } from '@site/src/search/hits';
import { findNearestToAddress } from '@site/src/search/nearestAddress';
import { loadChunk } from '../LazyChunk/loadChunk';
import type { GeneratorEntry } from '@site/src/search/entries';

/** The generators nearest to the slug. None until their names are loaded, or when they cannot be. */
function useNearest(slug: string): GeneratorEntry[] {
  const [found, setFound] = useState<{ slug: string; generators: GeneratorEntry[] }>();
  useEffect(() => {
    if (slug === '') return undefined;
    let isCurrent = true;
    const show = (generators: GeneratorEntry[]) => {
      if (isCurrent) setFound({ slug, generators });
    };
    // The page says where else to look, with or without them.
    void loadChunk(() => findNearestToAddress(slug), { task: 'not found' }).then(show, () =>
      show([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [slug]);
  return found?.slug === slug ? found.generators : [];
}

/** The generators whose names are nearest to an unknown address below `/docs/api`; nothing at other addresses. */
export function NearestGenerators(): ReactNode {
  const { pathname } = useLocation();
  const folder = useBaseUrl('/docs/api/');
  const generators = useNearest(pathname.startsWith(folder) ? pathname.slice(folder.length) : '');
  if (generators.length === 0) return null;
  return (
    <>
      <p>The generators with the nearest names:</p>
      <ul>
        {generators.map((entry) => (
          <li key={entry.slug}>
            <Link to={pathOf(entry)}>{entry.label}</Link>, in {entry.tag}
          </li>
        ))}
      </ul>
    </>
  );
}
