/** What the view says of security schemes, on the pages of operations and on that of the API. */
import { describe, expect, test } from 'vitest';
import { readApi } from '../../src/reference/read/model.ts';
import type { OperationObject, SecurityScheme } from '../../src/reference/read/types.ts';
import { createDescription, viewOf } from '../support/api.ts';

const KEY = { type: 'apiKey', in: 'header', name: 'X-Key' } as const;

function viewWith(
  securitySchemes: Record<string, SecurityScheme>,
  security?: OperationObject['security'],
) {
  return viewOf(readApi(createDescription({ security }, { components: { securitySchemes } })));
}

/** What the page of an operation that needs one scheme says of it. */
function requiredField(scheme: SecurityScheme, scopes: string[] = []) {
  const [operation] = viewWith({ my_key: scheme }, [{ my_key: scopes }]).operations;
  return operation?.security[0]?.schemes[0]?.field;
}

/** What the page of the API says of one scheme. */
function schemeField(scheme: SecurityScheme) {
  return viewWith({ my_key: scheme }).schemes[0]?.field;
}

const flow = { authorizationUrl: 'https://a.example/a', tokenUrl: 'https://a.example/t' };

describe('An operation names what it needs', () => {
  test.each<[string, SecurityScheme, object]>([
    ['a key', KEY, { name: 'X-Key', type: 'key in header', required: true }],
    [
      'a key in the query',
      { type: 'apiKey', in: 'query', name: 'key' },
      { name: 'key', type: 'key in query' },
    ],
    [
      'a token',
      { type: 'http', scheme: 'bearer' },
      { name: 'Authorization', type: 'bearer token' },
    ],
    ['OAuth', { type: 'oauth2', flows: {} }, { name: 'Authorization', type: 'oauth2' }],
    [
      'OpenID Connect',
      { type: 'openIdConnect', openIdConnectUrl: 'https://a.example/' },
      { name: 'Authorization', type: 'openIdConnect' },
    ],
    ['a certificate', { type: 'mutualTLS' }, { name: 'my_key', type: 'mutualTLS' }],
    ['what is deprecated', { ...KEY, deprecated: true }, { deprecated: true }],
    ['what is not', { ...KEY, deprecated: false }, { deprecated: undefined }],
  ])('%s', (_, scheme, said) => {
    expect(requiredField(scheme)).toMatchObject(said);
  });

  test('by anchors that differ between alternatives, and the headings of these', () => {
    const other = { type: 'apiKey', in: 'cookie', name: 'session' } as const;
    const security: OperationObject['security'] = [{ key: [], other: [] }, { key: [] }, {}];
    const [operation] = viewWith({ key: KEY, other }, security).operations;
    expect(operation?.security.map(({ title }) => title)).toEqual([
      undefined,
      'Or:',
      'Or without authorization.',
    ]);
    const anchors = operation?.security.map(({ schemes }) =>
      schemes.map((each) => each.field.anchor),
    );
    expect(anchors).toEqual([['auth-key', 'auth-other'], ['auth-key-2'], []]);
  });

  test('or nothing, if it needs nothing', () => {
    expect(viewWith({ key: KEY }, []).operations[0]?.security).toEqual([]);
    expect(viewWith({ key: KEY }, [{}]).operations[0]?.security).toEqual([]);
  });
});

describe('Scopes are', () => {
  const scheme: SecurityScheme = {
    type: 'oauth2',
    flows: {
      implicit: { ...flow, scopes: { read: 'Reads.', write: 'Writes.' } },
      password: { ...flow, scopes: { read: 'Reads again.' } },
    },
  };

  test('those that an operation requires, with what they allow', () => {
    const scopes = requiredField(scheme, ['write', 'unknown'])?.properties;
    expect(scopes).toMatchObject([
      { name: 'write', anchor: 'auth-my_key-write', type: 'scope', required: true },
      { name: 'unknown', anchor: 'auth-my_key-unknown', type: 'scope', required: true },
    ]);
    expect(JSON.stringify(scopes?.[0]?.description)).toContain('Writes.');
    expect(scopes?.[1]?.description).toBeUndefined();
  });

  test('all of every flow, each once and none required, on the page of the API', () => {
    const scopes = schemeField(scheme)?.properties;
    expect(scopes?.map(({ name, required }) => [name, required])).toEqual([
      ['read', undefined],
      ['write', undefined],
    ]);
  });

  test('absent where a scheme has none', () => {
    expect(requiredField(KEY)).not.toHaveProperty('properties', expect.anything());
    expect(schemeField({ type: 'oauth2', flows: { implicit: flow } })?.properties).toBeUndefined();
  });
});

