import { pointerTokens, resolveReference } from '../read/resolve.ts';
import type { Spec, Header, Parameter, Response, SchemaObject } from '../read/types.ts';
import { createResponseContent } from './bodies.ts';
import { createField, createHeaderField } from './fields.ts';
import type { SpecContext } from './fields.ts';
import { createParameterField } from './parameters.ts';
import type { Components, FieldNode, ResponseContent } from '../model/types.ts';

/** Creates the field of a component: a parameter, a header or a schema. */
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

/** Creates the context of a document. Views of components are created at the first reference. */
export function createSpecContext(spec: Spec): SpecContext {
  const components: Components = { fields: {}, responses: {} };
  const context: SpecContext = {
    spec,
    components,
    fieldOf: ($ref) => (components.fields[$ref] ??= createComponentField(context, $ref)),
    responseOf: ($ref) => (components.responses[$ref] ??= createComponentResponse(context, $ref)),
  };
  return context;
}
