import { describe, expect, test } from 'vitest';
import type { OperationObject } from '../../src/reference/read/types';
import { createPostmanCollection } from '../../src/reference/render/downloads/postman';
import { createSpec, createOperation, viewOf } from '../support/api';
import { createApi } from '../../src/reference/read/api';

/** The request of an operation with one sample, for which this is given. */
function createRequest(
  operation: Partial<OperationObject>,
  { path = '/things', body }: { path?: string; body?: object } = {},
) {
  const examples = { one: { value: { data: [] }, 'x-request': { body } } };
  const content = { 'application/json': { examples } };
  const responses = { 200: { description: 'Fine.', content } };
  const description = createSpec();
  const api = createApi({
    ...description,
    servers: [{ url: 'https://api.example/v1' }],
    paths: { [path]: { get: createOperation({ responses, ...operation }) } },
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'X-Key' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  });
  const collection = createPostmanCollection(viewOf(api));
  const request = collection.item[0]?.item[0]?.request;
  if (!request) throw new Error('The collection is empty.');
  return { collection, request };
}

describe('A request of the Postman collection', () => {
  test('has path parameters as variables', () => {
    const { request, collection } = createRequest(
      {
        parameters: [
          { name: 'id', in: 'path', required: true, example: 7, description: 'Which.' },
          { name: 'kind', in: 'path', required: true, example: 'all' },
        ],
      },
      { path: '/things/{id}/{kind}' },
    );
    expect(request.url.path).toEqual(['things', ':id', ':kind']);
    expect(request.url.raw).toBe('{{baseUrl}}/things/:id/:kind');
    expect(request.url.variable[0]).toEqual({ key: 'id', value: '7', description: 'Which.' });
    expect(collection.variable).toContainEqual({
      key: 'baseUrl',
      value: 'https://api.example/v1',
      type: 'string',
    });
  });

  test('lists optional parameters switched off, and sends what it must', () => {
    const { request } = createRequest({
      parameters: [
        { name: 'must', in: 'query', required: true, example: 'a&b+c' },
        { name: 'may', in: 'query', schema: { default: 1 } },
        { name: 'X-May', in: 'header', schema: { enum: ['x', 'y'] } },
      ],
    });
    expect(request.url.query).toEqual([
      { key: 'must', value: 'a%26b%2Bc', description: '' },
      { key: 'may', value: '1', description: '', disabled: true },
    ]);
    expect(request.url.raw).toBe('{{baseUrl}}/things?must=a%26b%2Bc');
    expect(request.header).toMatchObject([{ key: 'X-May', value: 'x', disabled: true }]);
  });

  test.each([
    ['key', 'apikey', 'apiKey'],
    ['token', 'bearer', 'token'],
  ])('signs in by %s with variables for its secrets', (scheme, type, variable) => {
    const { collection, request } = createRequest({ security: [{ [scheme]: [] }] });
    expect(collection.auth.type).toBe(type);
    expect(collection.variable.map(({ key }) => key)).toContain(variable);
    expect(request).not.toHaveProperty('auth');
  });

  test('has the body of the first sample', () => {
    const requestBody = { content: { 'application/json': {} } };
    const { request } = createRequest({ requestBody }, { body: { a: '{{b}}' } });
    expect(request.body).toEqual({
      mode: 'raw',
      raw: '{\n  "a": "{{b}}"\n}',
      options: { raw: { language: 'json' } },
    });
  });
});
