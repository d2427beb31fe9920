import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from './fakewright-mock.mjs';

test('an order is the same for the same seed and reference', async () => {
  const headers = { 'X-API-Key': 'any-key' };
  const query = 'seed=42&reference=2026-03-14T12:00:00Z';
  const request = { method: 'GET', path: '/v1/composite/order', query, headers };
  const [first, second] = [await answer(request), await answer(request)];
  assert.equal(first.status, 200);
  assert.equal(first.body, second.body);
});
