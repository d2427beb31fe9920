import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { CODE_LANGUAGES } from '../samples/languages';
import { CODE_LANGUAGE_ATTRIBUTE, CODE_LANGUAGE_STORAGE } from '../samples/codeLanguageStorage';

const PLUGIN_NAME = 'code-language';
const STYLE_SHEET = 'languages.css';

const ROOT = `html[${CODE_LANGUAGE_ATTRIBUTE}`;

/**
 * Creates two CSS rules for the elements of a class. If a language is set, the first rule applies to all elements, and
 * the second rule applies to elements of that language.
 */
function rules(element: string, all: string, chosen: string): string {
  const selectors = CODE_LANGUAGES.map(
    ({ key }) => `${ROOT}='${key}'] body .${element}[data-language='${key}']`,
  );
  return `${ROOT}] body .${element}[data-language] {${all}}\n${selectors.join(',\n')} {${chosen}}\n`;
}

/**
 * Shows the panel of the reader's language, and shows and highlights its tab. The inline script sets known languages
 * only.
 */
const css =
  rules('code-language-panel', 'display: none', 'display: block') +
  rules(
    'code-language-tab',
    'border-color: transparent; color: var(--site-muted); font-weight: 400',
    'display: block; border-color: var(--ifm-color-primary); color: var(--ifm-heading-color); font-weight: 600',
  );

/**
 * Sets the stored language of code samples on the root element before the first paint, and styles the samples
 * accordingly.
 */
export default function codeLanguagePlugin(context: LoadContext): Plugin {
  const { siteStorage, generatedFilesDir } = context;
  const key = JSON.stringify(`${CODE_LANGUAGE_STORAGE}${siteStorage.namespace}`);
  const known = JSON.stringify(` ${CODE_LANGUAGES.map((language) => language.key).join(' ')} `);
  const attribute = JSON.stringify(CODE_LANGUAGE_ATTRIBUTE);
  return {
    name: PLUGIN_NAME,
    contentLoaded: async ({ actions }) => {
      await actions.createData(STYLE_SHEET, css);
    },
    // `createData` writes the style sheet to this path.
    getClientModules: () => [path.join(generatedFilesDir, PLUGIN_NAME, 'default', STYLE_SHEET)],
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: `try{const l=${siteStorage.type}.getItem(${key});if(l&&${known}.includes(' '+l+' '))document.documentElement.setAttribute(${attribute},l)}catch{}`,
        },
      ],
    }),
  };
}
