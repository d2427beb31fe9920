import { STATUS_CODES } from 'node:http';
import type { Api, Operation, OperationResponse } from '../description/model.ts';
import { PARAMETER_PLACES } from '../description/types.ts';
import type { Content, Header, ParameterPlace } from '../description/types.ts';
import { createCodeSamples } from '../samples/request.ts';
import { readSamples } from '../samples/response.ts';
import type { Sample } from '../samples/response.ts';
import { displayValue } from '../schema/describe.ts';
import { SchemaTree } from '../schema/tree.ts';
import { renderFrontMatter } from './frontMatter.ts';
import { blocks, element, fence } from './jsx.ts';
import { firstParagraph, toSafeMdx, toSafeText } from './prose.ts';
import { nodeProps, renderSchema } from './schemaPage.ts';

const PLACE_HEADINGS: Record<ParameterPlace, string> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Header parameters',
  cookie: 'Cookie parameters',
};

/** Words of a page's description that a search result shows. */
const DESCRIPTION_LENGTH = 160;

/** Generators of the same tag that a page links to: those that follow it, then those before. */
const RELATED_COUNT = 8;

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')} …`;
}

/** A parameter or a header, which differ in where they are sent only. */
function renderField(
  tree: SchemaTree,
  field: Header & { name: string },
  { element: name, anchor }: { element: string; anchor: string },
): string {
  const schema = field.schema ?? Object.values(field.content ?? {})[0]?.schema ?? true;
  const node = tree.describe(schema);
  const example = field.example === undefined ? node.example : displayValue(field.example);
  return element(
    name,
    {
      name: field.name,
      anchor,
      ...nodeProps({
        ...node,
        required: field.required ?? false,
        deprecated: field.deprecated ?? false,
        example,
      }),
    },
    toSafeMdx(field.description ?? node.description, 6),
  );
}

function renderParameters(tree: SchemaTree, { parameters }: Operation): string {
  const sections = PARAMETER_PLACES.map((place) => {
    const fields = parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) =>
        renderField(tree, parameter, {
          element: 'Parameter',
          anchor: `${place}-${parameter.name}`,
        }),
      );
    return fields.length > 0 && blocks(`### ${PLACE_HEADINGS[place]}`, ...fields);
  });
  return blocks(...sections);
}

function renderSecurity({ security }: Operation): string {
  const schemes = security[0] ?? [];
  const parameters = schemes.map(({ key, type, in: place, name, description, scheme }) =>
    element(
      'Parameter',
      {
        name: place === undefined ? 'Authorization' : (name ?? key),
        anchor: `auth-${key}`,
        type: type === 'http' ? `${scheme} token` : type === 'apiKey' ? `key in ${place}` : type,
        required: true,
      },
      toSafeMdx(description ?? '', 6),
    ),
  );
  return parameters.length > 0 ? blocks('### Authorization', ...parameters) : '';
}

function renderContent(tree: SchemaTree, content: Content, anchor: string): string {
  const parts = Object.entries(content).map(([mediaType, { schema }], index) => {
    const own = index === 0 ? anchor : `${anchor}-${index + 1}`;
    return element(
      'Body',
      { mediaType },
      schema === undefined ? '' : renderSchema(tree, schema, own),
    );
  });
  return blocks(...parts);
}

function renderRequest(tree: SchemaTree, operation: Operation): string {
  const { requestBody } = operation;
  const body =
    requestBody &&
    blocks(
      `### Body${requestBody.required ? '' : ' (optional)'}`,
      toSafeMdx(requestBody.description ?? '', 4),
      renderContent(tree, requestBody.content ?? {}, 'body'),
    );
  const parts = blocks(renderSecurity(operation), renderParameters(tree, operation), body);
  return blocks('## Request', parts || 'This operation takes no parameters.');
}

