import { expect, test } from '@playwright/test';

test('three names in Japanese', async ({ request }) => {
  const url = 'http://127.0.0.1:4010/v1/person/full-name';
  const response = await request.get(url, { params: { locale: 'ja', count: 3, seed: 2 } });
  expect(response.status()).toBe(200);
  expect((await response.json()).data).toHaveLength(3);
});
