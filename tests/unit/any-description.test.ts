/** Small descriptions of one feature each, alone and in random company: page and twin say it in words. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readApi } from '../../src/reference/read/model';
import type { Description, OperationObject } from '../../src/reference/read/types';
import { renderOperationTwin } from '../../src/reference/print/markdown/operation';
import { printOperation } from '../../src/reference/print/page';
import { viewOf } from '../support/api';
import { times } from '../support/sweep';

/** A part of an operation, and what its page says for it. */
interface Feature {
  operation?: object;
  /** A property of the response's body. */
  property?: object;
  rest?: object;
  words: string[];
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const jsonExample = (example: unknown) => ({ content: { 'application/json': { example } } });
const component = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const FEATURES: Record<string, Feature> = {
  callbacks: {
    operation: {
      callbacks: {
        paid: {
          '{$request.body#/url}': {
            post: {
              summary: 'Payment has arrived',
              requestBody: json({ properties: { sum: { description: 'Sum in cents.' } } }),
              responses: { 204: { description: 'Noted by you.' } },
            },
          },
        },
      },
    },
    words: ['paid: Payment has arrived', '{$request.body#/url}', 'Sum in cents.', 'Noted by you.'],
  },
  links: {
    operation: {
      responses: {
        201: {
          description: 'Made.',
          links: { next: { operationId: 'get-next', parameters: { id: '$response.body#/id' } } },
        },
      },
    },
    words: ['next', 'get-next', 'id = $response.body#/id'],
  },
  'several servers': {
    operation: {
      servers: [
        { url: 'https://a.example', description: 'Production.' },
        {
          url: 'https://{region}.b.example',
          variables: {
            region: { default: 'eu', enum: ['eu', 'us'], description: 'Where it runs.' },
          },
        },
      ],
    },
    words: ['Production.', 'https://{region}.b.example', 'region', 'Where it runs.', 'us'],
  },
  not: { property: { not: { const: 'secret' } }, words: ['Must not be', 'secret'] },
  'if, then, else': {
    property: {
      if: { properties: { country: { const: 'US' } } },
      then: { properties: { zip: { description: 'Five digits.' } } },
      else: { properties: { code: { description: 'A postal code.' } } },
    },
    words: [
      'If it is',
      'US',
      'Then it is also',
      'Five digits.',
      'Otherwise it is also',
      'A postal code.',
    ],
  },
  discriminator: {
    property: {
      oneOf: [component('Cat'), component('Dog')],
      discriminator: {
        propertyName: 'kind',
        mapping: { meow: '#/components/schemas/Cat', 'woof woof': 'Dog' },
      },
    },
    words: ['Told apart by', 'kind', 'meow → Cat', 'woof woof → Dog', 'Lives alone.', 'Barks.'],
  },
  prefixItems: {
    property: { type: 'array', prefixItems: [{ description: 'Latitude.' }], items: false },
    words: ['[0]', 'Latitude.', 'no other items'],
  },
  'items of older drafts': {
    property: { type: 'array', items: [{ description: 'The first of all.' }] },
    words: ['[0]', 'The first of all.'],
  },
  patternProperties: {
    property: { patternProperties: { '^x-': { description: 'An extension.' } } },
    words: ['/^x-/', 'An extension.'],
  },
  'names of properties': {
    property: { propertyNames: { pattern: '^[a-z]+$' }, dependentRequired: { card: ['address'] } },
    words: ['Names of properties', '^[a-z]+$', 'with card also address'],
  },
  contains: {
    property: { type: 'array', contains: { const: 7 }, minContains: 2 },
    words: ['Among the items', 'at least 2 such items'],
  },
  contentMediaType: {
    property: { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' },
    words: ['image/png', 'base64'],
  },
  XML: {
    property: {
      type: 'string',
      xml: { name: 'pet', prefix: 'zoo', namespace: 'https://zoo.example', attribute: true },
    },
    words: ['attribute zoo:pet in the namespace https://zoo.example'],
  },
  'read only, write only, deprecated': {
    property: {
      type: 'object',
      properties: { a: { readOnly: true }, b: { writeOnly: true }, c: { deprecated: true } },
    },
    words: ['read only', 'write only'],
  },
  'nullable without a type': {
    property: { nullable: true, description: 'May be missing.' },
    words: ['May be missing.', 'null'],
  },
  'documentation elsewhere': {
    operation: { externalDocs: { url: 'https://docs.example/more', description: 'More about it' } },
    words: ['https://docs.example/more', 'More about it'],
  },
  multipart: {
    operation: {
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: { type: 'object', properties: { photo: { type: 'string', format: 'binary' } } },
            encoding: {
              photo: {
                contentType: 'image/png, image/jpeg',
                headers: { 'X-Size': { description: 'In pixels.' } },
              },
            },
          },
        },
      },
    },
    words: ['multipart/form-data', 'photo', 'image/jpeg', 'X-Size', 'In pixels.'],
  },
  'a file': {
    operation: { requestBody: { content: { 'application/octet-stream': {} } } },
    words: ['application/octet-stream', 'The bytes of a file.'],
  },
  'a stream of events': {
    operation: {
      responses: {
        200: {
          description: 'Events.',
          content: {
            'text/event-stream': { itemSchema: { properties: { data: { description: 'News.' } } } },
          },
        },
      },
    },
    words: ['text/event-stream', 'A stream of events.', 'News.'],
  },
  'JSON lines': {
    operation: {
      responses: {
        200: {
          description: 'Lines.',
          content: { 'application/jsonl': { itemSchema: { type: 'integer' } } },
        },
      },
    },
    words: ['application/jsonl', 'A stream of items', 'integer'],
  },
  cookies: {
    operation: { parameters: [{ name: 'session', in: 'cookie', schema: { type: 'string' } }] },
    words: ['Cookie parameters', 'session'],
  },
  'a query as a whole': {
    operation: {
      parameters: [
        {
          name: 'filter',
          in: 'querystring',
          content: { 'application/json': { schema: { type: 'object' } } },
          description: 'All of the query.',
        },
      ],
    },
    words: ['Query string', 'All of the query.'],
  },
  'lists with a style': {
    operation: {
      parameters: [
        {
          name: 'ids',
          in: 'query',
          style: 'pipeDelimited',
          explode: false,
          schema: { type: 'array', items: { type: 'integer' } },
        },
      ],
    },
    words: ['Written as', 'ids=a%7Cb'],
  },
  'scopes of every alternative': {
    operation: { security: [{ oauth: ['write:pets'] }, { key: [], basic: [] }, {}] },
    words: [
      'write:pets',
      'Change pets.',
      'https://auth.example/token',
      'client credentials',
      'X-Key',
      'basic',
      'Or without authorization.',
    ],
  },
  'a scheme that is not declared': {
    operation: { security: [{ unknown: [] }] },
    words: ['unknown', 'not declared'],
  },
  'several examples': {
    operation: {
      requestBody: {
        content: {
          'application/json': {
            examples: {
              one: { summary: 'A cat', description: 'It purrs.', value: { a: 1 } },
              two: { summary: 'A dog', externalValue: 'https://examples.example/dog.json' },
            },
          },
        },
      },
    },
    words: ['A cat', 'It purrs.', 'A dog', 'https://examples.example/dog.json'],
  },
  'alternatives that differ in what they need': {
    property: { properties: { a: {}, b: {} }, anyOf: [{ required: ['a'] }, { required: ['b'] }] },
    words: ['needs a', 'needs b'],
  },
  'items after the first ones': {
    property: {
      type: 'array',
      prefixItems: [{ type: 'number', description: 'East.' }],
      items: { type: 'string', description: 'Notes.' },
    },
    words: ['East.', 'Further items', 'Notes.'],
  },
  'words beside references': {
    operation: {
      parameters: [{ $ref: '#/components/parameters/Page', description: 'From zero here.' }],
      responses: {
        200: { $ref: '#/components/responses/Fine', description: 'All is well here.' },
      },
    },
    words: ['From zero here.', 'All is well here.'],
  },
  'parts without names': {
    operation: {
      requestBody: {
        content: {
          'multipart/mixed': {
            schema: { type: 'array', prefixItems: [{ description: 'About it.' }], items: {} },
            prefixEncoding: [{ contentType: 'application/ld+json' }],
            itemEncoding: {
              contentType: 'image/webp',
              headers: { 'X-Part': { description: 'Its number.' } },
            },
          },
        },
      },
    },
    words: ['application/ld+json', 'image/webp', 'Headers of each part', 'X-Part', 'Its number.'],
  },
  'an example as it is sent': {
    operation: {
      responses: {
        200: {
          description: 'Lines.',
          content: {
            'application/jsonl': { examples: { two: { dataValue: [{ n: 1 }, { n: 2 }] } } },
            'text/event-stream': {
              examples: { one: { dataValue: { n: 3 }, serializedValue: 'data: {"n":3}' } },
            },
          },
        },
      },
    },
    words: ['{"n":1}\n{"n":2}', 'data: {"n":3}'],
  },
  'examples of XML as data': {
    operation: {
      responses: {
        200: {
          description: 'A pet.',
          content: {
            'application/xml': {
              schema: {
                type: 'object',
                xml: { name: 'pet' },
                properties: { id: { xml: { attribute: true } } },
              },
              example: { id: 7, name: 'Rex & Co' },
            },
          },
        },
      },
    },
    words: ['<pet id="7">', '<name>Rex &amp; Co</name>'],
  },
  'an example that is a text of JSON': {
    operation: {
      responses: { 200: { description: 'Yes.', ...jsonExample('{"told":"as text"}') } },
    },
    words: ['"told": "as text"'],
  },
  'an example beside examples': {
    operation: {
      parameters: [
        {
          name: 'q',
          in: 'query',
          example: 'the first one',
          examples: { other: { value: 'the second one' } },
        },
      ],
    },
    words: ['the first one', 'the second one'],
  },
  'a link to an operation by its place': {
    operation: {
      responses: {
        201: {
          description: 'Made.',
          links: { next: { operationRef: '#/paths/~1things~1{id}/post' } },
        },
      },
    },
    words: ['POST /things/{id}'],
  },
  'two kinds of keys in one header': {
    operation: { security: [{ key: [] }, { otherKey: [] }] },
    words: ['otherKey'],
  },
  'a summary of several sentences': {
    operation: { summary: `It happens when **something** happens. ${'More is said. '.repeat(14)}` },
    words: ['It happens when', 'More is said.'],
  },
  HTML: {
    operation: {
      description: '<p>It is <b>bold</b>.</p><ul><li>An <code>item</code></li></ul><!-- Hidden -->',
    },
    words: ['bold', 'item'],
  },
  'a path parameter that is not declared': { words: ['Path parameters', 'id'] },
  'a reference with a description beside it': {
    property: { ...component('Cat'), description: 'The cat of the house.' },
    words: ['The cat of the house.', 'Lives alone.'],
  },
};

