import { expect, test } from 'vitest';
import { describeMockServer, MOCK_ORIGIN } from '../../../src/reference/view/mockServer.ts';
import { siteAddress } from '../../../src/product.ts';
import { viewOf } from '../../support/api.ts';
import { readCurl, readFences } from '../../support/guides.ts';
import { api } from '../code-samples/cases.ts';

/** What the information page of another description says. */
const page = describeMockServer(api, viewOf(api).operations, siteAddress) ?? '';
const [start, first, sample] = readFences(page).filter(({ heading }) => heading === 'Mock server');
const request = readCurl(first?.code ?? '');

export function testRecipe(origin: () => string): void {
  /** Sends the request of the recipe, with another query or further headers, to the mock server. */
  function send(query?: string, headers: Record<string, string> = request.headers) {
    const { pathname, search } = request.url;
    return fetch(`${origin()}${pathname}${query ?? search}`, { headers });
  }

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
}
