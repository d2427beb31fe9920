/** A mock server made from the description: Prism, started once for all that is asked of it. */
import { afterAll, beforeAll, describe } from 'vitest';
import { startPrism } from '../support/prism.ts';
import type { RunningServer } from '../support/prism.ts';
import { testRecipe } from './mock-server/recipe.ts';
import { testSamples } from './mock-server/samples.ts';

let server: RunningServer;

beforeAll(async () => {
  // Stricter than the recipe is: a sample that breaks the description is an error as well.
  server = await startPrism(['--errors']);
});

afterAll(() => server.stop());

const origin = (): string => server.origin;

describe('mock server recipe', () => testRecipe(origin));
describe('samples', () => testSamples(origin));
