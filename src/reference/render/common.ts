import uniqBy from 'lodash/uniqBy.js';
import { resolveField } from '../model/resolve.ts';
import type { ApiView, FieldNode } from '../model/types.ts';
import { renderFields } from './markdown/field.ts';
import type { FieldPlace } from './markdown/field.ts';
import { blocks } from './markdown/text.ts';

/** The shared fields of all generators as Markdown, in the order of requests and responses. */
export function renderCommon({ components }: ApiView, place: FieldPlace): string {
  const find = (pattern: RegExp): FieldNode[] =>
    Object.entries(components.fields).flatMap(([name, field]) =>
      pattern.test(name) ? [field] : [],
    );
  const propertiesOf = (pattern: RegExp): FieldNode[] => {
    const fields = find(pattern).flatMap((node) => resolveField(components, node).properties ?? []);
    return uniqBy(fields, (node) => resolveField(components, node).name);
  };
  const received = { ...place, isResponse: true };
  return blocks(
    '**Parameters**',
    renderFields(find(/\/parameters\//), place),
    '**Properties of `meta`**',
    renderFields(propertiesOf(/Meta$/), received),
    '**Headers of responses**',
    renderFields(find(/\/headers\//), place),
    '**Properties of errors**',
    renderFields(propertiesOf(/\/ValidationProblem$/), received),
  );
}
