import path from 'node:path';
import { DESCRIPTION_FOLDER } from '../paths.ts';
import { loadDescription } from './load.ts';
import { readApi } from './model.ts';
import type { Api } from './model.ts';

/**
 * Checks the description of a site's folder and reads its model.
 *
 * @throws DescriptionError with all faults.
 */
export async function readDescription(siteDir: string): Promise<Api> {
  return readApi(await loadDescription(path.join(siteDir, DESCRIPTION_FOLDER)));
}
