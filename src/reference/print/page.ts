import type { OperationView, SampleView, SchemeView } from '../view/types.ts';
import type { KeyData, OperationPageData, SampleData } from './pageData.ts';

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

function printKey({ words, field: { name, anchor } }: SchemeView): KeyData {
  return { words, name, anchor };
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
    security: security.length > 0 ? security.map(printKey) : undefined,
    fieldParameters,
    sections: sections.length > 0 ? sections : undefined,
    body,
    responses,
    related: related.length > 0 ? related : undefined,
  };
}
