import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { PurgeCSS } from 'purgecss';
import { hashSource } from './inlineCode.ts';

/**
 * Inlines the styles for the first paint, which saves a round trip, and moves the link to the whole style sheet after
 * the content, where it does not block painting. All pages of a group share one inline style sheet, so that the content
 * security policy needs few hashes.
 */

/** Groups of pages by path. The first match applies: operations, other docs, all other pages. */
const PAGE_GROUPS: readonly RegExp[] = [/^docs\/api\/generate-/, /^docs\//, /./];

/** Selectors without effect on the first paint: reader actions, states set by scripts, the back-to-top button. */
const DEFERRED = /:(?:hover|active|focus)|back-?to-?top|^data-(?:copied|marked|moving|searching)$/i;

/** Declarations without effect before the reader acts. */
const FOR_ACTIONS =
  /(?<=[{;])(?:transition|animation|cursor|(?:-webkit-)?user-select|-webkit-tap-highlight-color|will-change)[\w-]*:[^;}]*;?/g;

/** Names in a page that selectors can match: elements, classes, ids, and attributes with their values. */
class Names {
  readonly tags = new Set<string>();
  readonly classes = new Set<string>();
  readonly ids = new Set<string>();
  readonly attributes = new Set<string>();
  readonly values = new Set<string>();

  add(tag: string, attributes: Record<string, string>): void {
    this.tags.add(tag);
    for (const [name, value] of Object.entries(attributes)) {
      this.attributes.add(name);
      if (name === 'id') this.ids.add(value);
      const words = name === 'class' ? value.split(/\s+/) : [];
      for (const word of words) this.classes.add(word);
      // Keeps short values only, because selectors match only short values, such as those of `type` and `class`.
      for (const word of [value, ...words]) if (word.length < 40) this.values.add(word);
    }
  }
}

interface Page {
  html: string;
  /** The style sheet link in the head: its position and URL. */
  link: { start: number; end: number; href: string };
  /** Position of the scripts, after the content. */
  scripts: number;
}

/**
 * Reads a page, and adds its names to those of its group.
 *
 * @returns undefined for a page without a style sheet, such as a redirect.
 */
function readPage(html: string, names: Names): Page | undefined {
  let link: Page['link'] | undefined;
  let scripts: number | undefined;
  let isInHead = true;
  const parser = new Parser({
    onopentag(tag, attributes) {
      names.add(tag, attributes);
      const { startIndex: start, endIndex } = parser;
      if (tag === 'body') isInHead = false;
      if (
        isInHead &&
        tag === 'link' &&
        attributes.rel === 'stylesheet' &&
        attributes.media === undefined
      ) {
        link ??= { start, end: endIndex + 1, href: attributes.href ?? '' };
      }
      if (tag === 'script' && attributes.src !== undefined) scripts ??= start;
    },
  });
  parser.end(html);
  return link && { html, link, scripts: scripts ?? html.length };
}

/** Extracts the rules of a style sheet that match something, with the variables and animations that they use. */
async function extract(css: string, names: Names): Promise<string> {
  // Inline scripts set states such as the colour mode before the first paint.
  for (const [, name = '', value = ''] of css.matchAll(/\[(data-[\w-]+)(?:="?([\w-]+)"?)?\]/g)) {
    names.add('html', { [name]: value });
  }
  const found = {
    tags: [...names.tags],
    classes: [...names.classes],
    ids: [...names.ids],
    attributes: { names: [...names.attributes], values: [...names.values] },
    undetermined: [],
  };
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    extractors: [{ extensions: ['html'], extractor: () => found }],
    css: [{ raw: css.replaceAll(FOR_ACTIONS, '') }],
    blocklist: [DEFERRED],
    variables: true,
    keyframes: true,
  });
  // PurgeCSS keeps conditions whose content it has removed.
  return (result?.css ?? '').replaceAll(/@supports[^{}]+\{\}/g, '');
}

/**
 * Inlines the styles of a build's pages. The policy rejects pages that have inline styles already.
 *
 * @param build Docusaurus' output folder.
 * @param basePath Base path of the site: `/documentation/`.
 * @param files Paths of the pages in the folder.
 * @returns CSP hash sources of the inline style sheets.
 * @throws Error if pages of one group have different style sheets.
 */
export async function inlineStyles(
  build: string,
  basePath: string,
  files: readonly string[],
): Promise<string[]> {
  const hashes: string[] = [];
  let left = files;
  for (const kind of PAGE_GROUPS) {
    const names = new Names();
    const own = left.filter((file) => kind.test(file));
    left = left.filter((file) => !kind.test(file));
    const pages = own.flatMap((file) => {
      const place = path.join(build, file);
      const page = readPage(readFileSync(place, 'utf8'), names);
      return page ? [{ ...page, place }] : [];
    });
    const [href, ...others] = new Set(pages.map(({ link }) => link.href));
    if (href === undefined) continue;
    if (others.length > 0)
      throw new Error(`Pages must have one style sheet, but they have more: ${others.join(', ')}.`);
    const css = readFileSync(path.join(build, href.slice(basePath.length)), 'utf8');
    const style = await extract(css, names);
    hashes.push(hashSource(style));
    for (const { html, link, scripts, place } of pages) {
      const parts = [
        html.slice(0, link.start),
        `<style>${style}</style>`,
        html.slice(link.end, scripts),
        html.slice(link.start, link.end),
        html.slice(scripts),
      ];
      writeFileSync(place, parts.join(''));
    }
  }
  return hashes;
}
