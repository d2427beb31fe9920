/** The view of the project's OpenAPI document. It takes seconds, so each process creates it once. */
import { bundleSpec, readRoot } from '../../src/reference/read/load.ts';
import { createApi } from '../../src/reference/read/api.ts';
import { viewOf } from './api.ts';

export const ownApi = createApi(await bundleSpec(await readRoot()));

export const ownView = viewOf(ownApi);
