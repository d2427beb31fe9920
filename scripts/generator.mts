/** The site generator's command, without what it loads at its start and no build of this site uses. */
import { createRequire } from 'node:module';
import { loadUnusedLater } from '../src/unusedModules.ts';

loadUnusedLater();
await import(createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs'));
