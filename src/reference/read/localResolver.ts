import path from 'node:path';
import { BaseResolver } from '@redocly/openapi-core';
import type { Document, Source } from '@redocly/openapi-core';
import { survivesJson } from '../json.ts';
import { noMemory } from '../memory.ts';
import type { Memory } from '../memory.ts';
import { isRemote } from './resolve.ts';

/**
 * Reads the files of a description and asks no other host for one, so that what is built tomorrow is
 * what is built today.
 */
export class LocalResolver extends BaseResolver {
  private readonly memory: Memory;

  /**
   * @param memory knows what is in files that are as they were
   */
  constructor(memory: Memory = noMemory) {
    super();
    this.memory = memory;
  }

  override loadExternalRef(absoluteRef: string): Promise<Source> {
    if (!isRemote(absoluteRef)) return super.loadExternalRef(absoluteRef);
    return Promise.reject(new Error('It points to another host.'));
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const kind = [path.extname(source.absoluteRef), source.mimeType, isRoot];
    let fresh: Document | undefined;
    const { parsed } = this.memory.recall<{ parsed?: unknown }>(
      'parsed',
      () => [...kind, source.body],
      () => {
        fresh = super.parseDocument(source, isRoot);
        return survivesJson(fresh.parsed) ? { parsed: fresh.parsed } : {};
      },
    );
    if (fresh) return fresh;
    return parsed === undefined ? super.parseDocument(source, isRoot) : { source, parsed };
  }
}
