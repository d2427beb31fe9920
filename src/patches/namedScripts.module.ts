/** Replaces `@docusaurus/ComponentCreator` on the server: see namedScripts.ts. */
import registry from '@generated/registry';
import createRoute from '@docusaurus/core/lib/client/exports/ComponentCreator';

for (const [chunk, entry] of Object.entries(registry)) entry[1] = chunk;

export default createRoute;
