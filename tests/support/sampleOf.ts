import type { Schema } from '../../src/reference/read/types.ts';
import { SampleValues } from '../../src/reference/view/sampleValue.ts';
import { withSchemas } from './api.ts';

/** The value that is made from a schema beside others that it names. */
export function sampleOf(schema: Schema, schemas: Record<string, Schema> = {}): unknown {
  return new SampleValues(withSchemas(schemas)).of(schema);
}
