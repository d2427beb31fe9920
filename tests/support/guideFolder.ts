/** Code of the introduction's section about the first request, and a folder with the files that it uses. */
import { copyFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { servedFile } from './generated.ts';
import { readFences, readIntroduction } from './guides.ts';
import type { Fence } from './guides.ts';
import { Workshop } from 'fakewright-engine/testing/workshop';

const page = readIntroduction();
export const section = page.slice(page.indexOf('\n## Make a first request'));
const fences = readFences(section);

/** @throws Error if the section has no such code. */
export function findCode(match: (fence: Fence) => boolean): string {
  const fence = fences.find(match);
  if (!fence) throw new Error('The guide has no such code.');
  return fence.code;
}

/** A temporary folder with the downloads of the guide. The tests of a file share it. */
export function useGuideFolder(): Workshop {
  const workshop = new Workshop();
  beforeAll(() => {
    for (const file of ['fakewright-mock.mjs', 'fakewright.d.ts', 'fakewright-mock.d.mts'])
      copyFileSync(servedFile(file), path.join(workshop.folder, file));
    symlinkSync(path.resolve('node_modules'), path.join(workshop.folder, 'node_modules'));
  });
  afterAll(() => workshop.remove());
  return workshop;
}

/** Variables of a test runner around these programs, which would change what they do. */
export const ALONE = { NODE_OPTIONS: undefined, NODE_TEST_CONTEXT: undefined, VITEST: undefined };
