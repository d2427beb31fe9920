import { pointerTokens, resolveReference } from '../read/resolve.ts';
import type { Spec, Header, Parameter, Response, SchemaObject } from '../read/types.ts';
import { createResponseContent } from './bodies.ts';
import { createField, createHeaderField } from './fields.ts';
import type { SpecContext } from './fields.ts';
import { createParameterField } from './parameters.ts';
import type { Components, FieldNode, ResponseContent } from '../model/types.ts';

/** Creates the field of a component that a reference leads to: a parameter, a header or a schema. */
function createComponentField(context: SpecContext, $ref: string): FieldNode {
  const [, kind, name = ''] = pointerTokens($ref);
  const { spec } = context;
  if (kind === 'parameters') {
    return createParameterField(context, resolveReference<Parameter>(spec, { $ref }));
  }
  if (kind === 'headers') {
    return createHeaderField(context, { name, ...resolveReference<Header>(spec, { $ref }) });
  }
  return createField(context, resolveReference<SchemaObject>(spec, { $ref }), { name: '' });
}

function createComponentResponse(context: SpecContext, $ref: string): ResponseContent {
  return createResponseContent(context, resolveReference<Response>(context.spec, { $ref }));
}

/** The references to all components of one kind. */
function listReferences({ components = {} }: Spec, kind: string): string[] {
  return Object.keys(components[kind] ?? {}).map((name) => `#/components/${kind}/${name}`);
}

/** Creates the views of all components of a document. Each has its place in the context, which creates it on demand. */
export function createContext(spec: Spec): SpecContext {
  const components: Components = { fields: {}, responses: {} };
  const context: SpecContext = {
    spec,
    components,
    fieldOf: ($ref) => (components.fields[$ref] ??= createComponentField(context, $ref)),
    responseOf: ($ref) => (components.responses[$ref] ??= createComponentResponse(context, $ref)),
  };
  for (const kind of ['parameters', 'headers', 'schemas']) {
    for (const $ref of listReferences(spec, kind)) context.fieldOf($ref);
  }
  for (const $ref of listReferences(spec, 'responses')) context.responseOf($ref);
  return context;
}
