import { resolveField } from './resolve.ts';
import type { Components, FieldNode, FieldView, SampleView } from './types.ts';

/** The property of each response that has the values. */
const DATA = 'data';

/** The values in the response of a sample. */
export function sampleValues({ response }: Pick<SampleView, 'response'>): unknown[] {
  return (JSON.parse(response.text) as { [DATA]?: unknown[] })[DATA] ?? [];
}

/** The field of a body's values. */
export function valuesField(components: Components, schema?: FieldNode): FieldView | undefined {
  const { properties = [] } = schema ? resolveField(components, schema) : {};
  return properties
    .map((property) => resolveField(components, property))
    .find(({ name }) => name === DATA);
}
