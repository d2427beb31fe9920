import { recordField } from '../../model/recordField.ts';
import {
  COMMON_ANCHOR,
  INTRODUCTION_PATH,
  operationPath,
  absoluteUrl,
  markdownUrl,
} from '../../../site/urls.ts';
import { multilineText } from '../../model/envelope.ts';
import {
  COMMON_FIELDS_HEADING,
  COMMON_PARAMETERS_HEADING,
  describeNeeds,
  DETAILS_HEADING,
  isSuccess,
  LOCALES_LABEL,
  NO_BODY_TEXT,
  NO_PARAMETERS_TEXT,
  BAD_REQUEST_STATUS,
  RELATED_HEADING,
  MULTILINE_TEXT_LABEL,
} from '../../model/headingsAndLabels.ts';
import { resolveField, resolveResponse } from '../../model/resolve.ts';
import { plainText } from '../../../samples/highlightedCode.ts';
import { fillSlots } from '../../../samples/slots.ts';
import type {
  ApiView,
  FieldNode,
  OperationView,
  ParameterSectionView,
  RejectedView,
  RequestBodyView,
  ResponseView,
  SampleView,
  SectionLink,
} from '../../model/types.ts';
import { isInIntroduction, renderBody, renderExamples, renderFields } from './field.ts';
import type { FieldRenderContext } from './field.ts';
import { renderProse } from './links.ts';
import type { LinkContext } from './links.ts';
import {
  joinBlocks,
  codeSpan,
  fence,
  fenceJson,
  listItem,
  link,
  escapeMarkdown,
} from './syntax.ts';

/** Inputs for rendering an operation. */
export type OperationRenderContext = LinkContext &
  Pick<ApiView, 'components' | 'common' | 'codes' | 'links' | 'schemes'>;

function renderSample(
  { title, description, requestTarget, codes = [], response }: SampleView,
  context: OperationRenderContext,
): string {
  const [curl = context.codes[0]] = codes;
  const text = multilineText(response);
  return joinBlocks(
    `### ${escapeMarkdown(title)}`,
    renderProse(description, context),
    curl &&
      joinBlocks(
        'Request:',
        fence({ ...curl, text: plainText(fillSlots(curl.code, { requestTarget })) }),
      ),
    'Response:',
    fenceJson(response),
    text !== undefined && joinBlocks(`${MULTILINE_TEXT_LABEL}:`, fence({ text })),
  );
}

function renderSamples(operation: OperationView, context: OperationRenderContext): string {
  const { samples, responseType } = operation;
  const needs = samples.map(({ codes: [curl = context.codes[0]] = [] }) => curl?.needs ?? '');
  return joinBlocks(
    '## Samples',
    ...new Set(needs.map(describeNeeds)),
    ...samples.map((sample) => renderSample(sample, context)),
    responseType &&
      joinBlocks(
        '### TypeScript type',
        fence({ ...responseType.declaration, text: plainText(responseType.declaration.code) }),
      ),
  );
}

function renderLink({ label, to }: SectionLink, { site }: LinkContext): string {
  return link(label, absoluteUrl(site, to));
}

/** Renders a link to the records page, and a record field for the operation. */
function renderRecordField(
  { path, fieldParameters }: OperationView,
  context: OperationRenderContext,
): string {
  const field = recordField(path, fieldParameters);
  const { record } = context.links;
  return field && record ? `${renderLink(record, context)}: ${codeSpan(field)}` : '';
}

/** Lists the keys or tokens that a request needs, on one line. */
function renderKeys({ security }: OperationView, context: OperationRenderContext): string {
  const schemes = security.flatMap((name) => context.schemes[name] ?? []);
  const keys = schemes.map(({ words, field }) => `${words} ${codeSpan(field.name)}`);
  return keys.length > 0 ? `${keys.join(', ')}: ${renderLink(context.links.key, context)}` : '';
}

function renderRequestBody(body: RequestBodyView, context: FieldRenderContext): string {
  const { heading, description } = body;
  return joinBlocks(`### ${heading}`, renderProse(description, context), renderBody(body, context));
}

