import shared from '@generated/reference/default/shared.json';
import type {
  FieldNode,
  FieldView,
  ResponseNode,
  ResponseView,
} from '@site/src/reference/model/types';
import { resolveField, resolveResponse } from '@site/src/reference/model/resolve';

/** Data that all endpoint pages share. */
export const { links, schemes, common, plain, codes } = shared;

/** Whether nearly all requests or responses have a field. Pages show these fields in a closed row. */
export const isCommon = ({ name }: { name: string }): boolean => common.includes(name);

/** Merges a field with its shared component. */
export const fieldOf = (node: FieldNode): FieldView => resolveField(shared.components, node);

/** Merges a response with its shared component. */
export const responseOf = (node: ResponseNode): ResponseView =>
  resolveResponse(shared.components, node);
