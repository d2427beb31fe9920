import groupBy from 'lodash/groupBy.js';
import maxBy from 'lodash/maxBy.js';
import omit from 'lodash/omit.js';
import pick from 'lodash/pick.js';
import { languageName } from '../../site/languageName.ts';
import type { Catalogue, CatalogueEntry } from './catalogue.ts';
import type { ApiView, OperationView, SampleView } from '../model/types.ts';

/** Lines of a response that fit in the panel without scrolling. */
const PANEL_LINES = 18;

/** Characters of a value that fit on a card. */
const CARD_LENGTH = 34;

const LOCALES_SHOWN = 3;

function countArguments(sample: SampleView): number {
  return Object.keys(sample.arguments?.query ?? {}).length;
}

const countLines = ({ response }: SampleView): number =>
  JSON.stringify(response, null, 2).split('\n').length;

/** Of the samples that fit in the panel, the one with the most query parameters; else the first sample. */
function pickSample(samples: SampleView[]): SampleView | undefined {
  const fitting = samples.filter((sample) => countLines(sample) <= PANEL_LINES);
  const most = Math.max(...fitting.map(countArguments));
  return fitting.find((sample) => countArguments(sample) === most) ?? samples[0];
}

/** A recorded request of each of these operations, and its response. */
function createExchanges(
  { operations }: ApiView,
  slugs: readonly string[],
  choose: (samples: SampleView[]) => SampleView | undefined,
) {
  return slugs.flatMap((name) => {
    const operation = operations.find((each) => each.slug === name);
    const sample = operation && choose(operation.samples);
    if (!sample) return [];
    return [
      { ...pick(operation, 'slug', 'label', 'method'), ...pick(sample, 'address', 'response') },
    ];
  });
}

/** Requests to one operation that together show a feature of the API, and the values that they return. */
function demonstrate({ slug, label, method }: OperationView, samples: readonly SampleView[]) {
  const requests = samples.map(({ address, response }) => {
    return { address, values: response.data.map(String) };
  });
  return { slug, label, method, requests };
}

/** The first sample, and one with the same first value and further ones. */
function findSeeds({ operations, home }: ApiView) {
  const operation = operations.find(({ slug }) => slug === home.seeds);
  if (!operation) return undefined;
  const [first, ...others] = operation.samples;
  const again = others.find(
    ({ response: { data } }) => data.length > 1 && data[0] === first?.response.data[0],
  );
  return first && again && demonstrate(operation, [first, again]);
}

/** Samples that differ in their locale alone, the first few. */
function findLocales({ operations, home }: ApiView) {
  const operation = operations.find(({ slug }) => slug === home.locales);
  if (!operation) return undefined;
  const alike = groupBy(operation.samples, (sample) =>
    JSON.stringify(omit(sample.arguments?.query, 'locale')),
  );
  const shown = (maxBy(Object.values(alike), 'length') ?? []).slice(0, LOCALES_SHOWN);
  const names = shown.map(({ response: { meta } }) => languageName(meta.locale ?? 'en'));
  return { ...demonstrate(operation, shown), names };
}

/** The first sample with one value. */
const pickShort = (samples: SampleView[]): SampleView | undefined =>
  samples.find(({ response }) => response.data.length === 1);

function cardSample(entries: CatalogueEntry[]): string {
  const samples = entries.map(({ sample }) => sample).filter((sample) => sample !== '');
  const fitting = samples.find((sample) => sample.length <= CARD_LENGTH && !/^[[{]/.test(sample));
  return fitting ?? samples[0] ?? '';
}

/** The landing page's data, from recorded samples, so that it does not load the whole catalogue. */
export function createOverview(view: ApiView, { count, server, groups }: Catalogue) {
  return {
    count,
    server,
    featured: createExchanges(view, view.home.featured, pickSample),
    seeds: findSeeds(view),
    locales: findLocales(view),
    shapes: createExchanges(view, view.home.shapes, pickShort),
    groups: groups.map(({ entries, ...group }) => ({
      ...group,
      count: entries.length,
      sample: cardSample(entries),
    })),
  };
}

export type Overview = ReturnType<typeof createOverview>;
export type Exchange = Overview['featured'][number];
export type Demonstration = ReturnType<typeof demonstrate>;
