/** The view of the project's own description, made once in a process: it takes seconds. */
import { bundleDescription, readRoot } from '../../src/reference/read/load.ts';
import { readApi } from '../../src/reference/read/api.ts';
import { viewOf } from './api.ts';

export const ownApi = readApi(await bundleDescription(await readRoot()));

export const ownView = viewOf(ownApi);
