import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { CODE_LANGUAGE_ATTRIBUTE, CODE_LANGUAGE_STORAGE } from '../codeLanguage';
import { LANGUAGES } from '../reference/view/requests/languages';

const NAME = 'code-language';
const STYLES = 'languages.css';

/** A rule for the elements of a class that are of the reader's language, or for those that are not. */
function rule(element: string, isChosen: boolean, declarations: string): string {
  const selectors = LANGUAGES.map(({ key }) => {
    const own = `[data-language='${key}']`;
    const root = `html[${CODE_LANGUAGE_ATTRIBUTE}='${key}'] body`;
    return `${root} .${element}${isChosen ? own : `:not(${own})`}`;
  });
  return `${selectors.join(',\n')} {${declarations}}\n`;
}

/** Shows the panel of the reader's language, and marks its tab. */
const css = [
  rule('code-language-panel', false, 'display: none'),
  rule('code-language-panel', true, 'display: block'),
  rule(
    'code-language-tab',
    false,
    'border-color: transparent; color: var(--site-muted); font-weight: 400',
  ),
  rule(
    'code-language-tab',
    true,
    'border-color: var(--ifm-color-primary); color: var(--ifm-heading-color); font-weight: 600',
  ),
].join('');

/** Sets the stored language of code samples on the root element before the first paint, and styles the samples by it. */
export default function codeLanguagePlugin(context: LoadContext): Plugin {
  const { siteStorage, generatedFilesDir } = context;
  const key = JSON.stringify(`${CODE_LANGUAGE_STORAGE}${siteStorage.namespace}`);
  const attribute = JSON.stringify(CODE_LANGUAGE_ATTRIBUTE);
  return {
    name: NAME,
    contentLoaded: async ({ actions }) => {
      await actions.createData(STYLES, css);
    },
    // Where `createData` writes it.
    getClientModules: () => [path.join(generatedFilesDir, NAME, 'default', STYLES)],
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: `try{const l=${siteStorage.type}.getItem(${key});if(l)document.documentElement.setAttribute(${attribute},l)}catch{}`,
        },
      ],
    }),
  };
}
