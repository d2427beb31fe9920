import type { OperationView, SampleView, SecurityView } from '../view/types.ts';
import type { OperationPageData, SampleData, SecurityData } from './pageData.ts';

/** Leaves out the code of a sample that differs from the first in its address only, as most do. */
function printSample(
  { title, description, request, response }: SampleView,
  first?: SampleView,
): SampleData {
  const [code] = request.codes;
  const isSame = code !== undefined && code.text === first?.request.codes[0]?.text;
  const text = description && { description };
  return {
    title,
    ...text,
    address: request.address,
    codes: isSame ? undefined : request.codes,
    response,
  };
}

function printSecurity(security: readonly SecurityView[] = []): SecurityData[] | undefined {
  if (security.length === 0) return undefined;
  return security.map(({ title, schemes }) => ({
    title,
    fields: schemes.map(({ field }) => field),
  }));
}

/** The data of an operation's page. */
export function printOperation(view: OperationView): OperationPageData {
  const { title, method, server, path, deprecated, description, locales } = view;
  const { samples, responseType, security, sections, body, responses, related } = view;
  const [first, ...others] = samples;
  return {
    title,
    method,
    server,
    path,
    deprecated,
    description,
    locales: locales?.join(' '),
    samples: [
      ...(first ? [printSample(first)] : []),
      ...others.map((sample) => printSample(sample, first)),
    ],
    type: responseType?.short,
    declaration: responseType?.declaration,
    security: printSecurity(security),
    sections: sections.length > 0 ? sections : undefined,
    body,
    responses,
    related: related.links.length > 0 ? related : undefined,
  };
}
