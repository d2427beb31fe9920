import groupBy from 'lodash/groupBy.js';
import maxBy from 'lodash/maxBy.js';
import omit from 'lodash/omit.js';
import type { Catalogue, CatalogueEntry, CatalogueGroup } from './catalogue.ts';
import { createCode } from '../view/code.ts';
import type { ApiView, CodeView, OperationView, RequestView } from '../view/types.ts';

/** A recorded request and its response. */
export interface Exchange {
  slug: string;
  /** Name of the operation in lists. */
  label: string;
  method: string;
  /** Path and query of the request. */
  address: string;
  /** JSON text of the response. */
  response: string;
  /** Its highlighting, see `CodeView`. */
  tokens: string;
}

/** The values that one request returns. */
export interface Values {
  address: string;
  /** As text, strings without quotation marks. */
  values: string[];
}

/** Requests to one operation that together show a feature of the API. */
export interface Demonstration {
  slug: string;
  label: string;
  method: string;
  requests: Values[];
}

/** A group as the landing page shows it. */
export interface OverviewGroup extends Omit<CatalogueGroup, 'entries'> {
  /** Number of its operations. */
  count: number;
  /** A value that one of them returns, one that fits on a card if possible. */
  sample: string;
}

/** The landing page's data, so that it does not load the whole catalogue. */
export interface Overview extends Pick<Catalogue, 'slug' | 'count' | 'server'> {
  /** Featured exchanges. */
  featured: Exchange[];
  /** Requests with the same seed and different counts. */
  seeds?: Demonstration;
  /** Requests for the same thing in several locales. */
  locales?: Demonstration & { names: string[] };
  /** Responses with values of different types in the same envelope. */
  shapes: Exchange[];
  groups: OverviewGroup[];
}

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

function findOperations({ operations }: ApiView, slugs: readonly string[]): OperationView[] {
  return slugs.flatMap((slug) => operations.find((each) => each.slug === slug) ?? []);
}

/** An exchange of each of these operations, with the sample that is picked and its response as it is to be shown. */
function createExchanges(
  operations: readonly OperationView[],
  pick: (samples: Recorded[]) => Pick<Recorded, 'request' | 'response'> | undefined,
): Exchange[] {
  return operations.flatMap((operation) => {
    const sample = pick(readSamples(operation));
    if (!sample) return [];
    const { slug, label, method } = operation;
    const { text, tokens = '' } = sample.response;
    return [{ slug, label, method, address: sample.request.address, response: text, tokens }];
  });
}

function demonstrate(
  { slug, label, method }: OperationView,
  samples: readonly Recorded[],
): Demonstration {
  const requests = samples.map(({ request, data }) => {
    return { address: request.address, values: data.map(String) };
  });
  return { slug, label, method, requests };
}

/** The first sample, and one with the same first value and further ones. */
function findSeeds({ operations, home }: ApiView): Demonstration | undefined {
  const operation = operations.find(({ slug }) => slug === home.seeds);
  if (!operation) return undefined;
  const [first, ...others] = readSamples(operation);
  const again = others.find(({ data }) => data.length > 1 && data[0] === first?.data[0]);
  return first && again && demonstrate(operation, [first, again]);
}

/** Samples that differ in their locale alone, the first few. */
function findLocales({ operations, home }: ApiView): Overview['locales'] {
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

/** The landing page's data, from the description's samples. */
export function createOverview(view: ApiView, catalogue: Catalogue): Overview {
  return {
    slug: catalogue.slug,
    count: catalogue.count,
    server: catalogue.server,
    featured: createExchanges(findOperations(view, view.home.featured), pickSample),
    seeds: findSeeds(view),
    locales: findLocales(view),
    shapes: createExchanges(findOperations(view, view.home.shapes), pickShort),
    groups: catalogue.groups.map(({ entries, ...group }) => ({
      ...group,
      count: entries.length,
      sample: cardSample(entries),
    })),
  };
}
