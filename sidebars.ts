import { existsSync, readFileSync } from 'node:fs';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { catalogueTitle } from './src/reference/print/catalogue';
import type { Catalogue, CatalogueGroup } from './src/reference/print/catalogue';
import { dataPath } from './src/reference/paths';

/** The catalogue that `npm run api` writes; undefined before its first run. */
function readCatalogue(): Catalogue | undefined {
  const file = dataPath('catalogue');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : undefined;
}

function groupCategory({ label, entries }: CatalogueGroup) {
  return {
    type: 'category' as const,
    label,
    items: entries.map(({ slug, label: name, method }) => ({
      type: 'doc' as const,
      id: `api/${slug}`,
      label: name,
      // The OpenAPI theme's class names.
      className: `api-method ${method.toLowerCase()}`,
    })),
  };
}

function createSidebars(catalogue: Catalogue): SidebarsConfig {
  const introduction = {
    type: 'doc' as const,
    id: `api/${catalogue.slug}`,
    label: 'Introduction',
  };
  return {
    // First, because Docusaurus takes the version's main doc from the first sidebar.
    tutorialSidebar: [introduction],
    // Last, because Docusaurus shows a doc that is in several sidebars with the last of them.
    apiSidebar: [
      introduction,
      {
        type: 'category',
        label: 'API',
        link: {
          type: 'generated-index',
          title: catalogueTitle(catalogue),
          description: catalogue.summary || undefined,
          slug: '/category/api',
        },
        collapsed: false,
        items: catalogue.groups.map(groupCategory),
      },
      'custom/custom-template',
    ],
  };
}

const catalogue = readCatalogue();

export default catalogue ? createSidebars(catalogue) : { tutorialSidebar: [], apiSidebar: [] };
