import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOCK_ORIGIN } from '../../src/reference/view/mockServer.ts';
import { siteAddress } from '../../src/product.ts';
import { informationPage, readCurl, readFences } from '../support/guides.ts';
import { startPrism } from '../support/prism.ts';
import type { RunningServer } from '../support/prism.ts';

const page = readFileSync(informationPage, 'utf8');
const [start, first, sample] = readFences(page).filter(({ heading }) => heading === 'Mock server');
const request = readCurl(first?.code ?? '');

let server: RunningServer;

beforeAll(async () => {
  server = await startPrism();
});

afterAll(() => server.stop());

/** Sends the request of the recipe, with another query or further headers, to the mock server. */
function send(query?: string, headers: Record<string, string> = request.headers) {
  const { pathname, search } = request.url;
  return fetch(`${server.origin}${pathname}${query ?? search}`, { headers });
}

describe('mock server recipe', () => {
  test('it is started with the description that this site serves', () => {
    expect(start?.code).toBe(`npx @stoplight/prism-cli mock ${siteAddress}openapi.yaml`);
    expect(request.url.origin).toBe(MOCK_ORIGIN);
  });

  test('the request yields the response below it', async () => {
    const response = await send();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(JSON.parse(sample?.code ?? ''));
  });

  test('values are the documented samples, whatever the parameters say', async () => {
    const response = await send('?count=3&seed=9&unknown=1');
    expect(await response.json()).toEqual(JSON.parse(sample?.code ?? ''));
  });

  test('a header chooses another sample or status', async () => {
    const [example, code] = [...page.matchAll(/`Prefer: ([^`]+)`/g)].map(([, value = '']) => value);
    const several = await send('', { ...request.headers, Prefer: example ?? '' });
    expect(await several.json()).toMatchObject({ meta: { count: 4 } });
    const refusal = await send('', { ...request.headers, Prefer: code ?? '' });
    expect(refusal.status).toBe(429);
    expect(refusal.headers.get('Retry-After')).toBe('41');
  });

  test('a request that breaks the description is answered with the sample of the error', async () => {
    const wrong = await send('?count=300');
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('Must be at most 100, but is 500.');
    expect((await send('', {})).status).toBe(401);
  });

  test('any text will do as a key, and headers hold their examples', async () => {
    for (const key of ['a', 'b']) {
      const response = await send('', { 'X-API-Key': key });
      expect([response.status, response.headers.get('RateLimit-Remaining')]).toEqual([200, '598']);
    }
  });
});
