import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createCodeSamples } from '../../src/reference/view/requests/codeSamples';
import { fillPlaceholders } from '../../src/reference/view/requests/placeholders';
import { createApi } from '../support/api';

const PATH = String.raw`C:\new\it's "here"`;

function sampleCode(key: string): string {
  const { operation } = createApi(
    {
      parameters: [
        {
          name: 'session',
          in: 'cookie',
          required: true,
          schema: { type: 'string' },
          example: 'a b',
        },
      ],
      security: [{ key: [] }],
      responses: { 200: { description: 'Fine.' } },
    },
    { components: { securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'key' } } } },
  );
  const { address, samples } = createCodeSamples(operation, { header: { 'X-Path': PATH } });
  const sample = samples.find((each) => each.key === key);
  return sample ? fillPlaceholders(sample, { address }) : '';
}

test('a header of a JavaScript sample is sent as it is, backslashes and quotation marks among it', () => {
  const sent: { headers: object }[] = [];
  const fetch = (_url: string, options: { headers: object }) => {
    sent.push(options);
    return new Promise(() => undefined);
  };
  runInNewContext(sampleCode('javascript'), { fetch });
  expect(sent.map(({ headers }) => headers)).toMatchObject([{ 'X-Path': PATH }]);
});

test('a cookie that a request needs is in every sample', () => {
  for (const key of ['curl', 'javascript', 'typescript', 'python', 'go', 'rust']) {
    expect(sampleCode(key), key).toContain('session=a%20b');
  }
});

test('a key that is sent in the query is in the address of every sample', () => {
  expect(sampleCode('curl')).toContain('?key=YOUR_API_KEY');
});
