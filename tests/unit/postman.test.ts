import { describe, expect, test } from 'vitest';
import type { OperationObject } from '../../src/reference/read/types';
import { createPostmanCollection } from '../../src/reference/print/downloads/postman';
import { createDescription, viewOf } from '../support/api';
import { readApi } from '../../src/reference/read/model';

function createRequest(operation: OperationObject, path = '/things') {
  const description = createDescription();
  const api = readApi({
    ...description,
    servers: [{ url: 'https://api.example/v1/' }],
    paths: { [path]: { get: { operationId: 'list-things', ...operation } } },
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'query', name: 'key' },
        user: { type: 'http', scheme: 'basic' },
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
  test('has path parameters as variables, whole segments by their name', () => {
    const { request, collection } = createRequest(
      {
        parameters: [
          { name: 'id', in: 'path', required: true, example: 7, description: 'Which.' },
          { name: 'kind', in: 'path', required: true },
        ],
      },
      '/things/{id}/{kind}.json',
    );
    expect(request.url.path).toEqual(['things', ':id', '{{kind}}.json']);
    expect(request.url.raw).toBe('{{baseUrl}}/things/:id/{{kind}}.json');
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
        { name: 'crumb', in: 'cookie', example: 'z' },
      ],
    });
    expect(request.url.query).toEqual([
      { key: 'must', value: 'a%26b%2Bc', description: '' },
      { key: 'may', value: '1', description: '', disabled: true },
    ]);
    expect(request.url.raw).toBe('{{baseUrl}}/things?must=a%26b%2Bc');
    expect(request.header).toMatchObject([
      { key: 'X-May', value: 'x', disabled: true },
      { key: 'Cookie', value: 'crumb=z', disabled: true },
    ]);
  });

  test.each([
    ['key', 'apikey', 'apiKey'],
    ['user', 'basic', 'password'],
    ['token', 'bearer', 'token'],
  ])('signs in by %s with variables for its secrets', (scheme, type, variable) => {
    const { collection, request } = createRequest({ security: [{ [scheme]: [] }] });
    expect(collection.auth.type).toBe(type);
    expect(collection.variable.map(({ key }) => key)).toContain(variable);
    expect(request).not.toHaveProperty('auth');
  });

  test('has its documented body, in JSON or as it is', () => {
    const body = (mediaType: string, example: unknown) =>
      createRequest({ requestBody: { content: { [mediaType]: { example } } } }).request;
    expect(body('application/json', { a: '{{b}}' }).body).toEqual({
      mode: 'raw',
      raw: '{\n  "a": "{{b}}"\n}',
      options: { raw: { language: 'json' } },
    });
    const text = body('text/plain', 'hello');
    expect(text.body).toEqual({ mode: 'raw', raw: 'hello' });
    expect(text.header).toMatchObject([{ key: 'Content-Type', value: 'text/plain' }]);
  });
});

test('Webhooks, which a client cannot send, are not in the Postman collection', () => {
  const api = readApi({
    ...createDescription(),
    webhooks: { done: { post: { operationId: 'done', tags: ['events'] } } },
  });
  expect(createPostmanCollection(viewOf(api)).item.map(({ item }) => item.length)).toEqual([1]);
});