describe('Facts of a scheme are', () => {
  test.each<[string, SecurityScheme, object[] | undefined]>([
    [
      'the addresses of a flow, which has its name from OAuth 2',
      {
        type: 'oauth2',
        flows: {
          authorizationCode: { ...flow, refreshUrl: 'https://a.example/r' },
          deviceAuthorization: { deviceAuthorizationUrl: 'https://a.example/d', tokenUrl: '' },
        },
      },
      [
        {
          name: 'Flow: authorization code',
          values: [
            'authorization at https://a.example/a',
            'tokens at https://a.example/t',
            'new tokens at https://a.example/r',
          ],
        },
        { name: 'Flow: device authorization', values: ['devices at https://a.example/d'] },
      ],
    ],
    [
      'the key of a flow that OAuth 2 does not know',
      { type: 'oauth2', flows: { own: flow } },
      [{ name: 'Flow: own', values: [expect.any(String), expect.any(String)] }],
    ],
    [
      'where its configuration is',
      { type: 'openIdConnect', openIdConnectUrl: 'https://a.example/' },
      [{ name: 'Configuration', values: ['https://a.example/'] }],
    ],
    [
      'the form of its token',
      { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      [{ name: 'Token', values: ['JWT'] }],
    ],
    ['none of a flow without addresses', { type: 'oauth2', flows: { implicit: {} } }, undefined],
    ['none of a key', KEY, undefined],
  ])('%s', (_, scheme, facts) => {
    expect(requiredField(scheme)?.facts).toEqual(facts);
    expect(schemeField(scheme)?.facts).toEqual(facts);
  });

  test('its key where another one looks the same', () => {
    const other = { type: 'apiKey', in: 'query', name: 'X-Key' } as const;
    const view = viewWith({ first: KEY, second: KEY, other }, [
      { first: [] },
      { second: [], other: [] },
    ]);
    const facts = view.operations[0]?.security.map(({ schemes }) =>
      schemes.map(({ field }) => field.facts),
    );
    const named = (key: string) => [{ name: 'Scheme', values: [key] }];
    expect(facts).toEqual([[named('first')], [named('second'), undefined]]);
    expect(view.schemes.map(({ field }) => field.facts)).toEqual([
      named('first'),
      named('second'),
      undefined,
    ]);
  });

  test('not its key where it is in two alternatives itself', () => {
    const [operation] = viewWith({ first: KEY }, [{ first: [] }, { first: [] }]).operations;
    expect(
      operation?.security.flatMap(({ schemes }) => schemes.map(({ field }) => field.facts)),
    ).toEqual([undefined, undefined]);
  });
});

describe('The page of the API has of each scheme', () => {
  test.each<[string, SecurityScheme, object]>([
    ['its name and place', KEY, { name: 'X-Key', type: 'key in header', anchor: 'auth-my_key' }],
    ['its kind', { type: 'http', scheme: 'basic' }, { name: 'my_key', type: 'http basic' }],
    ['its type', { type: 'mutualTLS' }, { name: 'my_key', type: 'mutualTLS' }],
  ])('%s', (_, scheme, said) => {
    expect(schemeField(scheme)).toMatchObject(said);
    expect(schemeField(scheme)?.required).toBeUndefined();
  });

  test('its description, with headings below those of the page', () => {
    const description = schemeField({ ...KEY, description: '# More\n\nWith it.' })?.description;
    expect(description?.[0]?.[0]).toMatch(/^h[4-6]$/);
    expect(JSON.stringify(description)).toContain('With it.');
  });
});
