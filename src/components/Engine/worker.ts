/** The engine in a thread of its own. Generators and words are loaded when a request needs them. */
import type { LocaleDefinition } from '@faker-js/faker';
import table from '@generated/reference/default/engine.json';
import locales from '@generated/reference/default/locales';
import { answer, createEngine, tagLoaders, nameOf } from 'fakewright-engine';
import type { ApiRequest, ApiResponse, Engine, EngineTable } from 'fakewright-engine';
import { loadMissingModules, missingModules } from './english';

/** A request to answer. */
export interface EngineRequest {
  id: number;
  request: ApiRequest;
}

/** Message of the worker about itself, or about the request with this id. */
export type EngineMessage =
  /** Operations of the engine, by path. */
  | { kind: 'ready'; operations: EngineTable['operations'] }
  /** Generators or words are being loaded, or could not be. */
  | { kind: 'loading' | 'failed'; id: number }
  | { kind: 'response'; id: number; response: ApiResponse };

/** The part of a worker's global object that is used here: TypeScript takes `self` for a window. */
interface Scope {
  onmessage: (event: MessageEvent<EngineRequest>) => void;
  postMessage: (message: EngineMessage) => void;
}

const scope = self as unknown as Scope;
/** By tag, each with the generators that requests to the tag need. */
const engines = new Map<string, Engine>();
const loaded = new Map<string, LocaleDefinition>();

/** Milliseconds of work after which messages are read. */
const TIME_SLICE = 20;

let last: EngineRequest | undefined;

/** Lets messages in after a slice of work. It rejects when another question has come: this one needs no answer. */
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
    const [tag] = nameOf(request.path);
    const known = engines.get(tag);
    if (known) return known;
    scope.postMessage({ kind: 'loading', id });
    // The pages send requests to operations of the document only.
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
    if (missingModules.size === 0) return response;
    scope.postMessage({ kind: 'loading', id });
    await loadMissingModules();
    return respond(engine);
  };
  try {
    const response = await respond(await loadEngine());
    scope.postMessage({ kind: 'response', id, response });
  } catch {
    // Otherwise generators or words could not be loaded.
    if (question === last) scope.postMessage({ kind: 'failed', id });
  }
}

scope.onmessage = ({ data }) => {
  last = data;
  // Behind the questions that have come meanwhile: only the last of them is answered.
  setTimeout(() => data === last && void reply(data));
};
scope.postMessage({ kind: 'ready', operations: table.operations });
