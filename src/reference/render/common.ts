import uniqBy from 'lodash/uniqBy.js';
import { resolveField } from '../model/resolve.ts';
import type { ApiView, FieldNode } from '../model/types.ts';
import { renderFields } from './markdown/field.ts';
import type { FieldPlace } from './markdown/field.ts';
import { blocks } from './markdown/text.ts';

/** The shared fields of all generators as Markdown, in the order of requests and responses. */
export function renderCommon({ components }: ApiView, place: FieldPlace): string {
  const nameOf = (node: FieldNode): string => resolveField(components, node).name;
  // A parameter can have several components, which differ in their example.
  const find = (pattern: RegExp): FieldNode[] => {
    const entries = Object.entries(components.fields).filter(([name]) => pattern.test(name));
    return uniqBy(
      entries.map(([, field]) => field),
      nameOf,
    );
  };
  const propertiesOf = (pattern: RegExp): FieldNode[] => {
    const fields = find(pattern).flatMap((node) => resolveField(components, node).properties ?? []);
    return uniqBy(fields, nameOf);
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
