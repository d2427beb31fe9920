import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ModuleAliases, Patch } from './index';

const PLUGIN = 'docusaurus-plugin-content-docs';

/** Folder of the docs plugin's route props. */
const PROPS = `${PLUGIN}/default/p`;

interface Props {
  version?: { docs?: Record<string, object> };
}

/**
 * Matches: `version.docs` in the props of the docs root route.
 * Gains: 29 kB of scripts, so that 185 kB remain.
 * Lost without it: only bytes. The props hold title and description of every page for `DocCard`, which this
 * site never renders for a generated page.
 * Remove: when Docusaurus loads the data of doc cards with the pages that show them.
 */
export const docCards: Patch = (site) => {
  // During `npm start`, the props change with each edit. A site without docs has none.
  if (process.env.NODE_ENV === 'development' || !existsSync(site.generated(PLUGIN))) return {};
  const aliases: ModuleAliases = {};
  for (const name of readdirSync(site.generated(PROPS))) {
    const file = path.join(site.generated(PROPS), name);
    const props = JSON.parse(site.read(file)) as Props;
    if (!props.version) continue;
    const { docs } = props.version;
    if (!docs) throw new Error(`version.docs in ${PROPS}/${name}`);
    const written = Object.entries(docs).filter(([id]) => !id.startsWith('api/'));
    const version = { ...props.version, docs: Object.fromEntries(written) };
    aliases[file] = site.write(`docCards/${name}`, JSON.stringify({ ...props, version }));
  }
  if (Object.keys(aliases).length === 0) throw new Error(`version in ${PROPS}/*.json`);
  return aliases;
};
