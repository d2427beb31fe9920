import groupBy from 'lodash/groupBy.js';
import maxBy from 'lodash/maxBy.js';
import omit from 'lodash/omit.js';
import { createCode } from '../view/code.ts';
import type { Catalogue, CatalogueEntry } from './catalogue.ts';
import type { ApiView, CodeView, OperationView, RequestView } from '../view/types.ts';

/** Lines of a response that fit in the panel without scrolling. */
const PANEL_LINES = 18;

/** Characters of a value that fit on a card. */
const CARD_LENGTH = 34;

const LOCALES_SHOWN = 3;

/** A recorded request with its response, and what that holds. */
interface Recorded {
  request: RequestView;
  response: CodeView;
  data: unknown[];
  meta: { locale?: string };
}

function readSamples({ samples }: OperationView): Recorded[] {
  return samples.map(({ request, response }) => ({
    ...(JSON.parse(response.text) as Pick<Recorded, 'data' | 'meta'>),
    request,
    response,
  }));
}

function countArguments({ request }: Recorded): number {
  return Object.keys(request.arguments.query ?? {}).length;
}

/** Of the samples that fit in the panel, the one with the most query parameters; else the first sample. */
function pickSample(samples: Recorded[]): Recorded | undefined {
  const fitting = samples.filter(({ response }) => response.text.split('\n').length <= PANEL_LINES);
  const most = Math.max(...fitting.map(countArguments));
  return fitting.find((sample) => countArguments(sample) === most) ?? samples[0];
}

/** A recorded request of each of these operations, and its response as it is to be shown. */
function createExchanges(
  { operations }: ApiView,
  slugs: readonly string[],
  pick: (samples: Recorded[]) => Pick<Recorded, 'request' | 'response'> | undefined,
) {
  return slugs.flatMap((name) => {
    const operation = operations.find((each) => each.slug === name);
    const sample = operation && pick(readSamples(operation));
    if (!sample) return [];
    const { slug, label, method } = operation;
    const { text, tokens = '' } = sample.response;
    return [{ slug, label, method, address: sample.request.address, response: text, tokens }];
  });
}

/** Requests to one operation that together show a feature of the API, and the values that they return. */
function demonstrate({ slug, label, method }: OperationView, samples: readonly Recorded[]) {
  const requests = samples.map(({ request, data }) => {
    return { address: request.address, values: data.map(String) };
  });
  return { slug, label, method, requests };
}

/** The first sample, and one with the same first value and further ones. */
function findSeeds({ operations, home }: ApiView) {
  const operation = operations.find(({ slug }) => slug === home.seeds);
  if (!operation) return undefined;
  const [first, ...others] = readSamples(operation);
  const again = others.find(({ data }) => data.length > 1 && data[0] === first?.data[0]);
  return first && again && demonstrate(operation, [first, again]);
}

/** Samples that differ in their locale alone, the first few. */
function findLocales({ operations, home }: ApiView) {
  const operation = operations.find(({ slug }) => slug === home.locales);
  if (!operation) return undefined;
  const languages = new Intl.DisplayNames('en', { type: 'language' });
  const alike = groupBy(readSamples(operation), ({ request }) =>
    JSON.stringify(omit(request.arguments.query, 'locale')),
  );
  const shown = (maxBy(Object.values(alike), 'length') ?? []).slice(0, LOCALES_SHOWN);
  const names = shown.map(({ meta: { locale = 'en' } }) => languages.of(locale) ?? locale);
  return { ...demonstrate(operation, shown), names };
}

/** JSON on one line, with a space after each colon and comma. */
function toOneLine(json: string): string {
  return JSON.stringify(JSON.parse(json)).replaceAll(/"(?:[^"\\]|\\.)*"|[:,]/g, (part) =>
    part.length === 1 ? `${part} ` : part,
  );
}

/** The first sample with one value, on one line. */
function pickShort(samples: Recorded[]): Pick<Recorded, 'request' | 'response'> | undefined {
  const sample = samples.find(({ data }) => data.length === 1);
  return sample && { ...sample, response: createCode(toOneLine(sample.response.text), 'json') };
}

function cardSample(entries: CatalogueEntry[]): string {
  const samples = entries.map(({ sample }) => sample).filter((sample) => sample !== '');
  const fitting = samples.find((sample) => sample.length <= CARD_LENGTH && !/^[[{]/.test(sample));
  return fitting ?? samples[0] ?? '';
}

/** The landing page's data, from the description's samples, so that it does not load the whole catalogue. */
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
