import { expect, test } from 'vitest';
import { createEngineClient } from '../../src/components/Engine/client';
import type { EngineWorker } from '../../src/components/Engine/client';
import type { Message, Question } from '../../src/components/Engine/protocol';
import type { ApiRequest } from '../../src/engine/index';

class TestWorker implements EngineWorker {
  onmessage: EngineWorker['onmessage'] = null;
  onerror: EngineWorker['onerror'] = null;
  readonly questions: Question[] = [];
  isEnded = false;

  postMessage(question: Question): void {
    this.questions.push(question);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(data: Message): void {
    this.onmessage?.({ data } as MessageEvent<Message>);
  }

  /** Answers the last question with its own query as the body. */
  answer(): void {
    const question = this.questions.at(-1);
    if (!question) throw new Error('Nothing was asked.');
    const response = { status: 200, headers: {}, body: question.request.query ?? '' };
    this.say({ kind: 'answer', id: question.id, response });
  }
}

const request = (query: string): ApiRequest => ({ method: 'GET', path: '/v1/a/b', query });

function start() {
  const workers: TestWorker[] = [];
  const client = createEngineClient(() => {
    const worker = new TestWorker();
    workers.push(worker);
    return worker;
  });
  client.start();
  const worker = (): TestWorker => {
    const last = workers.at(-1);
    if (!last) throw new Error('There is no worker.');
    return last;
  };
  const shown = () => client.getState().answered?.response.body;
  return { client, workers, worker, shown };
}

test('what is asked before the engine is there is answered when it is', () => {
  const { client, worker, shown } = start();
  client.ask(request('a'));
  expect(worker().questions).toEqual([]);
  expect(client.getState().phase).toBe('loading');
  worker().say({ kind: 'ready', operations: {} });
  worker().answer();
  expect([client.getState().phase, shown()]).toEqual(['ready', 'a']);
});

test('while one answer is computed, only the last request waits', () => {
  const { client, worker, shown } = start();
  worker().say({ kind: 'ready', operations: {} });
  for (const query of ['a', 'ab', 'abc']) client.ask(request(query));
  expect(worker().questions).toHaveLength(1);
  worker().answer();
  expect(shown()).toBe('a');
  worker().answer();
  expect(shown()).toBe('abc');
  expect(worker().questions).toHaveLength(2);
});

test('an engine that cannot be loaded is loaded again by a new worker, which gets the request', () => {
  const { client, workers, worker, shown } = start();
  client.ask(request('a'));
  worker().onerror?.({} as ErrorEvent);
  expect(client.getState().phase).toBe('failed');
  expect(worker().isEnded).toBe(true);
  client.ask(request('ab'));
  client.retry();
  expect([client.getState().phase, workers.length]).toEqual(['loading', 2]);
  worker().say({ kind: 'ready', operations: {} });
  worker().answer();
  expect(shown()).toBe('ab');
});

test('a locale that cannot be loaded is asked for again', () => {
  const { client, worker, shown } = start();
  worker().say({ kind: 'ready', operations: {} });
  client.ask(request('locale=de'));
  worker().say({ kind: 'loading' });
  expect(client.getState().phase).toBe('loading');
  worker().say({ kind: 'failed' });
  expect(client.getState().phase).toBe('failed');
  client.retry();
  worker().say({ kind: 'ready', operations: {} });
  worker().answer();
  expect([client.getState().phase, shown()]).toEqual(['ready', 'locale=de']);
});

test('subscribers are told of each change until they leave, and closing ends the worker', () => {
  const { client, worker } = start();
  let changes = 0;
  const leave = client.subscribe(() => (changes += 1));
  worker().say({ kind: 'ready', operations: {} });
  expect(changes).toBe(1);
  leave();
  client.close();
  expect([changes, worker().isEnded]).toEqual([1, true]);
});
