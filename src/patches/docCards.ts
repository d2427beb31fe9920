import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Patch, Replacements } from './patch';

const PLUGIN = 'docusaurus-plugin-content-docs';

/** Folder of the docs plugin's route props. */
const PROPS = `${PLUGIN}/default/p`;

interface Props {
  version?: { docs?: Record<string, object> };
}

/**
 * Matches: `version.docs` in the props of the docs root route.
 * Gains: 29 kB of scripts, of which 174 kB remain.
 * Lost without it: only bytes. The props hold title and description of every page for `DocCard`, which this
 * site never renders for a generated page.
 * Can go: when Docusaurus loads the data of doc cards with the pages that show them.
 */
export const docCards: Patch = {
  name: 'docCards',
  isForBuilds: true,
  replace(site) {
    // A site without docs has no such props.
    if (!existsSync(site.generated(PLUGIN))) return {};
    const folder = site.generated(PROPS);
    const replacements: Replacements = {};
    for (const file of readdirSync(folder)) {
      const props = JSON.parse(site.read(path.join(folder, file))) as Props;
      if (!props.version) continue;
      const { docs } = props.version;
      if (!docs) throw new Error(`version.docs in ${PROPS}/${file}`);
      const written = Object.entries(docs).filter(([id]) => !id.startsWith('api/'));
      const version = { ...props.version, docs: Object.fromEntries(written) };
      const text = JSON.stringify({ ...props, version });
      replacements[path.join(folder, file)] = { file, text };
    }
    if (Object.keys(replacements).length === 0) throw new Error(`version in ${PROPS}/*.json`);
    return replacements;
  },
};