function createDescription(features: readonly Feature[]): Description {
  const operation = features.reduce<OperationObject>(
    (merged, feature) => ({ ...merged, ...feature.operation }),
    { operationId: 'it', responses: { 200: { description: 'Fine.' } } },
  );
  const properties = Object.fromEntries(
    features.flatMap(({ property }, index) => (property ? [[`p${index}`, property]] : [])),
  );
  if (Object.keys(properties).length > 0) {
    operation.responses = {
      ...operation.responses,
      202: { description: 'With a body.', ...json({ type: 'object', properties }) },
    };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Features', version: '1' },
    paths: { '/things/{id}': { post: operation } },
    components: {
      schemas: {
        Cat: { type: 'object', properties: { home: { description: 'Lives alone.' } } },
        Dog: { type: 'object', properties: { voice: { description: 'Barks.' } } },
      },
      parameters: { Page: { name: 'page', in: 'query', description: 'From one.' } },
      responses: { Fine: { description: 'Fine.' } },
      securitySchemes: {
        otherKey: { type: 'apiKey', in: 'header', name: 'X-Key' },
        oauth: {
          type: 'oauth2',
          flows: {
            clientCredentials: {
              tokenUrl: 'https://auth.example/token',
              scopes: { 'write:pets': 'Change pets.' },
            },
          },
        },
        key: { type: 'apiKey', in: 'header', name: 'X-Key' },
        basic: { type: 'http', scheme: 'basic' },
      },
    },
  };
}

