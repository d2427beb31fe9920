import pick from 'lodash/pick.js';
import { cached, Memory } from '../../cached.ts';
import { CATALOGUE_PATH, INTRODUCTION_PATH, operationPath } from '../../../site/urls.ts';
import type { SiteAddress } from '../../../site/urls.ts';
import { shorten } from '../../view/prose.ts';
import type { ApiView, OperationView } from '../../model/types.ts';
import { catalogueTitle } from '../catalogue.ts';
import type { Catalogue } from '../catalogue.ts';
import { renderCatalogueTwin } from './catalogue.ts';
import type { LinkPlace } from './links.ts';
import { renderOperationTwin } from './operation.ts';
import { createTwin } from './page.ts';
import type { Twin, TwinEntry, TwinSection } from './page.ts';

/** Twins of operations; all are made anew when what they link to changes. */
const twins = new Memory<WeakMap<OperationView, Twin>>();

/** Twins of all generated pages. The first section has the catalogue, the others are tags. */
export function createReferenceTwins(
  view: ApiView,
  catalogue: Catalogue,
  site: SiteAddress,
): TwinSection[] {
  const { title, groups } = view;
  const own = pick(view, 'components', 'codes', 'links', 'schemes');
  const paths = view.operations.map((each) => operationPath(each.slug));
  const known = new Set([INTRODUCTION_PATH, CATALOGUE_PATH, ...paths]);
  const made = twins.get('', [...known, own.links, site], () => new WeakMap());
  const write = (entry: TwinEntry, render: (place: LinkPlace) => string): Twin =>
    createTwin(entry, site, render({ site, page: entry.path, hasTwin: (path) => known.has(path) }));
  const list = {
    path: CATALOGUE_PATH,
    title: catalogueTitle(catalogue),
    description: 'Every generator with its request, what it returns and a value.',
  };
  return [
    {
      title,
      entries: [write(list, (place) => renderCatalogueTwin(catalogue, place))],
    },
    ...groups.map(({ name, label, operations }) => ({
      title: label,
      tag: name,
      entries: operations.map((operation) => {
        const entry = {
          path: operationPath(operation.slug),
          title: operation.title,
          description: shorten(operation.summary || operation.title),
        };
        return cached(made, operation, () =>
          write(entry, (place) => renderOperationTwin(operation, { ...place, ...own })),
        );
      }),
    })),
  ];
}
