import type { ServerView } from '../../view/types.ts';
import { renderFields } from './field.ts';
import type { LinkPlace } from './links.ts';
import { renderProse } from './prose.ts';
import { blocks, code, item } from './text.ts';

/** Servers with their variables as a Markdown list. */
export function renderServers(servers: readonly ServerView[], place: LinkPlace): string {
  return servers
    .map(({ url, description, variables = [] }) =>
      item(blocks(code(url), renderProse(description, place)), renderFields(variables, place)),
    )
    .join('\n');
}
