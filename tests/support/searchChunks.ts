import { builtFiles, readBuilt } from './build';

/** The script of the build that holds a text, as a path below the build. */
function findScript(text: string): string {
  const scripts = builtFiles('.js').filter((file) => readBuilt(file).includes(text));
  const [script] = scripts;
  if (script === undefined || scripts.length > 1) {
    throw new Error(`One script should hold ${text}, not ${scripts.length}`);
  }
  return script;
}

/** What can be found, by the name that only its documents have for allowed values. */
export const dataScript = findScript('"options":[');

/** The dialog and its engine. */
export const dialogScript = findScript('Search the documentation');
