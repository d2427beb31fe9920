import { SEARCH_SCRIPT_MARKERS } from '../../bench/sites.mts';
import { listBuiltFiles, readBuiltFile } from './build';

const scripts = listBuiltFiles('.js').map((file) => ({ file, text: readBuiltFile(file) }));

/** Finds the script that contains a string. Returns its path in the build folder. */
function findScript(text: string): string {
  const [script, ...others] = scripts.filter((each) => each.text.includes(text));
  if (script === undefined || others.length > 0) {
    throw new Error(`Exactly one script must contain ${text}.`);
  }
  return script.file;
}

/** Script with the search data. */
export const searchDataScript = findScript(SEARCH_SCRIPT_MARKERS.data);

/** Script with MiniSearch. The search and the catalogue load it. */
export const miniSearchScript = findScript(SEARCH_SCRIPT_MARKERS.engine);

export const searchDialogScript = findScript(SEARCH_SCRIPT_MARKERS.dialog);
