import { useEffect, useState, useSyncExternalStore } from 'react';
import { createEngineClient } from './client';

function spawn(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { name: 'engine' });
}

/** Loads the engine in a worker, which ends with the component. */
export function useEngine() {
  const [client] = useState(() => createEngineClient(spawn));
  const state = useSyncExternalStore(client.subscribe, client.getState, client.getState);
  useEffect(() => {
    client.start();
    return client.close;
  }, [client]);
  return { ...state, ask: client.ask, retry: client.retry };
}
