import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { parse } from 'yaml';
import { catalogueTitle } from './src/reference/render/catalogue';
import { SPEC_FOLDER, ROOT_FILE, SIDEBAR_FILE } from './src/reference/paths';
import { CATALOGUE_LABEL } from './src/site/sidebar';
import type { SidebarProps } from './src/site/sidebar';
import { EXPLORER_PATH } from './src/site/urls';

type Slice = (
  | { type: 'doc'; id: string }
  | { type: 'category'; label: string; items: { type: 'doc'; id: string }[] }
)[];

/** Returns the sidebar of the OpenAPI plugin; undefined before the plugin has run. */
function readSlice(): Slice | undefined {
  const file = path.join(__dirname, SIDEBAR_FILE);
  // oxlint-disable-next-line typescript/no-require-imports -- a static import would need the file for type checks
  return existsSync(file) ? (require(file) as { default: Slice }).default : undefined;
}

const GUIDE_POSTS = ['blog/2025-01-20-first-blog-post.mdx', 'blog/2025-02-17-long-blog-post.mdx'];

/** Links to a post, with its title as the label. */
function linkPost(source: string) {
  const [, frontMatter = ''] = source.split(/^---$/m);
  const { slug, title } = parse(frontMatter) as { slug: string; title: string };
  return { type: 'link' as const, label: title, href: `/blog/${slug}` };
}

function createSidebars(tags: Slice): SidebarsConfig {
  const read = (file: string): string => readFileSync(path.join(__dirname, file), 'utf8');
  const { info } = parse(read(`${SPEC_FOLDER}/${ROOT_FILE}`)) as {
    info: { summary: string };
  };
  const introduction = { type: 'doc' as const, id: 'introduction', label: 'Introduction' };
  const count = tags.reduce(
    (sum, tag) => sum + (tag.type === 'category' ? tag.items.length : 0),
    0,
  );
  const pageTitle = catalogueTitle({ count });
  return {
    // This sidebar is first, because Docusaurus takes the version's main doc from the first sidebar.
    tutorialSidebar: [introduction],
    // This sidebar is last, because Docusaurus shows a doc in the last sidebar that contains it.
    apiSidebar: [
      introduction,
      {
        type: 'category',
        label: 'Guides',
        collapsible: false,
        items: [
          'custom/custom-template',
          { type: 'link', label: 'Explorer', href: EXPLORER_PATH },
          ...GUIDE_POSTS.map((file) => linkPost(read(file))),
        ],
      },
      {
        type: 'category',
        label: CATALOGUE_LABEL,
        customProps: { pageTitle } satisfies SidebarProps,
        link: {
          type: 'generated-index',
          title: pageTitle,
          description: `${info.summary}: every generator by tag, with the type that it returns and a value.`,
          slug: '/category/api',
          keywords: ['all endpoints', 'list of endpoints', 'catalogue', 'overview'],
        },
        collapsed: false,
        items: tags,
      },
    ],
  };
}

const slice = readSlice();

export default slice ? createSidebars(slice) : { tutorialSidebar: [], apiSidebar: [] };
