/** Finds code in the introduction's section about the first request. Creates a folder with the files that this code uses. */
import { copyFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { servedFile } from './generated.ts';
import { readFences, readIntroduction } from './guides.ts';
import type { Fence } from './guides.ts';
import { TemporaryFolder } from 'fakewright-engine/testing/temporaryFolder';

const page = readIntroduction();
export const guideSection = page.slice(page.indexOf('\n## Make a first request'));
const fences = readFences(guideSection);

/** @throws Error if the section has no matching code block. */
export function findGuideCode(match: (fence: Fence) => boolean): string {
  const fence = fences.find(match);
  if (!fence) throw new Error('The guide has no such code.');
  return fence.code;
}

/** Creates a temporary folder that contains the downloads of the guide. All tests in a file share the folder. */
export function useGuideFolder(): TemporaryFolder {
  const tempFolder = new TemporaryFolder();
  beforeAll(() => {
    for (const file of ['fakewright-mock.mjs', 'fakewright.d.ts', 'fakewright-mock.d.mts'])
      copyFileSync(servedFile(file), path.join(tempFolder.folder, file));
    symlinkSync(path.resolve('node_modules'), path.join(tempFolder.folder, 'node_modules'));
  });
  afterAll(() => tempFolder.remove());
  return tempFolder;
}

/** Unsets environment variables of the test runner that would change the behaviour of started programs. */
export const CLEAN_ENVIRONMENT = {
  NODE_OPTIONS: undefined,
  NODE_TEST_CONTEXT: undefined,
  VITEST: undefined,
};
