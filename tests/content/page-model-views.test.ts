/** Checks the page model of the project's OpenAPI document. All outputs render this page model. */
import { describe, expect, test } from 'vitest';
import { samplesOf } from '../../src/reference/read/api.ts';
import { renderOperation } from '../../src/reference/render/markdown/operation.ts';
import { recordField } from '../../src/reference/model/recordField.ts';
import { RECORD_PATH } from '../../src/site/urls.ts';
import { CODE_LANGUAGES } from '../../src/samples/languages.ts';
import { plainText } from '../../src/samples/highlightedCode.ts';
import { renderRequestCode } from '../../src/samples/requestCode.ts';
import { fillSlots } from '../../src/samples/slots.ts';
import type { CodeTemplate } from '../../src/samples/slots.ts';
import { multilineText } from '../../src/reference/model/envelope.ts';
import type {
  FieldNode,
  FieldView,
  OperationView,
  ProseElement,
  ProseNode,
} from '../../src/reference/model/types.ts';
import { createCodeRequest } from '../../src/reference/view/requests.ts';
import { resolveField, resolveResponse } from '../../src/reference/model/resolve.ts';
import { apiView as view } from '../support/apiView.ts';
import { api, operations } from '../support/spec.ts';
import { sendToEngine } from 'fakewright-engine/testing/engine';

/** Lists all fields of a page, including nested fields. Each field is merged with its component. */
function listFields({ security, sections, body, responses: all }: OperationView): FieldView[] {
  const { components, schemes } = view;
  const listAll = (node: FieldNode): FieldView[] => {
    const field = resolveField(components, node);
    return [field, ...(field.properties ?? []).flatMap(listAll)];
  };
  const responses = all.map((each) => resolveResponse(components, each));
  return [
    ...security.flatMap((name) => schemes[name]?.field ?? []),
    ...sections.flatMap(({ fields }) => fields),
    ...[body, ...responses.map((each) => each.body)].flatMap((each) => each?.schema ?? []),
    ...responses.flatMap(({ headers = [] }) => headers),
  ].flatMap(listAll);
}

/** Matches the HTML elements that Markdown (CommonMark and GFM) can produce. */
const TAGS =
  /^(?:p|h[1-6]|em|strong|del|code|pre|a|ul|ol|li|blockquote|hr|br|table|thead|tbody|tr|th|td|input)$/;

const listNodes = (nodes: readonly ProseNode[] = []): ProseElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...listNodes(node.children)]));

function proseOf(operation: OperationView): ProseNode[] {
  const fields = listFields(operation).map(({ description }) => description);
  const responses = operation.responses.map(
    (each) => resolveResponse(view.components, each).description,
  );
  const all = [operation.lead, operation.details, ...fields, ...responses];
  return all.flatMap((prose) => prose?.nodes ?? []);
}

test('the page model contains each operation in the OpenAPI document once', () => {
  const described = operations.map(({ operation }) => operation.operationId).sort();
  expect(view.operations.map(({ slug }) => slug).sort()).toEqual(described);
});

describe.each(view.tags.map(({ name, operations: own }) => [name, own] as const))(
  'the tag %s',
  (_name, own) => {
    test('the data of each page is unchanged after it is written to JSON and read again', () => {
      for (const each of own) expect(JSON.parse(JSON.stringify(each))).toEqual(each);
    });

    test('a sample is shown as text if the response consists of one string of several lines', () => {
      for (const { samples } of own)
        for (const { title, response } of samples) {
          const { data } = response;
          const [value] = data;
          const isText = data.length === 1 && typeof value === 'string' && /\n./.test(value);
          const lines = isText ? value.trimEnd().split(/\r?\n/) : undefined;
          expect(multilineText(response)?.split('\n'), title).toEqual(lines);
        }
    });

    test('descriptions have only elements that Markdown can produce, and no relative links', () => {
      for (const each of own) {
        for (const { tag, properties } of listNodes(proseOf(each))) {
          expect(tag).toMatch(TAGS);
          if (tag === 'a')
            expect(properties?.['href']).toMatch(/^(?:https?:\/\/|mailto:|#|\/(?!\/))/);
        }
      }
    });
  },
);

test('the Markdown version of the record page shows CSV and SQL samples as text of several lines', () => {
  const record = view.operations.find(({ path }) => path === '/v1/custom/record');
  const texts = record?.samples.flatMap(({ response }) => multilineText(response) ?? []) ?? [];
  expect(texts.some((text) => text.startsWith('INSERT INTO'))).toBe(true);
  const place = { site: 'https://site.example/', page: '/x', hasMarkdown: () => false };
  const markdown = renderOperation(record!, { ...place, ...view });
  for (const text of texts) expect(markdown).toContain(`The text:\n\n\`\`\`\n${text}\n\`\`\``);
});

test('the record operation accepts the example field that each operation page shows', async () => {
  const place = { site: 'https://site.example/', page: '/x', hasMarkdown: () => false };
  for (const each of view.operations) {
    const field = recordField(each.path, each.fieldParameters);
    expect(field === undefined, each.slug).toBe(each.path === RECORD_PATH);
    if (field === undefined) continue;
    expect(renderOperation(each, { ...place, ...view })).toContain(`): \`${field}\``);
    const { status, body } = await sendToEngine({
      method: 'POST',
      path: RECORD_PATH,
      headers: { 'X-API-Key': 'key', 'Content-Type': 'application/json' },
      body: `{"fields": [${field}]}`,
    });
    expect(status, `${each.slug}: ${body}`).toBe(200);
  }
});

test('each sample on a page shows code for its request, including the body', () => {
  const textOf = (code: CodeTemplate, requestTarget: string) =>
    plainText(fillSlots(code, { requestTarget }));
  for (const each of view.operations) {
    const shown = each.samples.map(({ codes = view.codes, requestTarget }) =>
      textOf(codes[0]!.code, requestTarget),
    );
    const target = api.operations.find(({ operationId }) => operationId === each.slug)!;
    const own = samplesOf(target).map(([, { 'x-request': request = {} }]) => {
      const { requestTarget, request: code } = createCodeRequest(target, request, {
        isTyped: true,
      });
      return textOf(renderRequestCode(code, CODE_LANGUAGES[0]!), requestTarget);
    });
    expect(shown, each.slug).toEqual(own);
    expect(new Set(own).size, each.slug).toBe(own.length);
  }
});

test('pages and Markdown versions list the locales for which the operation has its own data', () => {
  const place = { site: 'https://site.example/', page: '/x', hasMarkdown: () => false };
  const sentenceOf = (locales: readonly string[]) =>
    `Locales with data of their own: ${locales.join(', ')}.`;
  for (const { operation } of operations) {
    const each = view.operations.find(({ slug }) => slug === operation.operationId);
    if (!each) throw new Error(`${operation.operationId} has no view.`);
    const { 'x-locales': own } = operation;
    const markdown = renderOperation(each, { ...place, ...view }).replaceAll('`', '');
    expect(markdown.includes('Locales with data'), each.slug).toBe(own !== undefined);
    if (!own) continue;
    expect(markdown).toContain(sentenceOf(own));
    expect(each.locales).toEqual(own);
  }
});
