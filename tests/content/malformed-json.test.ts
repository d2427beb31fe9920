import { readFileSync } from 'node:fs';
import { ask } from 'fakewright-engine/testing/engine';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface DescribedResponse {
  content: Record<string, { examples: Record<string, { value: unknown }> }>;
}

// Bundles of the document leave this response out, so the tests of the engine do not see it.
test('the engine answers a body that is not an object as its component shows', async () => {
  const text = readFileSync('openapi/components/responses/MalformedJson.yaml', 'utf8');
  const { content } = parse(text) as DescribedResponse;
  const { body } = await ask({
    method: 'POST',
    path: '/v1/custom/template',
    headers: { 'X-API-Key': 'any-key', 'Content-Type': 'application/json' },
    body: '[]',
  });
  expect(JSON.parse(body)).toEqual(
    content['application/problem+json']?.examples['malformedJson']?.value,
  );
});
