/** What the view says of an API's servers. */
import { describe, expect, test } from 'vitest';
import { readApi } from '../../src/reference/read/model.ts';
import type { Server } from '../../src/reference/read/types.ts';
import { createDescription, viewOf } from '../support/api.ts';

const serversOf = (servers: Server[]) =>
  viewOf(readApi(createDescription({}, { servers }))).servers;

const region = { default: 'eu', enum: ['eu', 'us'], description: 'Where the *data* is.' };

describe('Servers are', () => {
  test('not listed when there is one without variables, or none', () => {
    expect(serversOf([{ url: 'https://a.example' }])).toBeUndefined();
    expect(serversOf([{ url: 'https://a.example', variables: {} }])).toBeUndefined();
    expect(serversOf([])).toBeUndefined();
  });

  test('all listed when there are several, with name and description', () => {
    const servers = serversOf([
      { url: 'https://a.example', name: 'Production', description: 'For *all*.' },
      { url: 'https://b.example', description: '# Test' },
      { url: 'https://c.example' },
    ]);
    expect(servers?.map(({ url }) => url)).toEqual([
      'https://a.example',
      'https://b.example',
      'https://c.example',
    ]);
    const [first, second, third] = servers ?? [];
    expect(first?.description).toEqual([
      ['p', {}, 'Production'],
      ['p', {}, 'For ', ['em', {}, 'all'], '.'],
    ]);
    expect(second?.description?.[0]?.[0]).toMatch(/^h[4-6]$/);
    expect(third?.description).toBeUndefined();
    expect(servers?.map(({ variables }) => variables)).toEqual([undefined, undefined, undefined]);
  });

  test('listed with their variables, even when there is only one', () => {
    const servers = serversOf([
      {
        url: 'https://{region}.a.example/{base path}',
        variables: { region, 'base path': { default: 'v1', enum: [] } },
      },
    ]);
    expect(servers).toMatchObject([
      {
        url: 'https://{region}.a.example/{base path}',
        variables: [
          {
            name: 'region',
            anchor: 'server-1-region',
            type: 'string',
            default: 'eu',
            allowed: ['eu', 'us'],
          },
          { name: 'base path', default: 'v1' },
        ],
      },
    ]);
    const [first, second] = servers?.[0]?.variables ?? [];
    expect(JSON.stringify(first?.description)).toContain('["em",{},"data"]');
    expect(second?.allowed).toBeUndefined();
    expect(second?.description).toBeUndefined();
  });

  test('told apart by the anchors of their variables', () => {
    const servers = serversOf([
      { url: 'https://a.example' },
      { url: 'https://{region}.b.example', variables: { region } },
      { url: 'https://{region}.c.example', variables: { region } },
    ]);
    expect(servers?.map(({ variables }) => variables?.[0]?.anchor)).toEqual([
      undefined,
      'server-2-region',
      'server-3-region',
    ]);
  });
});