function renderResponse(
  tree: SchemaTree,
  api: Api,
  { status, description, headers, content }: OperationResponse,
): string {
  const anchor = `response-${status}`;
  const fields = headers.map((header) =>
    renderField(tree, header, { element: 'Header', anchor: `${anchor}-header-${header.name}` }),
  );
  const isSuccess = status.startsWith('2');
  const samples = isSuccess ? [] : readSamples(api.source, content);
  return element(
    'Response',
    { status, title: STATUS_CODES[status] ?? '', anchor, open: isSuccess },
    blocks(
      toSafeMdx(description, 4),
      renderContent(tree, content, anchor),
      fields.length > 0 && element('Headers', {}, blocks(...fields)),
      ...samples.map(({ title, language, text }) =>
        element('Example', { title }, fence(language, text)),
      ),
    ),
  );
}

function renderSample(operation: Operation, sample: Sample | undefined, index: number): string {
  const request = sample?.request ?? { body: requestBodyExample(operation) };
  const code = createCodeSamples(operation, request).map(({ label, language, code: text }, tab) =>
    element('CodeTab', { label, checked: tab === 0 }, fence(language, text)),
  );
  return element(
    'Sample',
    { title: sample?.title ?? 'Request', checked: index === 0 },
    blocks(
      code.length > 0 && element('CodeTabs', { label: 'Request' }, blocks(...code)),
      sample && element('SampleResponse', {}, fence(sample.language, sample.text)),
    ),
  );
}

function requestBodyExample({ requestBody }: Operation): unknown {
  const [media] = Object.values(requestBody?.content ?? {});
  const named = Object.values(media?.examples ?? {})[0];
  return named && 'value' in named ? named.value : media?.example;
}

function renderSamples(api: Api, operation: Operation): string {
  const success = operation.responses.find(({ status }) => status.startsWith('2'));
  const samples = readSamples(api.source, success?.content ?? {});
  const shown = samples.length > 0 ? samples : [undefined];
  return blocks(...shown.map((sample, index) => renderSample(operation, sample, index)));
}

function renderRelated(api: Api, operation: Operation): string {
  const group = api.groups.find(({ name }) => name === operation.tag);
  if (!group || group.operations.length < 2) return '';
  const own = group.operations.indexOf(operation);
  const following = [...group.operations.slice(own + 1), ...group.operations.slice(0, own)];
  const items = following
    .slice(0, RELATED_COUNT)
    .map(({ slug, label }) => `- [${toSafeText(label)}](/docs/api/${encodeURI(slug)})`);
  return element('Related', { label: group.label }, items.join('\n'));
}

/**
 * The page of one operation as MDX: everything the description says about it, to be read without
 * running anything.
 *
 * @param api The API that the operation belongs to; its `source` holds the schemas.
 */
export function renderOperationPage(api: Api, operation: Operation): string {
  const { slug, title, label, description, deprecated, method, path, server, aliases } = operation;
  const tree = new SchemaTree(api.source);
  const frontMatter = renderFrontMatter({
    id: slug,
    title,
    description: shorten(firstParagraph(description) || title),
    slug: `/api/${slug}`,
    sidebar_label: label,
    hide_title: true,
    hide_table_of_contents: true,
    keywords: aliases.length > 0 ? aliases : undefined,
    custom_edit_url: null,
  });
  const intro = blocks(
    `# ${toSafeText(title)}`,
    element('Endpoint', { method, server, path, deprecated }),
    toSafeMdx(description),
  );
  const reference = blocks(
    renderRequest(tree, operation),
    '## Responses',
    ...operation.responses.map((response) => renderResponse(tree, api, response)),
    renderRelated(api, operation),
  );
  return `${blocks(
    frontMatter,
    element(
      'Operation',
      {},
      blocks(
        element('OperationIntro', {}, intro),
        element('OperationSamples', {}, renderSamples(api, operation)),
        element('OperationReference', {}, reference),
      ),
    ),
  )}\n`;
}
