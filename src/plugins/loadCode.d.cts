import type { Plugin } from 'unified';

export function loadReader(): typeof import('../reference/index');
export function loadMaker(): typeof import('../reference/reference');
export function loadRehypePlugins(): Plugin[];
export function loadTwins(): typeof import('../twins/index');
export function loadSearchText(): typeof import('../search/aliases') &
  typeof import('../search/sections');
