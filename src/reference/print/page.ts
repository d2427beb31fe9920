/** The data of an operation's page, as its component gets it. What many pages have in common: see share.ts. */
import { unlessEmpty } from '../view/fields.ts';
import type { OperationView, SampleView, SchemeView } from '../view/types.ts';

function printSample({ title, description, request, ...sample }: SampleView) {
  const { hasCodeOfFirst, response, text } = sample;
  return {
    title,
    description,
    /** Path and query. Replaces the placeholder in the code. */
    address: request.address,
    /** Absent when the code is that of the first sample. */
    codes: hasCodeOfFirst ? undefined : request.codes,
    response,
    text,
  };
}

export type SampleData = ReturnType<typeof printSample>;

function printKey({ words, field: { name, anchor } }: SchemeView) {
  return { words, name, anchor };
}

export type KeyData = ReturnType<typeof printKey>;

/** The data of an operation's page. */
export function printOperation(view: OperationView) {
  const { title, method, server, path, deprecated, lead, details, locales, refusal } = view;
  const { samples, responseType, security, sections, body, responses, related } = view;
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
    /** The rest of the problem is in the shared data. */
    refusal: refusal && { address: refusal.address, error: refusal.error },
    security: unlessEmpty(security.map(printKey)),
    fieldParameters: view.fieldParameters,
    sections: unlessEmpty(sections),
    body,
    responses,
    related: unlessEmpty(related),
  };
}

export type OperationPageData = ReturnType<typeof printOperation>;
