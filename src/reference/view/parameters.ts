import { resolveReference } from '../read/resolve.ts';
import type { Parameter, ResolvedReference, SchemaObject } from '../read/types.ts';
import { resolveField } from '../model/resolve.ts';
import { createHeaderField } from './fields.ts';
import type { SpecContext } from './fields.ts';
import type { FieldNode, ParameterSectionView, ParameterView } from '../model/types.ts';

/** Describes the format of an array in a query. */
const describeStyle = (name: string, { type }: SchemaObject): string | undefined =>
  type === 'array' ? `${name}=a,b` : undefined;

export function createParameterField(
  context: SpecContext,
  parameter: ResolvedReference<Parameter>,
): FieldNode {
  const schema = resolveReference<SchemaObject>(context.spec, parameter.schema ?? {});
  return createHeaderField(context, parameter, describeStyle(parameter.name, schema));
}

export function createParameter(
  context: SpecContext,
  parameter: ResolvedReference<Parameter>,
): ParameterView {
  const { spec } = context;
  const { name, in: place, required = false, description } = parameter;
  const flat = resolveReference<SchemaObject>(spec, parameter.schema ?? {});
  const items = flat.items && resolveReference<SchemaObject>(spec, flat.items);
  const allowed = [...(flat.enum ?? []), ...(items?.enum ?? [])];
  const field = createParameterField(context, parameter);
  return {
    name,
    in: place,
    required,
    description: description ?? flat.description ?? '',
    schema: flat,
    options: allowed.filter((value) => typeof value === 'string'),
    example: parameter.example ?? flat.examples?.[0],
    field,
    type: resolveField(context.components, field).type,
  };
}

/** Creates the parameter section of a page. Returns an empty array if there are no parameters. */
export function createSections(parameters: readonly ParameterView[]): ParameterSectionView[] {
  const fields = parameters.map(({ field }) => field);
  return fields.length === 0 ? [] : [{ heading: 'Query parameters', location: 'query', fields }];
}
