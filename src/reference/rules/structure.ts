import type {
  LocationObject,
  NormalizedProblem,
  Oas3Rule,
  Plugin,
  RawUniversalConfig,
  UserContext,
} from '@redocly/openapi-core';
import { isReservedName, isUnsafeId, pluginFileId, toSlug } from '../read/slug.ts';
import type { Description, OperationObject } from '../read/types.ts';
import { isRemote } from '../read/resolve.ts';
import { supportRules } from './support.ts';
import { extendTypes } from './nodeTypes.ts';

type Context = Pick<UserContext, 'report' | 'location'>;
type Place = Partial<LocationObject>;

/** The location of a node's key, rather than its value. */
function keyOf(location: Context['location']): Place {
  return location.key() as Place;
}

/** The operationId of an operation, if it is one. */
function idOf({ operationId }: OperationObject): string | undefined {
  return typeof (operationId as unknown) === 'string' ? operationId : undefined;
}

/** Rule: an operationId is safe as a file name. */
function reportUnsafe(operation: OperationObject, context: Context): void {
  const operationId = idOf(operation);
  const { location } = context;
  if (operationId === undefined) return;
  const report = (message: string) =>
    context.report({ message, location: location.child('operationId') });
  if (isUnsafeId(operationId)) {
    report(
      `The operationId ${JSON.stringify(operationId)} begins with "/", or contains "\\", ".." or a control character. It becomes a file name: use letters, digits and hyphens.`,
    );
  } else if (isReservedName(toSlug(operationId))) {
    report(
      `Windows keeps the name ${JSON.stringify(toSlug(operationId))} for a device, so no page can have it. Give the operation another operationId.`,
    );
  }
}

/** A Redocly visitor of all operations that have a page, which those in callbacks do not. */
function outsideCallbacks(visit: (operation: OperationObject, context: UserContext) => void) {
  let depth = 0;
  return {
    Callback: {
      enter() {
        depth += 1;
      },
      leave() {
        depth -= 1;
      },
    },
    Operation(operation: object, context: UserContext) {
      if (depth === 0) visit(operation, context);
    },
  };
}

/** Rule: each operation has a valid slug, and no two pages have the same file name. */
const pagesAreDistinct: Oas3Rule = () => {
  const firstByFile = new Map<string, string>();
  const claim = (slug: string, owner: string): string | undefined => {
    const file = pluginFileId(slug).toLowerCase();
    const first = firstByFile.get(file);
    if (first === undefined) firstByFile.set(file, owner);
    return first;
  };
  return {
    ...outsideCallbacks((operation, context) => {
      const { location } = context;
      reportUnsafe(operation, context);
      const slug = toSlug(idOf(operation) ?? '');
      if (slug === '') return;
      const place = `${location.source.absoluteRef}${location.pointer}`;
      const first = claim(slug, place);
      if (first === undefined || first === place) return;
      context.report({
        message: `The page "${slug}" is taken by ${readablePlace(first)}. Give one of them another operationId.`,
        location: location.child('operationId'),
      });
    }),
  };
};

/** Rule: each operation has a name for its page. Others are named after method and path. */
const pagesHaveNames: Oas3Rule = () =>
  outsideCallbacks((operation, context) => {
    const { location } = context;
    const { summary } = operation;
    const slugs = [idOf(operation), summary].map((name) => toSlug(String(name ?? '')));
    if (slugs.some((slug) => slug !== '')) return;
    const message =
      operation.operationId || summary
        ? 'Neither operationId nor summary has a letter or a digit to make an address from: the page is named after method and path.'
        : 'The operation has neither operationId nor summary: the page is named after method and path.';
    context.report({ message, location: keyOf(location) });
  });

/** Formats a location for a message: `#/paths/~1a/get` as `GET /a`. */
function readablePlace(place: string): string {
  const match = /#\/paths\/([^/]+)\/(\w+)$/.exec(place);
  if (!match) return place.replace(/#\/$/, '');
  const [, path = '', method = ''] = match;
  return `${method.toUpperCase()} ${path.replaceAll('~1', '/').replaceAll('~0', '~')}`;
}

/** Rule: each operation has a response. */
const operationHasResponses: Oas3Rule = () =>
  outsideCallbacks((operation, context) => {
    const { location } = context;
    if (Object.keys(operation.responses ?? {}).length > 0) return;
    context.report({
      message: 'The operation lists no responses.',
      location: keyOf(location),
    });
  });

/** Rule: the description has at least one operation. */
const descriptionHasOperations: Oas3Rule = () => {
  let operations = 0;
  return {
    ...outsideCallbacks(() => {
      operations += 1;
    }),
    Root: {
      leave(root, context) {
        const { location } = context;
        if (operations > 0) return;
        const { paths, webhooks } = root as Description;
        context.report({
          message: 'The description has no operation, so there is no page to write.',
          location: (paths ?? webhooks) ? location.child(paths ? 'paths' : 'webhooks') : location,
        });
      },
    },
  };
};

/** Rule: references are to local files, so that builds are reproducible. */
const referencesAreLocal: Oas3Rule = () => ({
  ref(node, context) {
    if (!isRemote(node.$ref)) return;
    context.report({
      message: `The $ref points to another host (${node.$ref}). Download the file and refer to the copy.`,
      location: context.location.child('$ref'),
    });
  },
});

/** Redocly plugin with the rules that any description must follow for its pages to be complete. */
const structurePlugin: Plugin = {
  id: 'pages',
  typeExtension: { oas3: extendTypes },
  rules: {
    oas3: {
      'are-distinct': pagesAreDistinct,
      'have-names': pagesHaveNames,
      'have-responses': operationHasResponses,
      'have-operations': descriptionHasOperations,
      'have-local-references': referencesAreLocal,
      ...supportRules,
    },
  },
};

/** Severities of the plugin's rules: errors lose a page, or say something false about the API. */
export const pageRules = {
  'pages/are-distinct': 'error',
  'pages/have-operations': 'error',
  'pages/have-local-references': 'error',
  'pages/have-names': 'warn',
  'pages/have-responses': 'warn',
  'pages/have-security': 'warn',
} as const;

/** Redocly's rules whose violations are errors in any description. Violations of all others are warnings. */
const FATAL_RULES: ReadonlySet<string> = new Set([
  'no-unresolved-refs',
  ...Object.entries(pageRules).flatMap(([rule, severity]) => (severity === 'error' ? [rule] : [])),
]);

/** The value of a discriminator's mapping may be the name of a schema, which need not resolve. */
const MAPPING = /\/discriminator\/mapping\//;

/**
 * Whether nothing can be shown before a problem is solved: a page would be missing, or part of it unknown.
 * Everything else is shown as far as it can be, with a warning.
 */
export function isFatal({
  ruleId,
  location,
}: Pick<NormalizedProblem, 'ruleId' | 'location'>): boolean {
  return FATAL_RULES.has(ruleId) && !MAPPING.test(location[0]?.pointer ?? '');
}

/** Redocly configuration for any description: the page rules and the OpenAPI specification, no style rules. */
export const structureRules: RawUniversalConfig = {
  plugins: [structurePlugin],
  extends: ['spec'],
  rules: {
    // `pages/are-distinct` covers this.
    'operation-operationId-unique': 'off',
    ...pageRules,
  },
};
