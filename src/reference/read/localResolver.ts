import { BaseResolver } from '@redocly/openapi-core';
import type { Source } from '@redocly/openapi-core';
import { isRemote } from './resolve.ts';

/** Resolves references to local files only: a build must not depend on other hosts. */
export class LocalResolver extends BaseResolver {
  override loadExternalRef(absoluteRef: string): Promise<Source> {
    if (!isRemote(absoluteRef)) return super.loadExternalRef(absoluteRef);
    return Promise.reject(new Error('It points to another host.'));
  }
}
