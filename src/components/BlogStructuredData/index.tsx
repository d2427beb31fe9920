import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';

/** Author in the structured data of Docusaurus, see https://schema.org/Person. */
interface Author {
  '@type': 'Person';
  name?: string;
  image?: string;
}

const isAuthor = (value: unknown): value is Author =>
  typeof value === 'object' && value !== null && '@type' in value && value['@type'] === 'Person';

/** Teams sign posts as `API team`. */
const isTeam = (name = ''): boolean => name.endsWith(' team');

/** Structured data of the blog. Authors that are teams are organisations, and their images have absolute URLs. */
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
