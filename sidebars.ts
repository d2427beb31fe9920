import { existsSync, readFileSync } from 'node:fs';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { catalogueTitle } from './src/reference/print/catalogue';
import type { Catalogue, CatalogueGroup } from './src/reference/print/catalogue';
import { dataPath } from './src/reference/paths';

/** What `npm run api` has made; nothing before its first run. */
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
      // The class names of the OpenAPI theme.
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
    // First: its first doc is the main doc of the version.
    tutorialSidebar: [introduction],
    // Last: of several sidebars that hold a doc, the last one is shown with it.
    apiSidebar: [
      introduction,
      {
        type: 'category',
        label: 'API',
        link: {
          type: 'generated-index',
          title: catalogueTitle(catalogue.count),
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
