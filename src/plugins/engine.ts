import type { Plugin } from '@docusaurus/types';
import type { Reference } from '../reference/reference';

/** Hands over what the explorer and the editors import from `@generated/engine`: tables, recorded responses, locales. */
export default function enginePlugin(): Plugin {
  return {
    name: 'engine',
    async allContentLoaded({ allContent, actions }) {
      const reference = allContent['reference']?.default as Reference;
      for (const [file, text] of reference.engine.data) await actions.createData(file, text);
    },
  };
}