/** All texts of a page's data, and its Markdown twin without escapes. */
function readPage(description: Description) {
  const [operation] = viewOf(readApi(description)).operations;
  if (!operation) throw new Error('There is no page.');
  const texts: string[] = [];
  JSON.stringify(printOperation(operation), (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  const place = { site: 'https://docs.example/', page: '/docs/api/it', hasTwin: () => false };
  const twin = renderOperationTwin(operation, place);
  return { page: texts.join('\n'), twin: twin.replaceAll(/\\(?=[^\w\s])/g, '') };
}

/** The words that neither of the two may miss. */
function findMissing(description: Description, words: readonly string[]): string[] {
  const { page, twin } = readPage(description);
  return words.flatMap((word) => [
    ...(page.includes(word) ? [] : [`page: ${word}`]),
    ...(twin.includes(word) ? [] : [`twin: ${word}`]),
  ]);
}

describe('page and twin say what the description says', () => {
  test.each(Object.entries(FEATURES))('%s', (_name, feature) => {
    expect(findMissing(createDescription([feature]), feature.words)).toEqual([]);
  });

  test('and nothing of extensions, on purpose', () => {
    const { page, twin } = readPage(
      createDescription([{ operation: { 'x-internal': 'not for readers' }, words: [] }]),
    );
    expect(page + twin).not.toContain('not for readers');
  });
});

test('features in random company are all said: what one says hides nothing of another', () => {
  const names = Object.keys(FEATURES);
  fc.assert(
    fc.property(fc.subarray(names, { minLength: 2 }), (chosen) => {
      const features = chosen.map((name) => FEATURES[name] as Feature);
      // Of several that fill the same part of the operation, the last one counts.
      const lastOf = new Map(
        features.flatMap((each, index) =>
          Object.keys(each.operation ?? {}).map((key): [string, number] => [key, index]),
        ),
      );
      const said = features.filter((each, index) =>
        Object.keys(each.operation ?? {}).every((key) => lastOf.get(key) === index),
      );
      const words = said.flatMap((each) => each.words);
      expect(findMissing(createDescription(features), words)).toEqual([]);
    }),
    { numRuns: times(100, 2000), seed: 20261123 },
  );
});

describe('what a sample sends is what the description says', () => {
  const sampleOf = (requestBody: object, rest: object = {}): string => {
    const description = createDescription([{ operation: { requestBody, ...rest }, words: [] }]);
    const [view] = viewOf(readApi(description)).operations;
    return view?.samples[0]?.request.codes[0]?.text ?? '';
  };

  test.each([
    [
      'a text of JSON',
      'application/json',
      { schema: { type: 'string' }, example: 'hi' },
      `-d '"hi"'`,
    ],
    ['a text', 'text/plain', { schema: { type: 'string', example: 'Hello' } }, "-d 'Hello'"],
    [
      'lines of JSON',
      'application/x-ndjson',
      { example: [{ a: 1 }, { a: 2 }] },
      `'{"a":1}\n{"a":2}'`,
    ],
    [
      'XML of data',
      'application/xml',
      { schema: { xml: { name: 'pet' } }, example: { a: '<' } },
      '<pet>\n  <a>&lt;</a>\n</pet>',
    ],
    [
      'the name of the form that it sends',
      'application/json',
      {
        schema: {
          oneOf: [component('Cat'), component('Dog')],
          discriminator: {
            propertyName: 'kind',
            mapping: { meow: '#/components/schemas/Cat', woof: 'Dog' },
          },
        },
      },
      '"kind": "meow"',
    ],
    [
      'a name that the schema allows',
      'application/json',
      { schema: { propertyNames: { enum: ['red'] }, additionalProperties: { type: 'integer' } } },
      '"red": 1',
    ],
  ])('%s', (_name, mediaType, media, sent) => {
    expect(sampleOf({ content: { [mediaType]: media } })).toContain(sent);
  });

  test('to a server whose address has no scheme', () => {
    const servers = [{ url: '//api.other.example/v1' }];
    expect(sampleOf({ content: {} }, { servers })).toContain("'https://api.other.example/");
  });
});

describe('names that are awkward lock no description out', () => {
  const readPaths = (paths: object, rest: object = {}) =>
    readApi({ ...createDescription([]), ...rest, paths } as Description);

  test('the page about the API gives way to an operation of the same name', () => {
    const api = readPaths(
      { '/a': { get: { operationId: 'listPets' } } },
      { info: { title: 'List pets', version: '1' } },
    );
    expect(api.operations[0]?.slug).toBe('list-pets');
    expect(api.slug).toBe('introduction');
  });

  test('an API without a title, an operation with a tag without a name', () => {
    const api = readPaths(
      { '/a': { get: { tags: [''] } } },
      { info: { title: ' ', version: '1' } },
    );
    expect([api.title, api.groups[0]?.label]).toEqual(['API', 'Operations']);
  });

  test('an operationId that is too long for a file is a title only', () => {
    const operationId = 'a'.repeat(300);
    const [operation] = readPaths({ '/a': { get: { operationId } } }).operations;
    expect([operation?.slug, operation?.title]).toEqual(['get-a', operationId]);
  });

  test('tags of OpenAPI 3.2 that mark operations are no places for them', () => {
    const tags = [
      { name: 'beta', kind: 'badge' },
      { name: 'pets', kind: 'nav' },
    ];
    const api = readPaths({ '/a': { get: { tags: ['beta', 'pets'] } } }, { tags });
    expect(api.groups.map(({ name }) => name)).toEqual(['pets']);
  });

  test('a tag that is declared twice has both its texts', () => {
    const tags = ['One.', 'Two.'].map((description) => ({ name: 'pets', description }));
    const api = readPaths({ '/a': { get: { tags: ['pets'] } } }, { tags });
    expect(api.groups.map(({ description }) => description)).toEqual(['One.\n\nTwo.']);
  });

  test('an operationId stays as it is in lists', () => {
    const api = readPaths({ '/a': { get: { operationId: 'listPets' } } });
    expect(api.operations[0]?.label).toBe('listPets');
  });

  test('keys in the same header have the names of their schemes, by the operation and on the page about the API', () => {
    const key = { type: 'apiKey', in: 'header', name: 'X-Token' };
    const components = {
      securitySchemes: { Personal: key, Plan: key, Other: { ...key, in: 'query' } },
    };
    const security = [{ Personal: [] }, { Plan: [] }, { Other: [] }];
    const view = viewOf(readPaths({ '/a': { get: { security } } }, { components }));
    const own = (view.operations[0]?.security ?? []).flatMap(({ schemes }) => schemes);
    for (const schemes of [own, view.schemes]) {
      const facts = schemes.map(({ field }) => field.facts?.map(({ values }) => values));
      expect(facts).toEqual([[['Personal']], [['Plan']], undefined]);
    }
  });
});

describe('what is said in a roundabout way', () => {
  const twinOf = (operation: object, rest: object = {}): string => {
    const paths = { '/a': { get: { responses: {}, ...operation } } };
    const [view] = viewOf(readApi({ ...createDescription([]), ...rest, paths })).operations;
    return view
      ? renderOperationTwin(view, { site: '', page: '/docs/api/a', hasTwin: () => false })
      : '';
  };

  test.each(['oneOf', 'anyOf'])('the only alternative of %s is the schema itself', (keyword) => {
    const schemas = { Kind: { type: 'string', enum: ['cat', 'dog'] } };
    const pet = { nullable: true, description: 'Which.', [keyword]: [component('Kind')] };
    const twin = twinOf(
      { responses: { 200: { description: '', ...json({ properties: { pet } }) } } },
      { components: { schemas } },
    );
    expect(twin).toMatch(/`pet`.*string or null/);
    expect(twin).toContain('`cat`');
    expect(twin).not.toMatch(/one of|any of/);
  });

  test.each(['#### Limits', '<h4>Limits</h4>'])(
    'the highest heading of a description is a section: %s',
    (heading) => {
      const paths = { '/a': { get: { description: `Text.\n\n${heading}\n\nMore.` } } };
      const api = readApi({ ...createDescription([]), paths });
      const headings = viewOf(api).operations[0]?.description?.filter((node) => node[0] === 'h2');
      expect(headings).toEqual([['h2', { id: 'limits' }, 'Limits']]);
    },
  );
});
