import type { OperationView, SampleView } from '../view/types.ts';
import type { SecurityView } from '../view/security.ts';
import type { OperationPageData, SampleData } from './pageData.ts';

/** Leaves out the code of a sample that differs from the first in its address only, as most do. */
function printSample(
  { title, description, request, response, text }: SampleView,
  first?: SampleView,
): SampleData {
  const [code] = request.codes;
  const isSame = code !== undefined && code.text === first?.request.codes[0]?.text;
  return {
    title,
    ...(description && { description }),
    address: request.address,
    codes: isSame ? undefined : request.codes,
    response,
    text,
  };
}

function printSecurity({ title, schemes }: SecurityView) {
  const keys = schemes.map(({ words, field: { name, anchor } }) => ({ words, name, anchor }));
  return { title, keys };
}

/** The data of an operation's page. */
export function printOperation(view: OperationView): OperationPageData {
  const { title, method, server, path, deprecated, lead, details, locales } = view;
  const {
    samples,
    responseType,
    security,
    sections,
    body,
    responses,
    refusal,
    related,
    fieldParameters,
  } = view;
  const [first, ...others] = samples;
  return {
    title,
    method,
    server,
    path,
    deprecated,
    lead,
    details,
    locales: locales?.join(' '),
    samples: [
      ...(first ? [printSample(first)] : []),
      ...others.map((sample) => printSample(sample, first)),
    ],
    type: responseType?.short,
    declaration: responseType?.declaration,
    refusal: refusal && { address: refusal.address, error: refusal.error },
    security: security.length > 0 ? security.map(printSecurity) : undefined,
    fieldParameters,
    sections: sections.length > 0 ? sections : undefined,
    body,
    responses,
    related: related.links.length > 0 ? related : undefined,
  };
}
