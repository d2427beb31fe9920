import { escapeHtml } from '../escapeHtml.ts';
import { describeTwins } from '../view/twinsNote.ts';
import type { ApiView, Prose, ProseNode } from '../view/types.ts';
import type { Download } from './downloads/files.ts';
import { formatSize } from './downloads/files.ts';

/** An entry of Docusaurus' table of contents. */
export interface ContentsEntry {
  value: string;
  id: string;
  level: number;
}

function textOf(node: ProseNode): string {
  if (typeof node === 'string') return node;
  const [, , ...children] = node;
  return children.map(textOf).join('');
}

/** The headings of prose as entries of the table of contents. */
function listHeadings(prose: Prose): ContentsEntry[] {
  return prose.flatMap((node): ContentsEntry[] => {
    if (typeof node === 'string') return [];
    const [tag, { id = '' }, heading] = node;
    // The heading of a closed section.
    if (tag === 'details') return heading ? listHeadings([heading]) : [];
    const level = /^h([2-6])$/.exec(tag)?.[1];
    if (level === undefined) return [];
    // Docusaurus renders the entries of a table of contents as HTML.
    return [{ value: escapeHtml(textOf(node)), id: String(id), level: Number(level) }];
  });
}

/** The data of the information page. */
export function printInfo(view: ApiView, downloads: readonly Download[]) {
  const { summary, version, server, texts, schemes, headings } = view;
  const heading = (name: keyof typeof headings, level = 2): ContentsEntry => ({
    value: name,
    id: headings[name],
    level,
  });
  return {
    summary,
    version,
    server,
    count: view.operations.length,
    contents: [
      ...listHeadings(texts.start),
      heading('Authorization', 3),
      ...listHeadings(texts.main),
      heading('Downloads'),
      ...listHeadings(texts.end),
      heading('Generators'),
    ],
    texts,
    schemes: schemes.map(({ anchor, field }) => ({ anchor, field })),
    downloads: downloads.map(({ label, file, text, purpose }) => ({
      label,
      file,
      size: formatSize(text),
      purpose,
    })),
    twins: describeTwins(),
    groups: view.groups.map(({ label, anchor, operations }) => ({
      label,
      anchor,
      count: operations.length,
    })),
  };
}

export type InfoPageData = ReturnType<typeof printInfo>;
