import { expect, test } from 'vitest';
import type { Spec, OperationObject } from '../../../src/reference/read/types.ts';
import { renderRequestCodes } from '../../../src/samples/requestCode.ts';
import { createCodeRequest } from '../../../src/reference/view/requests.ts';
import { plainText } from '../../../src/samples/highlightedCode.ts';
import { fillSlots, slotMark } from '../../../src/samples/slots.ts';
import type { CodeTemplate } from '../../../src/samples/slots.ts';
import { createApiWithOperation } from '../../support/api.ts';

const servers: Spec['servers'] = [{ url: 'https://api.example.com/v1' }];

function samplesOf(operation: Partial<OperationObject>, request: Record<string, unknown> = {}) {
  const target = createApiWithOperation(operation, { servers }).operation;
  const { requestTarget, request: code } = createCodeRequest(target, request);
  return { requestTarget, samples: renderRequestCodes(code) };
}

/** Returns code as a string, with its slots filled. */
const textOf = (code: CodeTemplate, own: Parameters<typeof fillSlots>[1]): string =>
  plainText(fillSlots(code, own));

const slotsOf = (code: CodeTemplate): string[] =>
  code.flatMap((node) => (typeof node === 'object' && 'slot' in node ? [node.slot] : []));

const requests = {
  'without arguments': {},
  'with arguments': { query: { count: 3, seed: 42 } },
  'with characters that are special in replacements': { query: { text: "$& $1 $$ '" } },
  'with a body': { body: { text: 'It\'s "$1"' } },
  'that looks like a mark': { query: { for: 'address' } },
  'with the text of a mark': { body: { text: slotMark('requestTarget') + slotMark('type') } },
};

test.each(Object.entries(requests))(
  'code samples have a placeholder for the URL of a request %s',
  (_name, request) => {
    const { requestTarget, samples } = samplesOf({}, request);
    for (const { key, code } of samples) {
      const isSplit = key === 'python';
      expect(slotsOf(code)).toEqual(isSplit ? ['path', 'params'] : ['requestTarget']);
      const text = textOf(code, { requestTarget });
      expect(text).toContain(isSplit ? requestTarget.split('?')[0] : requestTarget);
      expect(text).not.toContain('\u0001');
    }
  },
);

test('TypeScript samples have a placeholder for the response type if the type is known', () => {
  const { operation } = createApiWithOperation();
  const typed = renderRequestCodes(createCodeRequest(operation, {}, { isTyped: true }).request);
  const codes = typed.filter(({ code }) => slotsOf(code).includes('type'));
  expect(codes.map(({ key }) => key)).toEqual(['typescript']);
  const text = textOf(codes[0]!.code, { requestTarget: '/x', type: ['{ a: $& }'] });
  expect(text).toContain('as { a: $& };');
  expect(samplesOf({}).samples.some(({ code }) => slotsOf(code).includes('type'))).toBe(false);
});

test('the request target contains the path of the server URL and escaped query values', () => {
  const query = { list: ['a', 'b'], text: "it's 100%" };
  const parameters = [{ name: 'list', in: 'query' as const, explode: false as const }];
  expect(samplesOf({ parameters }, { query }).requestTarget).toBe(
    '/v1/things?list=a,b&text=it%27s%20100%25',
  );
});

test.each([
  ['/x', ''],
  ['/x?seed=1', '\n    params={"seed": 1},'],
  ['/x?kinds=food%2Cflag&kinds=b', '\n    params={"kinds": ["food,flag", "b"]},'],
  [
    '/x?prefix=007&isOpen=true&to=-1.5',
    '\n    params={\n        "prefix": "007",\n        "isOpen": "true",\n        "to": "-1.5",\n    },',
  ],
  ['/x?text=it%27s%20%22100%25%22', '\n    params={"text": "it\'s \\"100%\\""},'],
])('code in Python passes the query of %s in the argument "params"', (requestTarget, params) => {
  const code = samplesOf({}).samples.find(({ key }) => key === 'python');
  expect(textOf(code!.code, { requestTarget })).toContain(
    `    "https://api.example.com/v1/x",${params}\n    headers`.replace('/v1/x', '/x'),
  );
});
