/** The view of the project's own description, made once in a process: it takes seconds. */
import { OWN_DESCRIPTION } from '../../src/reference/paths.ts';
import { loadDescription } from '../../src/reference/read/load.ts';
import { readApi } from '../../src/reference/read/model.ts';
import { viewOf } from './api.ts';

export const ownApi = readApi(await loadDescription({ file: OWN_DESCRIPTION }));

export const ownView = viewOf(ownApi);