/** Lists the names of parameters that the introduction describes. */
function renderCommonParameters(
  nodes: readonly FieldNode[],
  { components }: FieldRenderContext,
): string {
  const names = nodes
    .filter(isInIntroduction)
    .map((node) => codeSpan(resolveField(components, node).name));
  return names.length > 0 ? `${COMMON_PARAMETERS_HEADING}: ${names.join(', ')}.` : '';
}

function renderSection(
  { heading, fields }: ParameterSectionView,
  context: FieldRenderContext,
): string {
  const own = fields.filter((node) => !isInIntroduction(node));
  return joinBlocks(
    own.length > 0 && joinBlocks(`### ${heading}`, renderFields(own, context)),
    renderCommonParameters(fields, context),
  );
}

function renderRequest(
  { sections, body, locales }: OperationView,
  context: FieldRenderContext,
): string {
  const parts = joinBlocks(
    ...sections.map((section) => renderSection(section, context)),
    body && renderRequestBody(body, context),
  );
  return joinBlocks(
    '## Request',
    parts || NO_PARAMETERS_TEXT,
    locales && `${LOCALES_LABEL}: ${locales.map((locale) => `\`${locale}\``).join(', ')}.`,
  );
}

function renderRejected({ requestTarget, problem }: RejectedView): string {
  return joinBlocks(`Example: ${codeSpan(`GET ${requestTarget}`)}`, fenceJson(problem));
}

function renderSuccess(response: ResponseView, context: FieldRenderContext): string {
  const { status, title, description, body } = response;
  return joinBlocks(
    `### ${status} ${title}`,
    renderProse(description, context),
    body ? renderBody(body, { ...context, isResponse: true }) : NO_BODY_TEXT,
  );
}

/** Renders an error response without the common fields of errors. */
function renderFailure(
  { status, title, description, body }: ResponseView,
  rejected: RejectedView | undefined,
  context: FieldRenderContext,
): string {
  return joinBlocks(
    `### ${status} ${title}`,
    renderProse(description, context),
    body && `Body: ${codeSpan(body.mediaType)}`,
    rejected ? renderRejected(rejected) : renderExamples(body?.examples, context),
  );
}

/** Links to the common fields of all generators, which the page of an operation does not describe. */
function renderCommonLink({ site }: LinkContext): string {
  const url = `${markdownUrl(site, INTRODUCTION_PATH)}#${COMMON_ANCHOR}`;
  return `${link(COMMON_FIELDS_HEADING, url)}: parameters, \`meta\`, headers and errors.`;
}

function renderResponses(
  { responses, rejected }: OperationView,
  context: FieldRenderContext,
): string {
  const resolved = responses.map((response) => resolveResponse(context.components, response));
  return joinBlocks(
    '## Responses',
    ...resolved
      .filter(({ status }) => isSuccess(status))
      .map((response) => renderSuccess(response, context)),
    ...resolved
      .filter(({ status }) => status === BAD_REQUEST_STATUS)
      .map((response) => renderFailure(response, rejected, context)),
    renderCommonLink(context),
  );
}

function renderRelated({ related }: OperationView, { site }: LinkContext): string {
  if (related.length === 0) return '';
  const items = related.map((each) =>
    listItem(link(each.label, markdownUrl(site, operationPath(each.slug)))),
  );
  return joinBlocks(`## ${RELATED_HEADING}`, items.join('\n'));
}

/** Renders an operation's page as Markdown without front matter, in the order of the page. */
export function renderOperation(operation: OperationView, context: OperationRenderContext): string {
  const { links } = context;
  const { title, lead, warning, details, deprecated, method, path, server, aliases } = operation;
  return joinBlocks(
    `# ${escapeMarkdown(title)}`,
    codeSpan(`${method} ${server}${path}`),
    renderKeys(operation, context),
    renderProse(deprecated?.notice, context),
    renderProse(lead, context),
    renderProse(warning, context),
    aliases.length > 0 && `Also known as: ${aliases.map(escapeMarkdown).join(', ')}.`,
    renderSamples(operation, context),
    renderLink(links.run, context),
    renderRequest(operation, context),
    renderRecordField(operation, context),
    details && joinBlocks(`## ${DETAILS_HEADING}`, renderProse(details, context)),
    renderResponses(operation, context),
    renderRelated(operation, context),
  );
}
