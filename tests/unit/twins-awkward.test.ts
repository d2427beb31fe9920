import { beforeAll, describe, expect, test } from 'vitest';
import { createCatalogue } from '../../src/reference/print/catalogue';
import { loadDescription } from '../../src/reference/read/load';
import { readApi } from '../../src/reference/read/model';
import { METHODS } from '../../src/reference/read/types';
import type { Description, Parameter } from '../../src/reference/read/types';
import { createDownloads } from '../../src/reference/print/downloads/createDownloads';
import { createReferenceTwins } from '../../src/reference/print/markdown/twins';
import type { Twin } from '../../src/reference/print/markdown/twin';
import { resolveReference } from '../../src/reference/read/resolve';
import { createView } from '../../src/reference/view/api';
import { createResponseTypes } from '../../src/reference/view/responseTypes';
import { findLeftovers, readMarkdown, shownText } from '../support/markdown';
import { listTexts } from '../support/texts';

const SITE = 'https://site.example/documentation/';

let source: Description;
let twins: Twin[];
let files: Map<string, string>;

/** The downloads and twins of the description, made from scratch. */
async function createAll(description: Description) {
  const api = readApi(description);
  const responseTypes = await createResponseTypes(api);
  const view = createView(api, { site: SITE, responseTypes });
  const downloads = createDownloads(view, description, SITE);
  const catalogue = createCatalogue(view);
  const sections = createReferenceTwins({ view, catalogue, site: SITE, downloads });
  return { downloads, twins: sections.flatMap(({ entries }) => entries) };
}

beforeAll(async () => {
  source = await loadDescription({ file: 'tests/fixtures/awkward/openapi.yaml' });
  const made = await createAll(source);
  files = new Map(made.downloads.map(({ file, text }) => [file, text]));
  twins = made.twins;
}, 60_000);

describe('No text of a description breaks a twin', () => {
  test('Each twin of an awkward description is Markdown only', () => {
    expect(twins.length).toBeGreaterThan(10);
    const faults = twins.flatMap(({ path, text }) =>
      findLeftovers(readMarkdown(text).tree).map((leftover) => `${path}: ${leftover}`),
    );
    // Some of its descriptions say what a module would say.
    expect(faults.filter((fault) => !/: (?:import x from|export const a = )/.test(fault))).toEqual(
      [],
    );
  });

  test('Each twin holds every text of its operation', () => {
    const shown = new Map(
      twins.map(({ title, text }) => [
        title,
        shownText(readMarkdown(text).tree).replaceAll('\\|', '|'),
      ]),
    );
    const faults: string[] = [];
    for (const item of Object.values(source.paths ?? {})) {
      const shared = (item.parameters ?? []).map((node) =>
        resolveReference<Parameter>(source, node),
      );
      for (const method of METHODS) {
        const operation = item[method];
        if (!operation) continue;
        const title = operation.summary ?? operation.operationId ?? '';
        const text = shown.get(title) ?? '';
        for (const [place, words] of listTexts(source, operation, shared)) {
          // Of an address in a table the parser keeps the backslash that only the table needs.
          if (!text.includes(words.replaceAll(/\s+|\\(?=\|)/g, ''))) {
            faults.push(`${title}: ${place}: ${words}`);
          }
        }
      }
    }
    expect(faults).toEqual([]);
  });
});

test('The same description gives the same bytes', async () => {
  const again = await createAll(source);
  expect(again.downloads.map(({ text }) => text)).toEqual([...files.values()]);
  expect(again.twins.map(({ text }) => text)).toEqual(twins.map(({ text }) => text));
});
