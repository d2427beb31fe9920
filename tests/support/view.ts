/** Finds things in the view, for tests. */
import type { FieldView, OperationView } from '../../src/reference/view/types.ts';

function listAll(field: FieldView): FieldView[] {
  const { properties = [], variants = [] } = field;
  return [field, ...[...properties, ...variants.map(({ schema }) => schema)].flatMap(listAll)];
}

/** Every field that a page shows, at any depth. */
export function listFields(view: OperationView): FieldView[] {
  const { security, sections, body, responses } = view;
  const bodies = [body, ...responses.map((each) => each.body)];
  return [
    ...security.map(({ field }) => field),
    ...sections.flatMap(({ fields }) => fields),
    ...bodies.flatMap((each) => each?.schema ?? []),
    ...responses.flatMap(({ headers = [] }) => headers),
  ].flatMap(listAll);
}
