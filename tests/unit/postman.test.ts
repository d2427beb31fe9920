import { describe, expect, test } from 'vitest';
import type { OperationObject } from '../../src/reference/read/types';
import { createPostmanCollection } from '../../src/reference/render/downloads/postman';
import { createSpec, createOperation, viewOf } from '../support/api';
import { createApi } from '../../src/reference/read/api';

/** The request of an operation with one sample, for which this is given. */
function createRequest(operation: Partial<OperationObject>, body?: object) {
  const examples = { one: { value: { data: [] }, 'x-request': { body } } };
  const content = { 'application/json': { examples } };
  const responses = { 200: { description: 'Fine.', content } };
  const description = createSpec();
  const api = createApi({
    ...description,
    servers: [{ url: 'https://api.example/v1' }],
    paths: { '/things': { get: createOperation({ responses, ...operation }) } },
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
    },
  });
  const collection = createPostmanCollection(viewOf(api));
  const request = collection.item[0]?.item[0]?.request;
  if (!request) throw new Error('The collection is empty.');
  return { collection, request };
}

describe('A request of the Postman collection', () => {
  test('lists optional parameters switched off, and sends what it must', () => {
    const { request } = createRequest({
      parameters: [
        { name: 'must', in: 'query', required: true, example: 'a&b+c' },
        { name: 'may', in: 'query', schema: { default: 1 } },
      ],
    });
    expect(request.url.query).toEqual([
      { key: 'must', value: 'a%26b%2Bc', description: '' },
      { key: 'may', value: '1', description: '', disabled: true },
    ]);
    expect(request.url.raw).toBe('{{baseUrl}}/things?must=a%26b%2Bc');
  });

  test('sends a key, which is a variable like the URL of the server', () => {
    const { collection, request } = createRequest({ security: [{ key: [] }] });
    expect(collection.auth.type).toBe('apikey');
    expect(collection.variable).toMatchObject([
      { key: 'baseUrl', value: 'https://api.example/v1' },
      { key: 'apiKey', value: '' },
    ]);
    expect(request).not.toHaveProperty('auth');
  });

  test('has the body of the first sample', () => {
    const requestBody = { required: true as const, content: { 'application/json': {} } };
    const { request } = createRequest({ requestBody }, { a: '{{b}}' });
    expect(request.body).toEqual({
      mode: 'raw',
      raw: '{\n  "a": "{{b}}"\n}',
      options: { raw: { language: 'json' } },
    });
  });
});
