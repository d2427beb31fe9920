import { serverUrl } from '../read/model.ts';
import type { Server } from '../read/types.ts';
import { DEEPEST_HEADING, unlessEmpty } from './fields.ts';
import { createProse } from './prose.ts';
import type { HeadingIds } from './prose.ts';
import { anchorName } from './schema/anchor.ts';
import { displayName } from './schema/describe.ts';
import type { ServerView } from './types.ts';

/** All servers with their variables; undefined when the only one has none, as every page has its address. */
export function createServers(
  servers: readonly Server[],
  ids: HeadingIds,
): ServerView[] | undefined {
  const [only] = servers;
  const hasVariables = servers.some(({ variables = {} }) => Object.keys(variables).length > 0);
  if (only === undefined || (servers.length === 1 && !hasVariables)) return undefined;
  return servers.map(({ url, name, description, variables = {} }, index) => ({
    url: Object.keys(variables).length > 0 ? url : serverUrl([{ url }]),
    description: createProse([name, description].filter(Boolean).join('\n\n'), {
      firstHeading: DEEPEST_HEADING,
      ids,
    }),
    variables: unlessEmpty(
      Object.entries(variables).map(([variable, each]) => ({
        name: displayName(variable),
        anchor: `server-${index + 1}-${anchorName(variable)}`,
        type: 'string',
        description: createProse(each.description, { firstHeading: DEEPEST_HEADING, ids }),
        default: each.default,
        allowed: each.enum && unlessEmpty(each.enum),
      })),
    ),
  }));
}
