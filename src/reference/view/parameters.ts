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
import { displayName } from './schema/describe.ts';
import { flattenSchema } from './schema/flatten.ts';
import { typeNames } from './schema/typeNames.ts';
import { writeQuery } from './requests/address.ts';
import type { FactView, ParameterSectionView, ParameterView } from './types.ts';

const HEADINGS: Readonly<Partial<Record<ParameterPlace, string>>> = {
  path: 'Path parameters',
  query: 'Query parameters',
  querystring: 'Query string',
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

function createParameter(
  context: PageContext,
  parameter: Parameter,
  prefix: string,
): ParameterView {
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
    field: createHeaderField(
      context,
      parameter,
      `${prefix}${anchorName(place)}-${anchorName(name)}`,
      describeStyle(parameter, flat),
    ),
  };
}

/** The parameters of an operation, in the order of their places. */
export function createParameters(
  context: PageContext,
  { parameters }: Operation,
  prefix = '',
): ParameterView[] {
  return parameters.map((parameter) => createParameter(context, parameter, prefix));
}

/** How values with several parts are written, where the description says it. */
function describeStyle(parameter: Parameter, schema: SchemaObject): FactView[] {
  const { name, style, explode, allowReserved } = parameter;
  const type = typeNames(schema).find((each) => each !== 'null');
  const isMarked = ['label', 'matrix'].includes(style ?? '');
  const sample =
    type === 'array'
      ? ['a', 'b']
      : type === 'object'
        ? { key: 'a', other: 'b' }
        : isMarked
          ? 'a'
          : undefined;
  const isStated = style !== undefined || explode !== undefined;
  const written = sample === undefined || !isStated ? undefined : writeQuery(parameter, sample);
  return [
    ...(written === undefined ? [] : [{ name: 'Written as', values: [written] }]),
    ...(allowReserved
      ? [
          {
            name: 'Encoding',
            values: [`${displayName(name)} keeps reserved characters: :/?#[]@!$&'()*+,;=`],
          },
        ]
      : []),
  ];
}

/** Groups parameters by place for the sections of a page. */
export function groupParameters(parameters: readonly ParameterView[]): ParameterSectionView[] {
  const others = parameters.map((each) => each.in).filter((place) => !(place in HEADINGS));
  return [...PARAMETER_PLACES, ...new Set(others)].flatMap((place) => {
    const fields = parameters.filter((each) => each.in === place).map(({ field }) => field);
    if (fields.length === 0) return [];
    // A place that OpenAPI does not know, such as the form data of Swagger 2.0.
    const heading = HEADINGS[place] ?? `Parameters in ${displayName(place)}`;
    return [{ heading, anchor: `in-${anchorName(place)}`, fields }];
  });
}
