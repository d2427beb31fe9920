/** The view of the project's OpenAPI document. It takes seconds, so each process creates it once. */
import { createView } from '../../src/reference/view/api.ts';
import { api } from './spec.ts';

export const ownView = createView(api);
