import type { Catalogue, CatalogueEntry, CatalogueGroup } from './catalogue.ts';
import type { Api, Operation } from '../read/model.ts';
import { jsonTokens } from '../view/jsonTokens.ts';
import { createCodeSamples } from '../view/requests/codeSamples.ts';
import { readMainSamples } from '../view/examples.ts';
import type { Sample } from '../view/examples.ts';

/** A recorded request and the response that it yields. */
export interface Exchange {
  slug: string;
  /** Name of the operation in lists. */
  label: string;
  method: string;
  /** Path and query of the request. */
  address: string;
  /** JSON text of the response. */
  response: string;
  /** Colours of that text, see `jsonTokens`. */
  tokens: string;
}

/** Values that one request yields, on a line each. */
export interface Values {
  address: string;
  /** As a reader would write them: text without quotation marks. */
  values: string[];
}

/** An operation, and requests to it that show one thing. */
export interface Demonstration {
  slug: string;
  label: string;
  method: string;
  requests: Values[];
}

/** What the landing page shows of a group: one of its values. */
export interface OverviewGroup extends Omit<CatalogueGroup, 'entries'> {
  /** Number of its operations. */
  count: number;
  /** A value of one of them, one that a card has room for if there is one. */
  sample: string;
}

/** What the landing page shows, so that it need not load the whole catalogue. */
export interface Overview extends Pick<Catalogue, 'slug' | 'count' | 'server'> {
  /** Exchanges to show off with. */
  featured: Exchange[];
  /** Requests with the same seed and different counts. */
  seeds?: Demonstration;
  /** Requests for the same thing in several locales. */
  locales?: Demonstration & { names: string[] };
  /** Responses of one shape, whatever they hold. */
  shapes: Exchange[];
  groups: OverviewGroup[];
}

/** Lines of a response that the panel shows without scrolling. */
const PANEL_LINES = 18;

/** Exchanges in the panel when the description names none in `info.x-featured`. */
const FEATURED_COUNT = 6;

/** Characters of a value that a card has room for. */
const CARD_LENGTH = 34;

const LOCALES_SHOWN = 4;

interface Answer {
  data: unknown[];
  meta: Record<string, unknown>;
}

function jsonSamples(api: Api, operation: Operation): Sample[] {
  return readMainSamples(api.source, operation).filter(
    ({ language, request }) => language === 'json' && request !== undefined,
  );
}

function addressOf(operation: Operation, { request = {} }: Sample): string {
  return createCodeSamples(operation, request, { languageCount: 0 }).address;
}

/** A response of the shape `{data: [...], meta: {...}}`, or nothing. */
function readAnswer({ text }: Sample): Answer | undefined {
  const body = JSON.parse(text) as Partial<Answer> | null;
  return Array.isArray(body?.data) && body.meta ? { data: body.data, meta: body.meta } : undefined;
}

function createExchange(operation: Operation, sample: Sample, text = sample.text): Exchange {
  const { slug, label, method } = operation;
  return {
    slug,
    label,
    method,
    address: addressOf(operation, sample),
    response: text,
    tokens: jsonTokens(text),
  };
}

function countArguments({ request }: Sample): number {
  return Object.keys(request?.query ?? {}).length;
}

/** The sample that says most about the parameters and still fits the panel, else the first. */
function pickSample(samples: Sample[]): Sample | undefined {
  const fitting = samples.filter(({ text }) => text.split('\n').length <= PANEL_LINES);
  const most = Math.max(...fitting.map(countArguments));
  return fitting.find((sample) => countArguments(sample) === most) ?? samples[0];
}

function findFeatured(api: Api): Exchange[] {
  const named = api.source.info['x-featured'] ?? [];
  const operations =
    named.length > 0
      ? named.flatMap((slug) => api.operations.find((operation) => operation.slug === slug) ?? [])
      : api.groups.flatMap((group) => group.operations.slice(0, 1)).slice(0, FEATURED_COUNT);
  return operations.flatMap((operation) => {
    const sample = pickSample(jsonSamples(api, operation));
    return sample ? [createExchange(operation, sample)] : [];
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function demonstrate(
  { slug, label, method }: Operation,
  requests: Demonstration['requests'],
): Demonstration {
  return { slug, label, method, requests };
}

/** Two samples with one seed, the second with more values than the first, which it begins with. */
function findSeeds(api: Api): Demonstration | undefined {
  for (const operation of api.operations) {
    const samples = jsonSamples(api, operation).map((sample) => ({
      address: addressOf(operation, sample),
      request: sample.request?.query ?? {},
      answer: readAnswer(sample),
    }));
    const [first, ...others] = samples;
    const seed = first?.request.seed;
    const again = others.find(
      ({ request, answer }) =>
        seed !== undefined &&
        request.seed === seed &&
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

/** The samples of an operation that have a locale and texts as values, one for each locale. */
function samplesByLocale(api: Api, operation: Operation): Map<string, Values> {
  const byLocale = new Map<string, Values>();
  for (const sample of jsonSamples(api, operation)) {
    const { data = [], meta = {} } = readAnswer(sample) ?? {};
    if (!isText(meta.locale) || byLocale.has(meta.locale) || !data.every(isText)) continue;
    byLocale.set(meta.locale, { address: addressOf(operation, sample), values: data });
  }
  return byLocale;
}

/** The operation with samples in most locales, and what it yields in them. */
function findLocales(api: Api): Overview['locales'] {
  const languages = new Intl.DisplayNames('en', { type: 'language' });
  const candidates = api.operations.map((operation) => ({
    operation,
    byLocale: samplesByLocale(api, operation),
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

/** JSON on one line, with a space after what separates. */
function toOneLine(json: string): string {
  return JSON.stringify(JSON.parse(json)).replaceAll(/"(?:[^"\\]|\\.)*"|[:,]/g, (part) =>
    part.length === 1 ? `${part} ` : part,
  );
}

/** A short answer on one line for each type of value: a text, a number, a truth value, an object. */
function findShapes(api: Api): Exchange[] {
  const byType = new Map<string, Exchange>();
  for (const operation of api.operations) {
    for (const sample of jsonSamples(api, operation)) {
      const answer = readAnswer(sample);
      const type = typeof answer?.data[0];
      const text = toOneLine(sample.text);
      const shortest = byType.get(type);
      if (!answer || answer.data.length !== 1) continue;
      if (shortest && shortest.response.length <= text.length) continue;
      byType.set(type, createExchange(operation, sample, text));
    }
  }
  return [...byType.values()];
}

function cardSample(entries: CatalogueEntry[]): string {
  const samples = entries.map(({ sample }) => sample).filter((sample) => sample !== '');
  const fitting = samples.find((sample) => sample.length <= CARD_LENGTH && !/^[[{]/.test(sample));
  return fitting ?? samples[0] ?? '';
}

/** What the landing page shows: the values in it are those of the description's samples. */
export function createOverview(api: Api, catalogue: Catalogue): Overview {
  return {
    slug: catalogue.slug,
    count: catalogue.count,
    server: catalogue.server,
    featured: findFeatured(api),
    seeds: findSeeds(api),
    locales: findLocales(api),
    shapes: findShapes(api),
    groups: catalogue.groups.map(({ entries, ...group }) => ({
      ...group,
      count: entries.length,
      sample: cardSample(entries),
    })),
  };
}
