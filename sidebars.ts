import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { parse } from 'yaml';
import { catalogueTitle } from './src/reference/print/catalogue';
import { DESCRIPTION_FOLDER, ROOT_FILE, SIDEBAR_FILE } from './src/reference/paths';

type Slice = (
  | { type: 'doc'; id: string }
  | { type: 'category'; label: string; items: { type: 'doc'; id: string }[] }
)[];

/** What the OpenAPI plugin writes; undefined before its first run, when a build says which command makes it. */
function readSlice(): Slice | undefined {
  const file = path.join(__dirname, SIDEBAR_FILE);
  // oxlint-disable-next-line typescript/no-require-imports -- a static import would need the file for type checks
  return existsSync(file) ? (require(file) as { default: Slice }).default : undefined;
}

/** Sections of the introduction that readers look for, by their anchors. */
const SECTIONS = {
  'Run it locally': 'run-it-on-your-machine',
  Locales: 'choose-a-locale',
  Errors: 'handle-errors',
  Limits: 'limits',
  Downloads: 'downloads',
  Types: 'with-a-typed-client',
  Changelog: 'changelog',
};

function createSidebars([information, ...groups]: Slice): SidebarsConfig {
  const { info } = parse(
    readFileSync(path.join(__dirname, DESCRIPTION_FOLDER, ROOT_FILE), 'utf8'),
  ) as {
    info: { summary: string };
  };
  const introduction = { type: 'doc' as const, id: '', ...information, label: 'Introduction' };
  const count = groups.reduce(
    (sum, group) => sum + (group.type === 'category' ? group.items.length : 0),
    0,
  );
  return {
    // First, because Docusaurus takes the version's main doc from the first sidebar.
    tutorialSidebar: [introduction],
    // Last, because Docusaurus shows a doc that is in several sidebars with the last of them.
    apiSidebar: [
      introduction,
      ...Object.entries(SECTIONS).map(([label, anchor]) => ({
        type: 'link' as const,
        label,
        href: `/docs/${introduction.id}#${anchor}`,
        className: 'sidebar-section',
      })),
      {
        type: 'category',
        label: 'API',
        link: {
          type: 'generated-index',
          title: catalogueTitle({ count }),
          description: `${info.summary}: every generator by tag, with the type that it returns and a value.`,
          slug: '/category/api',
        },
        collapsed: false,
        items: groups,
      },
      'custom/custom-template',
    ],
  };
}

const slice = readSlice();

export default slice ? createSidebars(slice) : { tutorialSidebar: [], apiSidebar: [] };
