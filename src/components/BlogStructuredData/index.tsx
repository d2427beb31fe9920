import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';

/** Author in Docusaurus' structured data, see https://schema.org/Person. */
interface Author {
  '@type': 'Person';
  name?: string;
  image?: string;
}

const isAuthor = (value: unknown): value is Author =>
  typeof value === 'object' && value !== null && '@type' in value && value['@type'] === 'Person';

/** Teams have author names such as `API team`. */
const isTeam = (name = ''): boolean => name.endsWith(' team');

/** Renders structured data of the blog. Authors that are teams become organizations, and images get absolute URLs. */
export function BlogStructuredData({ data }: { data: object }): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const correct = (_: string, value: unknown): unknown => {
    if (!isAuthor(value)) return value;
    const { name, image } = value;
    return {
      ...value,
      '@type': isTeam(name) ? 'Organization' : value['@type'],
      ...(image && { image: withBaseUrl(image, { absolute: true }) }),
    };
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data, correct)}</script>
    </Head>
  );
}
