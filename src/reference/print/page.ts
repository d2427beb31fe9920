/** The data of an operation's page, as its component gets it. What it refers to is in the shared data. */
import { unlessEmpty } from '../view/fields.ts';
import type { OperationView, SampleView, SchemeView } from '../view/types.ts';

function printSample({ title, description, request, ...sample }: SampleView) {
  const { response, text } = sample;
  return {
    title,
    description,
    /** Path and query. Replaces the placeholder in the code. */
    address: request.address,
    /** Absent where it is the shared code. */
    codes: request.codes,
    response,
    text,
  };
}

export type SampleData = ReturnType<typeof printSample>;

function printKey({ words, anchor, field: { name } }: SchemeView) {
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
    locales,
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
