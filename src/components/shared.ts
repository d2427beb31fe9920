import shared from '@generated/reference/default/shared.json';
import type {
  FieldNode,
  FieldView,
  ResponseNode,
  ResponseView,
} from '@site/src/reference/model/types';
import { resolveField, resolveResponse } from '@site/src/reference/model/resolve';

/** Links to sections of the introduction, security schemes, and a plain request with its code. */
export const { links, schemes, plain, codes } = shared;

/** A field with what its component says. */
export const fieldOf = (node: FieldNode): FieldView => resolveField(shared.components, node);

/** A response with what its component says. */
export const responseOf = (node: ResponseNode): ResponseView =>
  resolveResponse(shared.components, node);
