import { CATALOGUE_PATH, operationPath, siteUrl, twinUrl } from '../../site.ts';
import { describeTwins } from '../../view/twinsNote.ts';
import type { ApiView, GroupView } from '../../view/types.ts';
import type { Download } from '../downloads/files.ts';
import { formatSize } from '../downloads/files.ts';
import { renderFields } from './field.ts';
import type { LinkPlace } from './links.ts';
import { renderProse } from './prose.ts';
import { blocks, code, item, link, plain } from './text.ts';

function renderDownload({ file, label, purpose, text }: Download, { site }: LinkPlace): string {
  return item(`${link(label, siteUrl(site, file))} (${formatSize(text)}): ${plain(purpose)}`);
}

function renderGroup({ label, summary, operations }: GroupView, { site }: LinkPlace): string {
  const first = operationPath(operations[0]?.slug ?? '');
  const head = `${link(label, twinUrl(site, first))} (${operations.length})`;
  return item(`${head}${summary && `: ${plain(summary)}`}`);
}

/** The Markdown twin of the information page, without front matter. */
export function renderInfoTwin(
  view: ApiView,
  { place, downloads }: { place: LinkPlace; downloads: readonly Download[] },
): string {
  const { title, summary, version, server, texts, schemes } = view;
  const count = link(String(view.operations.length), twinUrl(place.site, CATALOGUE_PATH));
  const facts = [
    item(`Base URL: ${code(server)}`),
    item(`Version: ${plain(version)}`),
    item(`Generators: ${count}`),
  ];
  const fields = schemes.map(({ field }) => field);
  return blocks(
    `# ${plain(title)}`,
    plain(summary),
    facts.join('\n'),
    renderProse(texts.start, place),
    blocks('### Authorization', renderFields(fields, { ...place, components: view.components })),
    renderProse(texts.main, place),
    '## Downloads',
    downloads.map((each) => renderDownload(each, place)).join('\n'),
    renderProse(describeTwins(), place),
    renderProse(texts.end, place),
    '## Generators',
    view.groups.map((group) => renderGroup(group, place)).join('\n'),
  );
}
