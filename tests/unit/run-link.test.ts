import { expect, test } from 'vitest';
import { createCatalogue } from '../../src/reference/print/catalogue';
import { createReferenceTwins } from '../../src/reference/print/markdown/twins';
import type { SharedData } from '../../src/reference/print/pageData';
import { printPages } from '../../src/reference/print/pages';
import { RUN_HEADING } from '../../src/reference/view/api';
import { createApi, viewOf } from '../support/api';

const site = 'https://docs.example/base/';
const TARGET = '/docs/api/things#run-it-on-your-machine';

function show(guide?: string) {
  const view = viewOf(createApi().api, guide);
  const files = new Map(printPages(view, []));
  const shared = JSON.parse(files.get('shared.json') ?? '') as SharedData;
  const source = { view, catalogue: createCatalogue(view), site, downloads: [] };
  const twins = createReferenceTwins(source).flatMap(({ entries }) => entries);
  const twin = twins.find(({ path }) => path.endsWith('list-things'))?.text ?? '';
  return { view, shared, twin };
}

test('pages and twins say where the guide tells how to run the API, once for all of them', () => {
  const { view, shared, twin } = show(`## Options\n\nNone.\n\n## ${RUN_HEADING}\n\nDownload it.`);
  expect(view.links.run).toEqual({ label: RUN_HEADING, to: TARGET });
  expect(shared.links.run).toEqual(view.links.run);
  expect(twin).toContain(`[${RUN_HEADING}](https://docs.example/base${TARGET})`);
});

test.each(['', '## Something else'])('with the guide %j they say nothing of it', (guide) => {
  const { view, shared, twin } = show(guide);
  expect(view.links.run).toBeUndefined();
  expect(shared.links).not.toHaveProperty('run');
  expect(twin).not.toContain(RUN_HEADING);
});
