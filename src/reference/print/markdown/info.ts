import type { Download } from '../downloads/files.ts';
import type { Api } from '../../read/model.ts';
import { blocks, plainFence } from '../../pages/jsx.ts';
import { formatSize } from '../downloads/size.ts';
import { describeTwins } from '../../pages/infoPage.ts';
import { describeMockServer } from '../../pages/mockServer.ts';
import { firstParagraph, sectionHeading } from '../../pages/prose.ts';
import { CATALOGUE_PATH, operationPath, siteUrl, twinUrl } from '../../site.ts';
import { LLMS_FILE, LLMS_FULL_FILE } from './files.ts';
import type { LinkPlace } from './links.ts';
import { renderSecurityTwin } from './operation.ts';
import { toTwinProse } from './prose.ts';
import { code, item, link, plain } from './text.ts';

function fileLink(file: string, { site }: LinkPlace): string {
  return link(file, siteUrl(site, file));
}

function renderDownload({ file, label, purpose, text }: Download, { site }: LinkPlace): string {
  return item(`${link(label, siteUrl(site, file))} (${formatSize(text)}): ${plain(purpose)}`);
}

/** Everything that the information page says, as Markdown without front matter. */
export function renderInfoTwin(
  api: Api,
  { place, downloads }: { place: LinkPlace; downloads: readonly Download[] },
): string {
  const { title, summary, version, server, description, securitySchemes } = api;
  const count = link(String(api.operations.length), twinUrl(place.site, CATALOGUE_PATH));
  const facts = [
    server && item(`Base address: ${code(server)}`),
    item(`Version: ${plain(version)}`),
    item(`Generators: ${count}`),
  ];
  const schemes = renderSecurityTwin(securitySchemes, place);
  const groups = api.groups.map(({ label, description: about, operations }) => {
    const first = operationPath(operations[0]?.slug ?? '');
    const text = firstParagraph(about);
    return item(
      `${link(label, twinUrl(place.site, first))} (${operations.length})${text && `: ${plain(text)}`}`,
    );
  });
  return blocks(
    `# ${plain(title)}`,
    plain(summary),
    facts.filter(Boolean).join('\n'),
    toTwinProse(description, sectionHeading(description), place),
    schemes && blocks('## Authorization', schemes),
    '## Downloads',
    downloads.map((each) => renderDownload(each, place)).join('\n'),
    describeTwins(fileLink(LLMS_FILE, place), fileLink(LLMS_FULL_FILE, place)),
    describeMockServer(api, place.site, plainFence),
    '## Generators',
    groups.join('\n'),
  );
}
