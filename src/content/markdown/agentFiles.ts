import { createProse } from '../../reference/view/prose.ts';
import { link, table } from '../../reference/render/markdown/text.ts';
import type { ProseNode } from '../../reference/model/types.ts';
import { formatSize } from '../../site/downloads.ts';
import { LLMS_FILE, LLMS_FULL_FILE } from '../../site/urls.ts';

/** The files that agents read, the smallest first. Files for language models also hold guides and posts. */
const USES: readonly [file: string, use: string][] = [
  [LLMS_FILE, 'A list of all pages with one line each. Start here.'],
  ['generators.json', 'For programs that choose a generator.'],
  ['openapi.json', 'For programs that create tools from the document.'],
  [LLMS_FULL_FILE, 'All pages, to build a search index.'],
];

/**
 * Creates the table of files for agents.
 *
 * @param texts The files, by name. A guide in them can still be the source of its page, so sizes are approximate.
 * @throws Error if a file is missing.
 */
export function createAgentFiles(texts: ReadonlyMap<string, string>): ProseNode[] {
  const rows = USES.map(([file, use]) => {
    const text = texts.get(file);
    if (text === undefined) throw new Error(`${file} is not among the files of the site.`);
    const size = `about ${formatSize(text).replace(' ', '\u00A0')}`;
    return [link(file, `pathname:///${file}`), size, use];
  });
  const markdown = table([['File', 'Size', 'Use'], ...rows]);
  return createProse(markdown, 'Files for agents')?.nodes ?? [];
}
