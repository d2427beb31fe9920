import type { Plugin } from 'unified';

export function loadReader(): typeof import('../reference/index');
export function loadPageRenderer(): typeof import('../reference/render/mdx');
export function loadLinter(): typeof import('../reference/lint/lint');
export function loadApiContent(): typeof import('../reference/apiContent');
export const rehypePlugins: Plugin[];
export const remarkClosedSections: Plugin;
export function loadContentCode(): typeof import('../content/index');
