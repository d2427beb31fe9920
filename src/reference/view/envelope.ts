import type { FieldView, SampleView } from './types.ts';

/** The property with the values, in APIs whose responses have an envelope. */
const DATA = 'data';

/** The values in a response body: those of `data` if it has an envelope, else the body itself. */
function valuesOf(body: unknown): unknown[] {
  const data = typeof body === 'object' && body !== null && DATA in body ? body[DATA] : body;
  return Array.isArray(data) ? data : [data];
}

/** The values in the response of a sample; empty if it has none. */
export function sampleValues({ response }: Pick<SampleView, 'response'>): unknown[] {
  return response ? valuesOf(JSON.parse(response.text)) : [];
}

/** The field of a body's values: `data` if it has an envelope, else the body itself. */
export function valuesField(schema: FieldView): FieldView {
  return schema.properties?.find(({ name }) => name === DATA) ?? schema;
}
