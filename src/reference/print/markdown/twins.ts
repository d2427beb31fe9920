import { catalogueTitle } from '../catalogue.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Api } from '../../read/model.ts';
import type { Download } from '../downloads/files.ts';
import { contentOf, digest, noMemory } from '../../memory.ts';
import type { Memory } from '../../memory.ts';
import { shorten } from '../../pages/operationPage.ts';
import { firstParagraph } from '../../pages/prose.ts';
import type { ResponseType } from '../../view/responseTypes.ts';
import { CATALOGUE_PATH, operationPath } from '../../site.ts';
import type { SiteAddress } from '../../site.ts';
import { renderCatalogueTwin } from './catalogue.ts';
import { renderInfoTwin } from './info.ts';
import { listReferencePaths } from './links.ts';
import type { LinkPlace } from './links.ts';
import { renderOperationTwin } from './operation.ts';
import { createTwin } from './twin.ts';
import type { Twin, TwinEntry, TwinSection } from './twin.ts';

/** What the twins of a reference are made from. */
export interface TwinSource {
  api: Api;
  catalogue: Catalogue;
  site: SiteAddress;
  downloads: readonly Download[];
  /** TypeScript types of responses, by slug. */
  responseTypes: ReadonlyMap<string, ResponseType>;
  memory?: Memory;
}

/** The twins of all pages that are made from a description; the first section is about all of it. */
export function createReferenceTwins(source: TwinSource): TwinSection<Twin>[] {
  const { api, catalogue, site, downloads, responseTypes, memory = noMemory } = source;
  const known = listReferencePaths(api);
  const pages = [...known];
  const write = (entry: TwinEntry, render: (place: LinkPlace) => string): Twin =>
    createTwin(entry, site, render({ site, page: entry.path, hasTwin: (path) => known.has(path) }));
  const title = api.title;
  const introduction = {
    path: operationPath(api.slug),
    title,
    description: api.summary || firstParagraph(api.description) || title,
  };
  const list = {
    path: CATALOGUE_PATH,
    title: catalogueTitle(catalogue.count),
    description: 'Every generator with its request, what it returns and a value.',
  };
  return [
    {
      title,
      entries: [
        write(introduction, (place) => renderInfoTwin(api, { place, downloads })),
        write(list, (place) => renderCatalogueTwin(catalogue, place)),
      ],
    },
    ...api.groups.map(({ label, operations }) => ({
      title: label,
      entries: operations.map((operation) => {
        const responseType = responseTypes.get(operation.slug);
        const from = () => [contentOf(api, operation), responseType, site, digest(pages)];
        return memory.recall('twin', from, () => {
          const entry = {
            path: operationPath(operation.slug),
            title: operation.title,
            description: shorten(firstParagraph(operation.description) || operation.title),
          };
          return write(entry, (place) =>
            renderOperationTwin(api, operation, { place, responseType }),
          );
        });
      }),
    })),
  ];
}

/** The same sections without the texts, for whoever reads those from their files. */
export function listTwins(sections: readonly TwinSection<Twin>[]): TwinSection[] {
  return sections.map(({ title, entries }) => ({
    title,
    entries: entries.map(({ path, title: name, description }) => ({
      path,
      title: name,
      description,
    })),
  }));
}
