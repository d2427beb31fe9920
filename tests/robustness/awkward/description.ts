/** The awkward description with the shapes of large public ones: one site has both. */
import { readFileSync } from 'node:fs';
import { slug } from 'github-slugger';
import { parse, stringify } from 'yaml';
import { METHODS } from '../../../src/reference/read/types';
import type {
  Description,
  OperationObject,
  Parameter,
  PathItem,
} from '../../../src/reference/read/types';

const FOLDER = 'tests/fixtures';
const SHARED = 'paths/shared.yaml';

const readText = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8');
const read = (file: string): Description => parse(readText(file)) as Description;

const awkward = read('awkward/openapi.yaml');
const shapes = read('shapes/openapi.yaml');

/** Operations of the shapes ask for what their own description asks for. */
function withSecurity(items: Record<string, PathItem> = {}): Record<string, PathItem> {
  const { security } = shapes;
  return Object.fromEntries(
    Object.entries(items).map(([path, item]) => {
      const operations = METHODS.filter((method) => item[method]).map((method) => [
        method,
        { ...item[method], security },
      ]);
      return [path, { ...item, ...(Object.fromEntries(operations) as PathItem) }];
    }),
  );
}

const joined: Description = {
  ...shapes,
  ...awkward,
  servers: [...(awkward.servers ?? []), ...(shapes.servers ?? [])],
  paths: { ...awkward.paths, ...withSecurity(shapes.paths) },
  webhooks: withSecurity(shapes.webhooks),
  components: {
    securitySchemes: {
      ...shapes.components?.securitySchemes,
      ...awkward.components?.securitySchemes,
    },
    schemas: { ...shapes.components?.schemas, ...awkward.components?.schemas },
  },
};

/** The description and the file that it refers to, by their paths. */
export const files: Record<string, string> = {
  'awkward/openapi.yaml': stringify(joined),
  [`awkward/${SHARED}`]: readText(`shapes/${SHARED}`),
};

/** The same as it is meant, in one piece. */
export const description: Description = {
  ...joined,
  paths: Object.fromEntries(
    Object.entries(joined.paths ?? {}).map(([path, item]) => [
      path,
      '$ref' in item && item.$ref === SHARED
        ? (parse(readText(`shapes/${SHARED}`)) as PathItem)
        : item,
    ]),
  ),
};

export interface Described extends OperationObject {
  slug: string;
  /** Parameters of its path. */
  shared: Parameter[];
}

/** Every operation, by the slug that its id or its summary makes. */
export const operations: Described[] = [
  ...Object.values(description.paths ?? {}),
  ...Object.values(description.webhooks ?? {}),
].flatMap((item) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const name = operation.operationId ?? slug(operation.summary ?? '');
    return [{ ...operation, slug: name, shared: (item.parameters ?? []) as Parameter[] }];
  }),
);
