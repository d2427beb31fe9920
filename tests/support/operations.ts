/** The operations of a description, with the place where each stands. */
import { METHODS } from '../../src/reference/read/types';
import type { Description, OperationObject } from '../../src/reference/read/types';

export interface PlacedOperation extends OperationObject {
  /** The last part of its page's address, if it is the operationId. */
  slug: string;
  /** `get` */
  method: (typeof METHODS)[number];
  path: string;
}

/** All operations of a description, in its order. */
export function listOperations(description: Description): PlacedOperation[] {
  return Object.entries(description.paths ?? {}).flatMap(([address, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      return [{ ...operation, slug: operation.operationId ?? '', method, path: address }];
    }),
  );
}
