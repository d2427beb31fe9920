import { resolveSchema } from '../read/resolve.ts';
import { PARAMETER_PLACES } from '../read/types.ts';
import type { Parameter, ParameterPlace, SchemaObject } from '../read/types.ts';
import { createHeaderField } from './fields.ts';
import type { PageContext } from './fields.ts';
import { anchorName } from './schema/anchor.ts';
import type { FieldView, ParameterSectionView } from './types.ts';

export interface ParameterView {
  /** Name as it is sent, not escaped. */
  name: string;
  in: ParameterPlace;
  required: boolean;
  /** Whether each item of an array is sent as a separate parameter. */
  explode: boolean;
  /** Markdown source, for formats that support Markdown. */
  description: string;
  /** Its schema, dereferenced at the top level. */
  schema: SchemaObject;
  /** String enum values, including those of its items. */
  options: string[];
  /** An example value. */
  example?: unknown;
  field: FieldView;
}

const HEADINGS = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Header parameters',
} satisfies Record<(typeof PARAMETER_PLACES)[number], string>;

/** How a list is written, where the description says it. */
function describeStyle(
  { name, in: place, explode }: Parameter,
  { type }: SchemaObject,
): string | undefined {
  if (place !== 'query' || ![type].flat().includes('array')) return undefined;
  return explode === undefined ? undefined : explode ? `${name}=a&${name}=b` : `${name}=a,b`;
}

/** The view of a parameter. */
export function createParameter(context: PageContext, parameter: Parameter): ParameterView {
  const { source } = context;
  const { name, in: place, required = false, description } = parameter;
  const { explode = place === 'query' } = parameter;
  const flat = resolveSchema(source, parameter.schema ?? {});
  const items = flat.items && resolveSchema(source, flat.items);
  const allowed = [...(flat.enum ?? []), ...(items?.enum ?? [])];
  const anchor = `${place}-${anchorName(name)}`;
  return {
    name,
    in: place,
    required,
    explode,
    description: description ?? flat.description ?? '',
    schema: flat,
    options: allowed.filter((value) => typeof value === 'string'),
    example: parameter.example ?? flat.examples?.[0],
    field: createHeaderField(context, parameter, anchor, describeStyle(parameter, flat)),
  };
}

/** Groups parameters by place for the sections of a page. */
export function groupParameters(parameters: readonly ParameterView[]): ParameterSectionView[] {
  return PARAMETER_PLACES.flatMap((place) => {
    const fields = parameters.filter((each) => each.in === place).map(({ field }) => field);
    return fields.length === 0 ? [] : [{ heading: HEADINGS[place], anchor: `in-${place}`, fields }];
  });
}
