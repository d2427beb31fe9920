import shared from '@generated/reference/default/shared.json';
import type {
  FieldNode,
  FieldView,
  ResponseNode,
  ResponseView,
} from '@site/src/reference/model/types';
import { resolveField, resolveResponse } from '@site/src/reference/model/resolve';

/** Links to the introduction, security schemes, names of common fields, and a plain request with its code. */
export const { links, schemes, common, plain, codes } = shared;

/** Whether nearly all requests or responses have a field. Pages show these fields in a closed row. */
export const isCommon = ({ name }: { name: string }): boolean => common.includes(name);

/** A field with what its component says. */
export const fieldOf = (node: FieldNode): FieldView => resolveField(shared.components, node);

/** A response with what its component says. */
export const responseOf = (node: ResponseNode): ResponseView =>
  resolveResponse(shared.components, node);
