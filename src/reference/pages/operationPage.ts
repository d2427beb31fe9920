import { findRelated, mainResponse } from '../read/model.ts';
import type { Api, Operation, RequiredSecurity } from '../read/model.ts';
import { PARAMETER_PLACES } from '../read/types.ts';
import type { ParameterPlace } from '../read/types.ts';
import type { ResponseType } from '../view/responseTypes.ts';
import { anchorName } from '../view/schema/anchor.ts';
import { SchemaTree } from '../view/schema/tree.ts';
import { renderField } from './fieldPage.ts';
import type { Context } from './fieldPage.ts';
import { renderFrontMatter } from './frontMatter.ts';
import { blocks, element } from './jsx.ts';
import type { Partials } from './partials.ts';
import { firstParagraph, toSafeHeading, toSafeLink, toSafeMdx } from './prose.ts';
import { renderContent, renderResponse } from './responsePage.ts';
import { renderSamples } from './samplesPage.ts';
import { operationPath } from '../site.ts';

export const PLACE_HEADINGS: Record<ParameterPlace, string> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Header parameters',
  cookie: 'Cookie parameters',
};

/** Words of a page's description that a search result shows. */
const DESCRIPTION_LENGTH = 160;

/** The beginning of a text that is longer than a search result shows. */
export function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')} …`;
}

/** What all pages are made from. */
export interface PagesContext {
  /** The API that the operations belong to; its `source` holds the schemas. */
  api: Api;
  partials: Partials;
  /** TypeScript types of responses, by slug. */
  responseTypes: ReadonlyMap<string, ResponseType>;
}

function renderParameters(context: Context, { parameters }: Operation): string {
  const sections = PARAMETER_PLACES.map((place) => {
    const fields = parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) =>
        renderField(context, parameter, {
          element: 'Parameter',
          anchor: `${place}-${anchorName(parameter.name)}`,
        }),
      );
    return (
      fields.length > 0 && blocks(`### ${PLACE_HEADINGS[place]} {/* #in-${place} */}`, ...fields)
    );
  });
  return blocks(...sections);
}

/** Where a scheme is sent, and what. */
export function securityField({ key, type, in: place, name, scheme }: RequiredSecurity) {
  return {
    name: place === undefined ? 'Authorization' : (name ?? key),
    type: type === 'http' ? `${scheme} token` : type === 'apiKey' ? `key in ${place}` : type,
  };
}

/** What stands above each way to sign in but the first. */
export function alternativeTitle(schemes: RequiredSecurity[]): string {
  return schemes.length > 0 ? 'Or:' : 'Or without authorization.';
}

function renderSecurity({ security }: Operation): string {
  const ways = security.map((schemes, index) => {
    const end = index === 0 ? '' : `-${index + 1}`;
    const parameters = schemes.map((scheme) =>
      element(
        'Parameter',
        {
          ...securityField(scheme),
          anchor: `auth-${anchorName(scheme.key)}${end}`,
          required: true,
        },
        toSafeMdx(scheme.description ?? '', 6),
      ),
    );
    return blocks(index > 0 && alternativeTitle(schemes), ...parameters);
  });
  return security.some((schemes) => schemes.length > 0) ? blocks('### Authorization', ...ways) : '';
}

function renderRequest(context: Context, operation: Operation): string {
  const { requestBody } = operation;
  const body =
    requestBody &&
    blocks(
      `### Body${requestBody.required ? '' : ' (optional)'} {/* #body */}`,
      toSafeMdx(requestBody.description ?? '', 4),
      renderContent(context, requestBody.content ?? {}, { anchor: 'body', samples: true }),
    );
  const parts = blocks(renderSecurity(operation), renderParameters(context, operation), body);
  return blocks('## Request', parts || 'This operation takes no parameters.');
}

function renderRelated(api: Api, operation: Operation): string {
  const { label, operations } = findRelated(api, operation);
  if (operations.length === 0) return '';
  const items = operations.map((each) => `- ${toSafeLink(each.label, operationPath(each.slug))}`);
  return element('Related', { label }, items.join('\n'));
}

/** A page before what it shares with others is known. */
export interface RenderedPage {
  frontMatter: string;
  content: string;
}

/**
 * The page of one operation as MDX: everything the description says about it, to be read without
 * running anything. Marks of `partials` stand for the blocks that it may share with other pages.
 */
export function renderOperationPage(
  { api, partials, responseTypes }: PagesContext,
  operation: Operation,
): RenderedPage {
  const { slug, title, label, description, deprecated, method, path, server, aliases } = operation;
  const context = { source: api.source, tree: new SchemaTree(api.source), partials };
  const main = mainResponse(operation);
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
    toSafeHeading(title, 1),
    element('Endpoint', { method, server, path, deprecated }),
    toSafeMdx(description),
  );
  const reference = blocks(
    renderRequest(context, operation),
    '## Responses',
    ...operation.responses.map((response) =>
      renderResponse(context, response, { samples: response !== main }),
    ),
    renderRelated(api, operation),
  );
  const samples = renderSamples({
    source: api.source,
    operation,
    responseType: responseTypes.get(slug),
    partials,
  });
  const content = element(
    'Operation',
    {},
    blocks(
      element('OperationIntro', {}, intro),
      element('OperationSamples', {}, samples),
      element('OperationReference', {}, reference),
    ),
  );
  return { frontMatter, content };
}
