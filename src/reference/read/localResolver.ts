import { BaseResolver } from '@redocly/openapi-core';
import type { Source } from '@redocly/openapi-core';
import { isRemote } from './resolve.ts';

/**
 * Reads the files of a description and asks no other host for one, so that what is built tomorrow is
 * what is built today.
 */
export class LocalResolver extends BaseResolver {
  override loadExternalRef(absoluteRef: string): Promise<Source> {
    if (!isRemote(absoluteRef)) return super.loadExternalRef(absoluteRef);
    return Promise.reject(new Error('It points to another host.'));
  }
}
