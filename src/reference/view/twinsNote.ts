import { LLMS_FILE, LLMS_FULL_FILE } from '../site.ts';
import type { Prose, ProseElement } from './types.ts';

/** A link to a file of the site; with `pathname:`, Docusaurus does not treat it as a route. */
function fileLink(file: string): ProseElement {
  return ['a', { href: `pathname:///${file}` }, file];
}

/** A paragraph on the Markdown twins of the site. */
export function describeTwins(): Prose {
  return [
    [
      'p',
      {},
      'Reference pages, guides and posts are also available as Markdown, at their address followed by ',
      ['code', {}, '.md'],
      '. ',
      fileLink(LLMS_FILE),
      ' lists these files, and ',
      fileLink(LLMS_FULL_FILE),
      ' has the text of all of them. For a smaller context window, the list has a file for each tag.',
    ],
  ];
}
