/** Compiles MDX as Docusaurus does and runs it, to see what a reader sees. */
import { run } from '@mdx-js/mdx';
import type { Options } from '@docusaurus/mdx-loader/lib/options';
import preprocess from '@docusaurus/mdx-loader/lib/preprocessor';
import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor';
import type { MarkdownConfig } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';

/** Where the reference's pages lie. */
const filePath = 'docs/api/page.mdx';

/** The site's configuration, as Docusaurus completes it. */
const markdownConfig: MarkdownConfig = {
  format: 'mdx',
  mermaid: false,
  emoji: false,
  mdx1Compat: { comments: false, admonitions: false, headingIds: false },
  anchors: { maintainCase: false },
  remarkRehypeOptions: {},
  hooks: { onBrokenMarkdownImages: 'throw', onBrokenMarkdownLinks: 'throw' },
  parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
};

const options: Options & { outputFormat: 'function-body' } = {
  outputFormat: 'function-body',
  markdownConfig,
  staticDirs: [],
  siteDir: process.cwd(),
  admonitions: true,
};

const compiler = await createProcessorUncached({ options, format: 'mdx' });

/** An element of a page that the site has a component for. */
export interface PageElement {
  name: string;
  props: Record<string, unknown>;
}

export interface Page {
  /** The page with all its components, which render nothing but their children. */
  html: string;
  /** The page's components, outer ones before inner ones, in reading order. */
  elements: PageElement[];
  /** What the page's module exports: the page, and what Docusaurus adds. */
  exports: string[];
  frontMatter: Record<string, unknown>;
}

/** Components for all elements with a capital letter, which record how they are used. */
function createComponents(text: string, elements: PageElement[]) {
  const names = new Set([...text.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  const create = (name: string) =>
    function Recorder({ children, ...props }: { children?: ReactNode }) {
      elements.push({ name, props });
      return createElement(Fragment, null, children);
    };
  return Object.fromEntries([...names].map((name) => [name, create(name)]));
}

/** The module that a text becomes, front matter and all. */
async function compilePage(
  text: string,
  frontMatter: Record<string, unknown> = {},
): Promise<string> {
  const content = preprocess({ fileContent: text, filePath, markdownConfig, admonitions: true });
  const page = { content, filePath, frontMatter, compilerName: 'client' as const };
  return (await compiler.process(page)).content;
}

/** The front matter of a page, as Docusaurus reads it, and what follows it. */
export function readFrontMatter(text: string) {
  return DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent: text });
}

/** A line that imports a component of the site, for which `createComponents` has another. */
const COMPONENT_IMPORT = /^import \w+ from '@site\/src\/components\/[^']+';$/gm;

/** Compiles a whole page, runs its module and renders it. */
export async function readPage(text: string): Promise<Page> {
  const { frontMatter, content: whole } = await readFrontMatter(text);
  const content = whole.replaceAll(COMPONENT_IMPORT, '');
  const code = await compilePage(content, frontMatter);
  const elements: PageElement[] = [];
  const components = createComponents(content, elements);
  const module = await run(code, {
    ...runtime,
    baseUrl: import.meta.url,
    useMDXComponents: () => components,
  });
  const html = renderToStaticMarkup(createElement(module.default));
  return { html, elements, exports: Object.keys(module), frontMatter };
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

/** The text of well-formed HTML, its white space collapsed. */
export function visibleText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
