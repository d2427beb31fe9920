import type { ApiRequest, ApiResponse } from '@site/src/engine/index';
import type { EngineTable } from '@site/src/engine/index';

/** Messages between page and worker. */

/** A request to answer. */
export interface Question {
  id: number;
  request: ApiRequest;
}

export type Message =
  /** The engine is there; what it knows of each operation, by path. */
  | { kind: 'ready'; operations: EngineTable['operations'] }
  /** Data of a locale is being loaded for the question. */
  | { kind: 'loading' }
  | { kind: 'answer'; id: number; response: ApiResponse }
  /** Data of a locale could not be loaded. */
  | { kind: 'failed' };
