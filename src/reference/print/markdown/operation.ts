import { operationPath, siteUrl, twinUrl } from '../../site.ts';
import { LOCALES_LABEL } from '../../view/locales.ts';
import { fillPlaceholders } from '../../view/requests/placeholders.ts';
import type {
  OperationView,
  RequestBodyView,
  ResponseView,
  RunLink,
  SampleView,
  SecurityView,
} from '../../view/types.ts';
import { renderBody, renderFields } from './field.ts';
import type { LinkPlace } from './links.ts';
import { renderProse } from './prose.ts';
import { blocks, code, fence, item, link, plain } from './text.ts';

function renderSample(
  { title, description, request, response }: SampleView,
  { responseType }: OperationView,
  place: LinkPlace,
): string {
  const { address, codes } = request;
  const [curl] = codes;
  const own = { address, type: responseType?.short.text };
  return blocks(
    `### ${plain(title)}`,
    renderProse(description, place),
    curl &&
      blocks(
        'Request:',
        fence({ ...curl, text: fillPlaceholders(curl, own) }),
        `Needs ${curl.needs}.`,
      ),
    response && blocks('Response:', fence(response)),
  );
}

function renderSamples(operation: OperationView, place: LinkPlace): string {
  const { samples, responseType } = operation;
  if (samples.length === 0 && !responseType) return '';
  return blocks(
    '## Samples',
    ...samples.map((sample) => renderSample(sample, operation, place)),
    responseType && blocks('### TypeScript type', fence(responseType.declaration)),
  );
}

/** One alternative of an operation's security: its heading and schemes. */
function renderSecurity({ title, schemes }: SecurityView, place: LinkPlace): string {
  const fields = schemes.map(({ field }) => field);
  return blocks(title, renderFields(fields, place));
}

function renderRequestBody(body: RequestBodyView, place: LinkPlace): string {
  const { heading, description, bodies } = body;
  return blocks(
    `### ${heading}`,
    renderProse(description, place),
    ...bodies.map((each) => renderBody(each, place)),
  );
}

function renderRequest({ security, sections, body }: OperationView, place: LinkPlace): string {
  const parts = blocks(
    security.length > 0 &&
      blocks('### Authorization', ...security.map((way) => renderSecurity(way, place))),
    ...sections.map(({ heading, fields }) => blocks(`### ${heading}`, renderFields(fields, place))),
    body && renderRequestBody(body, place),
  );
  return blocks('## Request', parts || 'This operation takes no parameters.');
}

function renderResponse(
  { status, title, description, bodies = [], headers = [] }: ResponseView,
  place: LinkPlace,
): string {
  return blocks(
    `### ${`${status} ${title}`.trim()}`,
    renderProse(description, place),
    blocks(...bodies.map((body) => renderBody(body, place))) || 'This response has no body.',
    headers.length > 0 && blocks('Headers:', renderFields(headers, place)),
  );
}

function renderRelated({ related }: OperationView, { site }: LinkPlace): string {
  const { label, links } = related;
  if (links.length === 0) return '';
  const items = links.map((each) =>
    item(link(each.label, twinUrl(site, operationPath(each.slug)))),
  );
  return blocks(`## More from ${plain(label)}`, items.join('\n'));
}

/**
 * The Markdown twin of an operation's page, without front matter.
 *
 * @param run Link to the instructions for running the API on one's own machine.
 */
export function renderOperationTwin(
  operation: OperationView,
  place: LinkPlace,
  run?: RunLink,
): string {
  const { title, description, deprecated, method, path, server, locales, aliases, responses } =
    operation;
  return blocks(
    `# ${plain(title)}`,
    code(`${method} ${server}${path}`),
    deprecated && 'This operation is deprecated.',
    renderProse(description, place),
    locales && `${LOCALES_LABEL}: ${locales.map((locale) => `\`${locale}\``).join(', ')}.`,
    aliases.length > 0 && `Also known as: ${aliases.map(plain).join(', ')}.`,
    renderSamples(operation, place),
    run && link(run.label, siteUrl(place.site, run.to)),
    renderRequest(operation, place),
    '## Responses',
    ...responses.map((response) => renderResponse(response, place)),
    renderRelated(operation, place),
  );
}
