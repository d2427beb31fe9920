import type { Api } from '../read/model.ts';
import type { Download } from '../print/downloads/files.ts';
import { formatSize } from '../print/downloads/size.ts';
import { LLMS_FILE, LLMS_FULL_FILE } from '../print/markdown/files.ts';
import { renderFrontMatter } from './frontMatter.ts';
import type { SiteAddress } from '../site.ts';
import { blocks, element, fence } from './jsx.ts';
import { describeMockServer } from './mockServer.ts';
import { firstParagraph, sectionHeading, toSafeLink, toSafeMdx } from './prose.ts';

function renderSecuritySchemes({ securitySchemes }: Api): string {
  const fields = securitySchemes.map(({ key, type, in: place, name, description, scheme }) =>
    element(
      'Parameter',
      {
        name: name ?? key,
        anchor: `auth-${key}`,
        type: place === undefined ? [type, scheme].filter(Boolean).join(' ') : `key in ${place}`,
      },
      toSafeMdx(description ?? '', 6),
    ),
  );
  return fields.length > 0 ? blocks('## Authorization', ...fields) : '';
}

/** What there is for readers that prefer Markdown, with links to both files. */
export function describeTwins(index: string, full: string): string {
  return `Each page of this documentation is there as Markdown, too: its address followed by \`.md\`. ${index} lists these files, and ${full} holds the text of all of them.`;
}

/** Files that are no pages: the framework's protocol keeps its router from looking for them. */
function renderDownloads(downloads: readonly Download[]): string {
  const items = downloads.map(({ file, label, purpose, text }) => {
    const link = toSafeLink(label, `pathname:///${file}`);
    return `- **${link}**, ${formatSize(text)}. ${purpose}`;
  });
  const index = toSafeLink(LLMS_FILE, `pathname:///${LLMS_FILE}`);
  const full = toSafeLink(LLMS_FULL_FILE, `pathname:///${LLMS_FULL_FILE}`);
  return blocks('## Downloads', items.join('\n'), describeTwins(index, full));
}

/** The page about the API as a whole: what it is, how to sign in, and what it can generate. */
export function renderInfoPage(
  api: Api,
  { site, downloads }: { site: SiteAddress; downloads: readonly Download[] },
): string {
  const { title, slug, summary, description, version, server } = api;
  const frontMatter = renderFrontMatter({
    id: slug,
    title,
    description: summary || firstParagraph(description) || title,
    slug: `/api/${slug}`,
    sidebar_label: 'Introduction',
    custom_edit_url: null,
  });
  const groups = api.groups.map(({ label, description: about, operations }) =>
    element('GroupCard', {
      label,
      description: firstParagraph(about),
      count: operations.length,
      to: `/docs/api/${operations[0]?.slug ?? ''}`,
    }),
  );
  return `${blocks(
    frontMatter,
    element('ApiFacts', { summary, version, server, operations: api.operations.length }),
    toSafeMdx(description, sectionHeading(description)),
    renderSecuritySchemes(api),
    renderDownloads(downloads),
    describeMockServer(api, site, fence),
    '## Generators',
    element('GroupCards', {}, blocks(...groups)),
  )}\n`;
}
