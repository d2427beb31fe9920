import type { LoadContext, Plugin } from '@docusaurus/types';
import { LANGUAGES } from '../reference/view/requests/languages';
import { CODE_LANGUAGE_ATTRIBUTE, CODE_LANGUAGE_STORAGE } from '../codeLanguage';

/** Sets the stored language of code samples on the root element before the first paint. */
export default function codeLanguagePlugin({ siteStorage }: LoadContext): Plugin {
  const key = JSON.stringify(`${CODE_LANGUAGE_STORAGE}${siteStorage.namespace}`);
  const known = JSON.stringify(` ${LANGUAGES.map((language) => language.key).join(' ')} `);
  const attribute = JSON.stringify(CODE_LANGUAGE_ATTRIBUTE);
  return {
    name: 'code-language',
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
