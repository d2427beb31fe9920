/** Finds pages and fields in the view. */
import { resolveField, resolveResponse } from '../../src/reference/model/resolve.ts';
import type {
  ApiView,
  FieldNode,
  FieldView,
  OperationView,
} from '../../src/reference/model/types.ts';

/** Every field that a page shows, at any depth, merged with its component. */
export function listFields(
  { components, schemes }: ApiView,
  operation: OperationView,
): FieldView[] {
  const listAll = (node: FieldNode): FieldView[] => {
    const field = resolveField(components, node);
    return [field, ...(field.properties ?? []).flatMap(listAll)];
  };
  const { security, sections, body } = operation;
  const responses = operation.responses.map((each) => resolveResponse(components, each));
  return [
    ...security.flatMap((name) => schemes[name]?.field ?? []),
    ...sections.flatMap(({ fields }) => fields),
    ...[body, ...responses.map((each) => each.body)].flatMap((each) => each?.schema ?? []),
    ...responses.flatMap(({ headers = [] }) => headers),
  ].flatMap(listAll);
}
