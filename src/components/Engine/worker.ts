/** Runs the engine in a worker. Generators and words are loaded when a request needs them. */
import type { LocaleDefinition } from '@faker-js/faker';
import table from '@generated/reference/default/engine.json';
import locales from '@generated/reference/default/locales';
import { answer, createEngine, tagLoaders, splitOperationPath } from 'fakewright-engine';
import type { ApiRequest, ApiResponse, Engine, EngineTable } from 'fakewright-engine';
import { loadPendingModules, pendingModules } from './lazyEnglish';

export interface EngineRequest {
  id: number;
  request: ApiRequest;
}

/** Message of the worker, about itself or about the request with this id. */
export type EngineMessage =
  | { kind: 'ready'; operations: EngineTable['operations'] }
  /** Generators or words are loading, or failed to load. */
  | { kind: 'loading' | 'failed'; id: number }
  | { kind: 'response'; id: number; response: ApiResponse };

/** The global object of a worker. TypeScript types `self` as a window. */
interface Scope {
  onmessage: (event: MessageEvent<EngineRequest>) => void;
  postMessage: (message: EngineMessage) => void;
}

const scope = self as unknown as Scope;
/** Engines, keyed by tag, each with the generators that requests to the tag need. */
const engines = new Map<string, Engine>();
const loaded = new Map<string, LocaleDefinition>();

/** Milliseconds of work before a pause in which other messages are read. */
const TIME_SLICE = 20;

let last: EngineRequest | undefined;

/**
 * Creates a function that pauses after a time slice, so that other messages are read. Its promise rejects if a newer
 * request has arrived.
 */
function createPause(question: EngineRequest): () => Promise<void> | undefined {
  let start = performance.now();
  return () => {
    if (performance.now() - start < TIME_SLICE) return undefined;
    return new Promise((resolve, reject) => {
      setTimeout(() => {
        start = performance.now();
        if (question === last) resolve();
        else reject(new Error('A newer request replaced this one.'));
      });
    });
  };
}

async function reply(question: EngineRequest): Promise<void> {
  const { id, request } = question;
  const loadEngine = async (): Promise<Engine> => {
    const [tag] = splitOperationPath(request.path);
    const known = engines.get(tag);
    if (known) return known;
    scope.postMessage({ kind: 'loading', id });
    // Pages only send requests to operations in the OpenAPI document.
    const engine = createEngine(table, await tagLoaders[tag as keyof typeof tagLoaders]());
    engines.set(tag, engine);
    return engine;
  };
  const loadLocale = async (locale: string): Promise<LocaleDefinition | undefined> => {
    const known = loaded.get(locale);
    if (known) return known;
    scope.postMessage({ kind: 'loading', id });
    const module = await locales[locale]?.();
    if (module) loaded.set(locale, module.default);
    return module?.default;
  };
  const respond = async (engine: Engine): Promise<ApiResponse> => {
    const response = await answer(engine, request, {
      now: Date.now,
      random: Math.random,
      loadLocale,
      pause: createPause(question),
    });
    if (pendingModules.size === 0) return response;
    scope.postMessage({ kind: 'loading', id });
    await loadPendingModules();
    return respond(engine);
  };
  try {
    const response = await respond(await loadEngine());
    scope.postMessage({ kind: 'response', id, response });
  } catch {
    // Reports that generators or words could not be loaded, unless a newer request has replaced this one.
    if (question === last) scope.postMessage({ kind: 'failed', id });
  }
}

scope.onmessage = ({ data }) => {
  last = data;
  // Runs after messages that have arrived meanwhile, so that only the last request is handled.
  setTimeout(() => data === last && void reply(data));
};
scope.postMessage({ kind: 'ready', operations: table.operations });
