import { readResponse } from '../read/api.ts';
import { pointerTokens, resolveReference } from '../read/resolve.ts';
import type { Description, Header, Parameter, Response, SchemaObject } from '../read/types.ts';
import { createResponseContent } from './bodies.ts';
import { createField, createHeaderField } from './fields.ts';
import type { SpecContext } from './fields.ts';
import { createParameterField } from './parameters.ts';
import type { Components, FieldNode, ResponseContent } from '../model/types.ts';

/** Creates the field of a component that a reference leads to: a parameter, a header or a schema. */
function createComponentField(context: SpecContext, $ref: string): FieldNode {
  const [, kind, name = ''] = pointerTokens($ref);
  const { source } = context;
  if (kind === 'parameters') {
    return createParameterField(context, resolveReference<Parameter>(source, { $ref }));
  }
  if (kind === 'headers') {
    return createHeaderField(context, { name, ...resolveReference<Header>(source, { $ref }) });
  }
  return createField(context, resolveReference<SchemaObject>(source, { $ref }), { name: '' });
}

function createComponentResponse(context: SpecContext, $ref: string): ResponseContent {
  const { source } = context;
  const response = resolveReference<Response>(source, { $ref });
  return createResponseContent(context, readResponse(source, response));
}

/** The references to all components of one kind. */
function listReferences({ components = {} }: Description, kind: string): string[] {
  return Object.keys(components[kind] ?? {}).map((name) => `#/components/${kind}/${name}`);
}

/** Creates the views of all components of a document. Each has its place in the context, which creates it on demand. */
export function createContext(source: Description): SpecContext {
  const components: Components = { fields: {}, responses: {} };
  const context: SpecContext = {
    source,
    components,
    fieldOf: ($ref) => (components.fields[$ref] ??= createComponentField(context, $ref)),
    responseOf: ($ref) => (components.responses[$ref] ??= createComponentResponse(context, $ref)),
  };
  for (const kind of ['parameters', 'headers', 'schemas']) {
    for (const $ref of listReferences(source, kind)) context.fieldOf($ref);
  }
  for (const $ref of listReferences(source, 'responses')) context.responseOf($ref);
  return context;
}
