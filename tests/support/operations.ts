/** The operations of a description, with the place where each stands. */
import { METHODS } from '../../src/reference/read/types';
import type { Description, OperationObject, PathItem } from '../../src/reference/read/types';

export interface PlacedOperation extends OperationObject {
  /** The last part of its page's address. */
  slug: string;
  /** `get` */
  method: (typeof METHODS)[number];
  path: string;
}

/** All operations of a bundled description, in its order. */
export function listOperations({ paths }: Description): PlacedOperation[] {
  return Object.entries(paths as Record<string, PathItem>).flatMap(([address, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      return [{ ...operation, slug: operation.operationId, method, path: address }];
    }),
  );
}
