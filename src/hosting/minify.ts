import { minifySync } from '@swc/html';
import type { Options } from '@swc/html';
import { createScriptReader, readInlineCode } from './inline.ts';
import type { InlineCode } from './inline.ts';
import { createShortener } from './shortenPage.ts';
import type { ShortenScript } from './shortenPage.ts';

/**
 * For scripts, and for pages that `shortenPage.ts` leaves: what the framework's own call of the same library
 * asks for, with one difference. White space stays: React's output has none to spare, nor has
 * `src/pageTemplate.ts`, and looking for it takes half of the time.
 */
const OPTIONS: Options = {
  collapseWhitespaces: 'none',
  // React finds the places of texts by its comments.
  removeComments: false,
  preserveComments: [],
  // Crawlers look for it.
  tagOmission: 'keep-head-and-body',
  // Else the page would differ from what React renders on it.
  sortSpaceSeparatedAttributeValues: false,
  sortAttributes: false,
  normalizeAttributes: false,
  removeEmptyAttributes: false,
  removeRedundantAttributes: 'none',
  minifyJs: true,
  minifyJson: true,
  minifyCss: true,
};

/** A smaller page, the inline code in it, and what is wrong with its HTML. */
export interface Minified {
  code: string;
  inline: InlineCode;
  faults: string[];
}

const minifyHtml = (html: string) => minifySync(Buffer.from(html), OPTIONS);

/** Makes any page smaller. */
function minifyOther(page: string): Minified {
  const { code, errors = [] } = minifyHtml(page);
  return { code, inline: readInlineCode(code), faults: errors.map(({ message }) => message) };
}

/** Start tags of scripts that hold data: as React and the framework write it, there is nothing to spare. */
const DATA = /\stype=[^\s>]*json/;

const SCRIPT = /<script[^>]*>([^]*)<\/script>/;

function minifyScript(startTag: string, script: string): string {
  // With a `>` in a value, the start tag ends elsewhere.
  if (startTag.indexOf('>') < startTag.length - 1) return script;
  const { code } = minifyHtml(`<!doctype html><title></title>${startTag}${script}</script>`);
  return SCRIPT.exec(code)?.[1] ?? script;
}

/** Makes scripts smaller, each once: pages have the same ones. */
function createScripts(): ShortenScript {
  const known = new Map<string, string>();
  return (startTag, script) => {
    if (DATA.test(startTag)) return script;
    const key = startTag + script;
    const small = known.get(key) ?? minifyScript(startTag, script);
    known.set(key, small);
    return small;
  };
}

/** Makes pages smaller, without a change of what they say or of what React finds. */
export function createMinifier(): (page: string) => Minified {
  const shorten = createShortener(createScripts());
  const readScripts = createScriptReader();
  return (page) => {
    const short = shorten(page);
    if (!short) return minifyOther(page);
    const { code, scripts, isSuspect } = short;
    const inline = isSuspect ? readInlineCode(code) : readScripts(scripts);
    return { code, inline, faults: [] };
  };
}
