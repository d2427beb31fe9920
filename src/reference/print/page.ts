import type { OperationView, SampleView } from '../view/types.ts';
import type { SecurityView } from '../view/security.ts';
import type { OperationPageData, SampleData } from './pageData.ts';

function printSample(sample: SampleView): SampleData {
  const { title, description, request, hasCodeOfFirst, response, text } = sample;
  return {
    title,
    ...(description && { description }),
    address: request.address,
    codes: hasCodeOfFirst ? undefined : request.codes,
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
  return {
    title,
    method,
    server,
    path,
    deprecated,
    lead,
    details,
    locales: locales?.join(' '),
    samples: samples.map(printSample),
    type: responseType?.short,
    declaration: responseType?.declaration,
    refusal: refusal && { address: refusal.address, error: refusal.error },
    security: security.length > 0 ? security.map(printSecurity) : undefined,
    fieldParameters,
    sections: sections.length > 0 ? sections : undefined,
    body,
    responses,
    related: related.length > 0 ? related : undefined,
  };
}
