import type { Catalogue, CatalogueEntry, CatalogueGroup } from './catalogue.ts';
import { createCode } from '../view/code.ts';
import type { ApiView, CodeView, OperationView, RequestView, SampleView } from '../view/types.ts';

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

const LOCALES_SHOWN = 4;

interface Answer {
  data: unknown[];
  meta: Record<string, unknown>;
}

/** A sample with a recorded request and a JSON response. */
interface JsonSample {
  request: RequestView;
  response: CodeView;
}

function jsonSamples({ samples }: OperationView): JsonSample[] {
  return samples.flatMap(({ request, response }: SampleView) =>
    response ? [{ request, response }] : [],
  );
}

/** Parses a response of the shape `{data: [...], meta: {...}}`; undefined for any other. */
function readAnswer({ response }: JsonSample): Answer | undefined {
  const body = JSON.parse(response.text) as Partial<Answer> | null;
  return Array.isArray(body?.data) && body.meta ? { data: body.data, meta: body.meta } : undefined;
}

function createExchange(
  { slug, label, method }: OperationView,
  { request, response }: JsonSample,
): Exchange {
  const { text, tokens = '' } = response;
  return { slug, label, method, address: request.address, response: text, tokens };
}

function countArguments({ request }: JsonSample): number {
  return Object.keys(request.arguments.query ?? {}).length;
}

/** Of the samples that fit in the panel, the one with the most query parameters; else the first sample. */
function pickSample(samples: JsonSample[]): JsonSample | undefined {
  const fitting = samples.filter(({ response }) => response.text.split('\n').length <= PANEL_LINES);
  const most = Math.max(...fitting.map(countArguments));
  return fitting.find((sample) => countArguments(sample) === most) ?? samples[0];
}

function findFeatured({ featured, operations }: ApiView): Exchange[] {
  return featured.flatMap((slug) => {
    const operation = operations.find((each) => each.slug === slug);
    if (!operation) return [];
    const sample = pickSample(jsonSamples(operation));
    return sample ? [createExchange(operation, sample)] : [];
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function demonstrate(
  { slug, label, method }: OperationView,
  requests: Demonstration['requests'],
): Demonstration {
  return { slug, label, method, requests };
}

/** Two samples of an operation with the same seed and first value, the second with several values. */
function findSeeds({ operations }: ApiView): Demonstration | undefined {
  for (const operation of operations) {
    const samples = jsonSamples(operation).map((sample) => ({
      address: sample.request.address,
      query: sample.request.arguments.query ?? {},
      answer: readAnswer(sample),
    }));
    const [first, ...others] = samples;
    const seed = first?.query.seed;
    const again = others.find(
      ({ query, answer }) =>
        seed !== undefined &&
        query.seed === seed &&
        (answer?.data.length ?? 0) > 1 &&
        answer?.data[0] === first?.answer?.data[0],
    );
    if (again && first?.answer?.data.every(isText)) {
      const requests = [first, again].map(({ address, answer }) => ({
        address,
        values: (answer?.data ?? []).map(String),
      }));
      return demonstrate(operation, requests);
    }
  }
  return undefined;
}

/** Samples of an operation with a locale and string values, by locale; the first of each. */
function samplesByLocale(operation: OperationView): Map<string, Values> {
  const byLocale = new Map<string, Values>();
  for (const sample of jsonSamples(operation)) {
    const { data = [], meta = {} } = readAnswer(sample) ?? {};
    if (!isText(meta.locale) || byLocale.has(meta.locale) || !data.every(isText)) continue;
    byLocale.set(meta.locale, { address: sample.request.address, values: data });
  }
  return byLocale;
}

/** The operation with samples in the most locales, and its values in the first few of them. */
function findLocales({ operations }: ApiView): Overview['locales'] {
  const languages = new Intl.DisplayNames('en', { type: 'language' });
  const candidates = operations.map((operation) => ({
    operation,
    byLocale: samplesByLocale(operation),
  }));
  const most = Math.max(...candidates.map(({ byLocale }) => byLocale.size));
  const best = candidates.find(({ byLocale }) => byLocale.size === most);
  if (!best || most < 2) return undefined;
  const shown = [...best.byLocale].slice(0, LOCALES_SHOWN);
  const requests = shown.map(([, values]) => values);
  return {
    ...demonstrate(best.operation, requests),
    names: shown.map(([code]) => languages.of(code.replace('_', '-')) ?? code),
  };
}

/** JSON on one line, with a space after each colon and comma. */
function toOneLine(json: string): string {
  return JSON.stringify(JSON.parse(json)).replaceAll(/"(?:[^"\\]|\\.)*"|[:,]/g, (part) =>
    part.length === 1 ? `${part} ` : part,
  );
}

/** The shortest response with one value, for each JavaScript type of value. */
function findShapes({ operations }: ApiView): Exchange[] {
  const byType = new Map<string, Exchange>();
  for (const operation of operations) {
    for (const sample of jsonSamples(operation)) {
      const answer = readAnswer(sample);
      const type = typeof answer?.data[0];
      const text = toOneLine(sample.response.text);
      const shortest = byType.get(type);
      if (!answer || answer.data.length !== 1) continue;
      if (shortest && shortest.response.length <= text.length) continue;
      byType.set(
        type,
        createExchange(operation, { ...sample, response: createCode(text, 'json') }),
      );
    }
  }
  return [...byType.values()];
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
    featured: findFeatured(view),
    seeds: findSeeds(view),
    locales: findLocales(view),
    shapes: findShapes(view),
    groups: catalogue.groups.map(({ entries, ...group }) => ({
      ...group,
      count: entries.length,
      sample: cardSample(entries),
    })),
  };
}
