import isEmpty from 'lodash/isEmpty.js';
import omit from 'lodash/omit.js';
import pick from 'lodash/pick.js';
import type { Operation } from '../read/model.ts';
import type { Description } from '../read/types.ts';
import { createRequestBody, createResponse } from './bodies.ts';
import { createCode } from './code.ts';
import { valuesField } from './envelope.ts';
import type { HowManyView } from './howMany.ts';
import { createParameter, groupParameters } from './parameters.ts';
import { createProse, firstParagraph, HeadingIds, sectionHeading, splitLead } from './prose.ts';
import { REFUSED } from './labels.ts';
import type { ResponseType } from './responseTypes.ts';
import { neededArguments } from './requests/codeSamples.ts';
import { createSamples } from './samples.ts';
import { createScheme } from './security.ts';
import type { OperationView, Refusal, RequestBodyView } from './types.ts';

/** What is said about an operation beside its description. */
export interface OperationFacts {
  responseType?: ResponseType;
  refusal?: Refusal;
  howMany?: HowManyView;
}

/** The parameters that a field of a record must have: of a body, the properties that are required. */
function createFieldParameters(needed: object, body?: RequestBodyView): object | undefined {
  const properties = body?.schema?.properties ?? [];
  const optional = properties.filter(({ presence }) => presence !== 'required');
  const required = omit(
    needed,
    optional.map(({ name }) => name),
  );
  return isEmpty(required) ? undefined : required;
}

/** Creates the view of one operation. */
export function createOperationView(
  source: Description,
  operation: Operation,
  { responseType, refusal, howMany, related }: OperationFacts & Pick<OperationView, 'related'>,
): OperationView {
  const { description, main } = operation;
  const ids = new HeadingIds();
  // Ids of the page's own headings.
  for (const heading of ['Request', 'Authorization', 'Responses', 'Details']) ids.claim(heading);
  const context = { source, ids };
  // In document order, because duplicate ids and anchors get a number.
  const firstHeading = sectionHeading(description) + 1;
  const [first, rest] = splitLead(description);
  const lead = createProse(first, { firstHeading, ids });
  const details = createProse([rest, howMany?.sentence ?? ''].join('\n\n'), { firstHeading, ids });
  const parameters = operation.parameters.map((each) => createParameter(context, each));
  const body = operation.requestBody && createRequestBody(context, operation.requestBody);
  const responses = operation.responses.map((response) => {
    // The examples of the main response are samples, and that of a 400 is one of this operation.
    const isShown = response !== main && !(refusal && response.status === REFUSED);
    return createResponse(context, response, { hasExamples: isShown });
  });
  const shown = responses.find(({ status }) => status === main.status);
  const values = valuesField(shown?.body?.schema);
  return {
    ...pick(operation, 'slug', 'tag', 'title', 'label', 'method', 'server', 'path'),
    ...pick(operation, 'aliases', 'searchWords'),
    deprecated: operation.deprecated || undefined,
    locales: operation.locales && ['en', ...operation.locales],
    summary: firstParagraph(description),
    markdown: description,
    lead,
    details,
    security: operation.security.map(createScheme),
    parameters,
    fieldParameters: createFieldParameters(neededArguments(operation), body),
    sections: groupParameters(parameters),
    body,
    responses,
    returns: values?.type.replace(/^array of /, '') ?? '',
    values,
    status: main.status,
    refusal,
    howMany,
    samples: createSamples(operation, { isTyped: responseType !== undefined }),
    responseType: responseType && {
      declaration: createCode(responseType.declaration, 'typescript'),
      short: createCode(responseType.short, 'typescript'),
    },
    related,
  };
}
