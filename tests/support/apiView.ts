/** The page model of the project's OpenAPI document. Its creation takes seconds, so each process creates it only once. */
import { createApiView } from '../../src/reference/view/api.ts';
import { api } from './spec.ts';

export const apiView = createApiView(api);
