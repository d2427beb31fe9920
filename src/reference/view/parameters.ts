import { resolveReference } from '../read/resolve.ts';
import { PARAMETER_PLACES } from '../read/types.ts';
import type { Parameter, Referred, SchemaObject } from '../read/types.ts';
import { resolveField } from '../model/resolve.ts';
import { createHeaderField } from './fields.ts';
import type { SpecContext } from './fields.ts';
import type { FieldNode, ParameterSectionView, ParameterView } from '../model/types.ts';

const HEADINGS = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Header parameters',
} satisfies Record<(typeof PARAMETER_PLACES)[number], string>;

/** Describes the format of an array, if the document states it. */
function describeStyle(
  { name, in: place, explode }: Parameter,
  { type }: SchemaObject,
): string | undefined {
  if (place !== 'query' || type !== 'array') return undefined;
  return explode === undefined ? undefined : explode ? `${name}=a&${name}=b` : `${name}=a,b`;
}

/** The field of a parameter. */
export function createParameterField(
  context: SpecContext,
  parameter: Referred<Parameter>,
): FieldNode {
  const schema = resolveReference<SchemaObject>(context.spec, parameter.schema ?? {});
  return createHeaderField(context, parameter, describeStyle(parameter, schema));
}

/** The view of a parameter. */
export function createParameter(
  context: SpecContext,
  parameter: Referred<Parameter>,
): ParameterView {
  const { spec } = context;
  const { name, in: place, required = false, description } = parameter;
  const { explode = place === 'query' } = parameter;
  const flat = resolveReference<SchemaObject>(spec, parameter.schema ?? {});
  const items = flat.items && resolveReference<SchemaObject>(spec, flat.items);
  const allowed = [...(flat.enum ?? []), ...(items?.enum ?? [])];
  const field = createParameterField(context, parameter);
  return {
    name,
    in: place,
    required,
    explode,
    description: description ?? flat.description ?? '',
    schema: flat,
    options: allowed.filter((value) => typeof value === 'string'),
    example: parameter.example ?? flat.examples?.[0],
    field,
    type: resolveField(context.components, field).type,
  };
}

/** Groups parameters by place for the sections of a page. */
export function groupParameters(parameters: readonly ParameterView[]): ParameterSectionView[] {
  return PARAMETER_PLACES.flatMap((place) => {
    const fields = parameters.filter((each) => each.in === place).map(({ field }) => field);
    return fields.length === 0 ? [] : [{ heading: HEADINGS[place], place, fields }];
  });
}
