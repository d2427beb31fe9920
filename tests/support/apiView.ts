/** The page model of the project's OpenAPI document. Each process creates it only once, because this takes seconds. */
import { createApiView } from '../../src/reference/view/api.ts';
import { api } from './spec.ts';

export const apiView = createApiView(api);
