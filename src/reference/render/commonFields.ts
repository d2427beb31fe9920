import omit from 'lodash/omit.js';
import uniqBy from 'lodash/uniqBy.js';
import { resolveField } from '../model/resolve.ts';
import type { FieldNode, FieldView } from '../model/types.ts';
import { renderFields } from './markdown/field.ts';
import type { FieldRenderContext } from './markdown/field.ts';
import { joinBlocks } from './markdown/syntax.ts';

/**
 * Maximum number of values after a label. Only the list of locales is longer, and it has a section in the introduction.
 */
const MAX_ITEMS = 10;

const withoutLongLists = (field: FieldView): FieldView => ({
  ...field,
  facts: field.facts?.filter(({ items }) => items.length <= MAX_ITEMS),
});

/** Renders the fields that all generators share as Markdown: fields of requests first, then fields of responses. */
export function renderCommonFields(context: FieldRenderContext): string {
  const { components } = context;
  const toFields = (nodes: readonly FieldNode[]): FieldView[] => {
    const fields = nodes.map((node) => withoutLongLists(resolveField(components, node)));
    return uniqBy(fields, ({ name }) => name);
  };
  const find = (pattern: RegExp): FieldNode[] =>
    Object.entries(components.fields).flatMap(([name, field]) =>
      pattern.test(name) ? [field] : [],
    );
  const propertiesOf = (pattern: RegExp): FieldView[] =>
    toFields(find(pattern).flatMap((node) => resolveField(components, node).properties ?? []));
  const received = { ...context, isResponse: true };
  return joinBlocks(
    '**Parameters**',
    renderFields(toFields(find(/\/parameters\//)), context),
    '**Properties of `meta`**',
    renderFields(propertiesOf(/Meta$/), received),
    '**Headers of responses**',
    renderFields(
      toFields(find(/\/headers\//)).map((field) => omit(field, 'facts')),
      context,
    ),
    '**Properties of errors**',
    renderFields(propertiesOf(/\/ValidationProblem$/), received),
  );
}
