import type { FieldView, SampleView } from './types.ts';

/** The property of each response that has the values. */
const DATA = 'data';

/** The values in the response of a sample. */
export function sampleValues({ response }: Pick<SampleView, 'response'>): unknown[] {
  return (JSON.parse(response.text) as { [DATA]?: unknown[] })[DATA] ?? [];
}

/** The field of a body's values. */
export function valuesField(schema?: FieldView): FieldView | undefined {
  return schema?.properties?.find(({ name }) => name === DATA);
}
