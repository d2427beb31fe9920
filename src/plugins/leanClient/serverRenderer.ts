// The server's script has a global of that name that is not the process.
import process from 'node:process';
import registry from '@generated/registry';
import { openContentCache } from '../../contentCache';
import { keepRendered, ServerScripts } from './keptPages';
import type { Render } from './keptPages';

export interface KeptPagesOptions {
  /** Where the server's scripts lie. */
  folders: string[];
  /** Where pages last from build to build. */
  cache: string;
}

/** The framework's renderer with a memory. */
export function withKeptPages(render: Render, { folders, cache: file }: KeptPagesOptions): Render {
  const names = Object.entries(registry).map(([name, [, script]]) => [name, script] as const);
  const cache = openContentCache(file);
  process.once('exit', () => cache.save());
  return keepRendered(render, new ServerScripts(folders, names), cache);
}
