import type { ApiRequest, ApiResponse } from '@site/src/engine/index';
import type { EngineTable } from '@site/src/engine/index';
import type { Message, Question } from './protocol';

/** The part of a `Worker` that the client uses. */
export interface EngineWorker {
  onmessage: ((event: MessageEvent<Message>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage: (question: Question) => void;
  terminate: () => void;
}

export interface EngineState {
  phase: 'loading' | 'ready' | 'failed';
  /** What the engine knows of each operation, by path; absent until it has been loaded. */
  operations?: EngineTable['operations'];
  /** The last answer, with its request. */
  answered?: { request: ApiRequest; response: ApiResponse };
}

/**
 * A client of an engine in a worker. It holds at most one question in the worker: a reader who types gets
 * answers as fast as they are computed.
 *
 * @param spawn Starts a worker.
 */
export function createEngineClient(spawn: () => EngineWorker) {
  let state: EngineState = { phase: 'loading' };
  let worker: EngineWorker | undefined;
  let isUp = false;
  let asked: Question | undefined;
  let waiting: ApiRequest | undefined;
  let count = 0;
  const listeners = new Set<() => void>();

  function change(next: Partial<EngineState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function next(): void {
    if (!isUp || asked || !waiting) return;
    asked = { id: (count += 1), request: waiting };
    waiting = undefined;
    worker?.postMessage(asked);
  }

  function fail(): void {
    waiting ??= asked?.request;
    asked = undefined;
    isUp = false;
    worker?.terminate();
    worker = undefined;
    change({ phase: 'failed' });
  }

  function handle(message: Message): void {
    if (message.kind === 'failed') return fail();
    if (message.kind === 'loading') return change({ phase: 'loading' });
    if (message.kind === 'ready') {
      isUp = true;
      change({ phase: 'ready', operations: message.operations });
    } else if (message.id === asked?.id) {
      const { request } = asked;
      asked = undefined;
      change({ phase: 'ready', answered: { request, response: message.response } });
    }
    next();
  }

  function start(): void {
    if (worker) return;
    worker = spawn();
    worker.onmessage = ({ data }) => handle(data);
    worker.onerror = fail;
  }

  return {
    getState: (): EngineState => state,
    /** @returns A function that unsubscribes. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Loads the engine, unless that has begun. */
    start,
    /** Asks for an answer. While one is computed, only the last request waits. */
    ask: (request: ApiRequest) => {
      waiting = request;
      next();
    },
    /** Loads again what could not be loaded, and asks again. */
    retry: () => {
      if (state.phase !== 'failed') return;
      change({ phase: 'loading' });
      start();
    },
    /** Ends the worker. */
    close: () => {
      worker?.terminate();
      worker = undefined;
      asked = undefined;
      isUp = false;
    },
  };
}
