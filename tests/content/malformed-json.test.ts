import { readFileSync } from 'node:fs';
import { sendToEngine } from 'fakewright-engine/testing/engine';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface DescribedResponse {
  content: Record<string, { examples: Record<string, { value: unknown }> }>;
}

// The bundled document does not contain this response, so the tests of the engine do not cover it.
test('the engine returns the documented error for a request body that is not an object', async () => {
  const text = readFileSync('openapi/components/responses/MalformedJson.yaml', 'utf8');
  const { content } = parse(text) as DescribedResponse;
  const { body } = await sendToEngine({
    method: 'POST',
    path: '/v1/custom/template',
    headers: { 'X-API-Key': 'any-key', 'Content-Type': 'application/json' },
    body: '[]',
  });
  expect(JSON.parse(body)).toEqual(
    content['application/problem+json']?.examples['malformedJson']?.value,
  );
});
