import type { Operation } from '../read/model.ts';
import { resolveReference } from '../read/resolve.ts';
import { PARAMETER_PLACES } from '../read/types.ts';
import type {
  Description,
  Parameter,
  ParameterPlace,
  Schema,
  SchemaObject,
} from '../read/types.ts';
import { readExamples } from './examples.ts';
import { createHeaderField } from './fields.ts';
import type { PageContext } from './fields.ts';
import { anchorName } from './schema/anchor.ts';
import { flattenSchema } from './schema/flatten.ts';
import type { ParameterSectionView, ParameterView } from './types.ts';

const HEADINGS: Record<ParameterPlace, string> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Header parameters',
  cookie: 'Cookie parameters',
};

/** The string enum values of a parameter, or of its items. */
function listOptions(source: Description, schema: Schema | undefined): string[] {
  if (schema === undefined || typeof schema === 'boolean') return [];
  const { enum: allowed = [], items } = resolveReference(source, schema);
  return [...allowed.filter((value) => typeof value === 'string'), ...listOptions(source, items)];
}

/** An example of a parameter: its own, its first named one, or one of its schema. */
function findExample(source: Description, parameter: Parameter, schema: SchemaObject): unknown {
  const [[, named] = []] = readExamples(source, { examples: parameter.examples });
  return parameter.example ?? named?.value ?? schema.example ?? schema.examples?.[0];
}

function createParameter(context: PageContext, parameter: Parameter): ParameterView {
  const { source } = context;
  const { name, in: place, required = false, explode = true, description, content } = parameter;
  const schema = parameter.schema ?? Object.values(content ?? {})[0]?.schema ?? true;
  const flat = flattenSchema(source, schema);
  return {
    name,
    in: place,
    required,
    explode,
    description: description ?? flat.description ?? '',
    schema: flat,
    options: listOptions(source, parameter.schema),
    example: findExample(source, parameter, flat),
    field: createHeaderField(context, parameter, `${place}-${anchorName(name)}`),
  };
}

/** The parameters of an operation, in the order of their places. */
export function createParameters(context: PageContext, { parameters }: Operation): ParameterView[] {
  return parameters.map((parameter) => createParameter(context, parameter));
}

/** Groups parameters by place for the sections of a page. */
export function groupParameters(parameters: readonly ParameterView[]): ParameterSectionView[] {
  return PARAMETER_PLACES.flatMap((place) => {
    const fields = parameters.filter((each) => each.in === place).map(({ field }) => field);
    return fields.length > 0 ? [{ heading: HEADINGS[place], anchor: `in-${place}`, fields }] : [];
  });
}
