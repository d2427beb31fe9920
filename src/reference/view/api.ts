import type { Api, Operation, OperationGroup } from '../read/model.ts';
import { operationPath } from '../site.ts';
import type { SiteAddress } from '../site.ts';
import { describeMockServer } from './mockServer.ts';
import { createOperationView } from './operation.ts';
import { linkDocs, withDocs } from './externalDocs.ts';
import { createProse, firstParagraph, hasMore, HeadingIds, sectionHeading } from './prose.ts';
import type { ResponseType } from './responseTypes.ts';
import { Anchors, anchorName } from './schema/anchor.ts';
import { createSchemes } from './security.ts';
import { createServers } from './servers.ts';
import type { ApiView, GroupView, OperationView, Prose } from './types.ts';

/** The guide's section on running the API. */
export const RUN_HEADING = 'Run it on your machine';

export interface ViewOptions {
  /** Where the site will be served. */
  site: SiteAddress;
  /** TypeScript types of responses, by slug. */
  responseTypes: ReadonlyMap<string, ResponseType>;
  /** How to run the API on one's own machine, as Markdown; how to mock it with Prism when absent. */
  guide?: string;
  /** Whether it is another API than this project's own. */
  isForeign?: boolean;
}

/** Contact, licence, terms of service and documentation elsewhere, as a Markdown list. */
function describeAbout({ info, externalDocs }: Api['source']): string {
  const { contact = {}, license = {}, termsOfService } = info;
  const { url, name, email } = contact;
  const address = url ?? (email && `mailto:${email}`);
  const licence = license.name ?? license.identifier;
  const items = [
    address && `Contact: ${linkDocs({ url: address, description: name ?? email ?? url })}`,
    !address && name && `Contact: ${name}`,
    url && email && `Email: ${linkDocs({ url: `mailto:${email}`, description: email })}`,
    license.url
      ? `Licence: ${linkDocs({ url: license.url, description: licence })}`
      : licence && `Licence: ${licence}`,
    termsOfService && linkDocs({ url: termsOfService, description: 'Terms of service' }),
    linkDocs(externalDocs),
  ];
  return items
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join('\n');
}

/** The id of a heading of prose; undefined when there is none with that text. */
function findHeading(prose: Prose | undefined, title: string): string | undefined {
  const heading = prose?.find(
    (node) => typeof node !== 'string' && /^h\d$/.test(node[0]) && node[2] === title,
  );
  return typeof heading === 'object' ? String(heading[1]['id']) : undefined;
}

/**
 * Creates the view of an API: the data that pages, Markdown twins, downloads, catalogue and search print.
 *
 * @throws Error with the operation's slug when a reference does not resolve.
 */
export function createView(
  api: Api,
  { site, responseTypes, guide, isForeign = false }: ViewOptions,
): ApiView {
  const anchors = new Anchors();
  const view = (operation: Operation): OperationView => {
    try {
      return createOperationView(api, operation, responseTypes.get(operation.slug));
    } catch (error) {
      throw new Error(`${operation.slug}: ${String(error)}`, { cause: error });
    }
  };
  const group = ({ name, label, operations, ...rest }: OperationGroup): GroupView => {
    const description = withDocs(rest.description, rest.externalDocs);
    const summary = firstParagraph(rest.description);
    const isMore = description.trim() !== rest.description.trim() || hasMore(description);
    return {
      name,
      label,
      anchor: anchors.claim(anchorName(name)),
      markdown: rest.description,
      summary,
      text: isMore ? createProse(description, { firstHeading: 4 }) : undefined,
      operations: operations.map(view),
    };
  };
  const groups = api.groups.map(group);
  const operations = groups.flatMap((each) => each.operations);
  const { title, summary, description, version, slug, server } = api;
  // In document order, because duplicate ids get a number.
  const ids = new HeadingIds();
  const prose = createProse(description, { firstHeading: sectionHeading(description), ids });
  const servers = createServers(api.servers, ids);
  const serversHeading = servers === undefined ? '' : ids.claim('Servers');
  const authorization = ids.claim('Authorization');
  const downloads = ids.claim('Downloads');
  const mockServer = createProse(guide ?? describeMockServer(api, operations, site), {
    firstHeading: 1,
    ids,
  });
  const run = guide === undefined ? undefined : findHeading(mockServer, RUN_HEADING);
  return {
    title,
    summary,
    excerpt: summary || firstParagraph(description) || title,
    version,
    slug,
    server,
    servers,
    markdown: description,
    description: prose,
    about: createProse(describeAbout(api.source), { firstHeading: 3 }),
    schemes: createSchemes(api.securitySchemes),
    mockServer,
    runLink:
      run === undefined ? undefined : { label: RUN_HEADING, to: `${operationPath(slug)}#${run}` },
    headings: {
      Servers: serversHeading,
      Authorization: authorization,
      Downloads: downloads,
      Generators: ids.claim(isForeign ? 'Operations' : 'Generators'),
    },
    ...(isForeign && { isForeign }),
    featured: api.source.info['x-featured'] ?? [],
    groups,
    operations,
  };
}
