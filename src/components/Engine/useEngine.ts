import { useEffect, useMemo, useRef, useState } from 'react';
import type { EngineTable } from 'fakewright-engine';
import { toLoadError } from '../LoadError/loadChunk';
import { createControls } from '../ParameterFields/controls';
import type { FormValues } from '../ParameterFields/controls';
import { common } from '../apiData';
import { parseResponse } from './parseResponse';
import type { ParsedResponse } from './parseResponse';
import { toRequest } from './request';
import type { EngineMessage, EngineRequest } from './worker';

/**
 * Sends the request for a generator with these values to the engine. The engine runs in a worker that ends with the
 * component.
 *
 * @returns `response` is the last response of this generator, or undefined before the first one. `errors` are the
 *   errors in that response by parameter. `isStarted` is true after the first response of any generator.
 */
export function useEngine(path: string, values: FormValues) {
  const [phase, setPhase] = useState<'loading' | 'ready' | Error>('loading');
  const [operations, setOperations] = useState<EngineTable['operations']>();
  const [received, setReceived] = useState<{ path: string; response: ParsedResponse }>();
  const [tries, setTries] = useState(1);
  const worker = useRef<Worker>(undefined);
  const asked = useRef<EngineRequest>(undefined);
  useEffect(() => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { name: 'engine' });
    let isCurrent = true;
    const fail = async (): Promise<void> => {
      const error = await toLoadError('The worker failed.');
      if (isCurrent) setPhase(error);
    };
    started.onmessage = ({ data }: MessageEvent<EngineMessage>) => {
      if (data.kind !== 'ready' && data.id !== asked.current?.id) return;
      if (data.kind === 'ready') setOperations(data.operations);
      if (data.kind === 'response' && asked.current)
        setReceived({ path: asked.current.request.path, response: parseResponse(data.response) });
      if (data.kind === 'failed') void fail();
      else setPhase(data.kind === 'response' ? 'ready' : data.kind);
    };
    started.onerror = () => void fail();
    worker.current = started;
    return () => {
      isCurrent = false;
      started.terminate();
    };
  }, [tries]);

  const operation = operations?.[path];
  useEffect(() => {
    if (!operation) return;
    const id = (asked.current?.id ?? 0) + 1;
    asked.current = { id, request: toRequest(path, operation, values) };
    worker.current?.postMessage(asked.current);
  }, [operation, path, values]);

  const controls = useMemo(() => (operation ? createControls(operation, common) : []), [operation]);
  /** Starts a new worker after a failure. Its `ready` message triggers the request again. */
  const retry = (): void => {
    setPhase('loading');
    setTries(tries + 1);
  };
  const response = received?.path === path ? received.response : undefined;
  const errors = response?.errors ?? {};
  const isStarted = received !== undefined;
  return { phase, retry, operations, operation, controls, isStarted, response, errors };
}
