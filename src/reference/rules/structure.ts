import type {
  LocationObject,
  Oas3Rule,
  Plugin,
  RawUniversalConfig,
  UserContext,
} from '@redocly/openapi-core';
import { isReservedName, isUnsafeId, operationSlug, pluginFileId, toSlug } from '../read/slug.ts';
import type { Description, OperationObject } from '../read/types.ts';
import { isRemote } from '../read/resolve.ts';
import { supportRules } from './support.ts';
import { allowBooleanSchemas } from './booleanSchemas.ts';

type Context = Pick<UserContext, 'report' | 'location'>;
type Place = Partial<LocationObject>;

/** The location of a node's key, rather than its value. */
function keyOf(location: Context['location']): Place {
  return location.key() as Place;
}

/** The information page's slug when the API's title has no letter or digit. */
const FALLBACK_INFO_SLUG = 'introduction';

/** The slug of the information page, from the API's title. */
export function infoSlug(title: string): string {
  return toSlug(title.toLowerCase()) || FALLBACK_INFO_SLUG;
}

function reportUnnamed(operation: OperationObject, context: Context): void {
  const { operationId, summary } = operation;
  const { location } = context;
  if (!operationId && !summary) {
    context.report({
      message:
        'The operation has neither operationId nor summary. Give it one: its page needs a name.',
      location: keyOf(location),
    });
  } else if (operationId !== undefined && isUnsafeId(operationId)) {
    context.report({
      message: `The operationId ${JSON.stringify(operationId)} contains "/", "\\", ".." or a control character. It becomes a file name: use letters, digits and hyphens.`,
      location: location.child('operationId'),
    });
  } else if (isReservedName(operationSlug(operation))) {
    context.report({
      message: `Windows keeps the name ${JSON.stringify(operationSlug(operation))} for a device, so no page can have it. Give the operation another operationId.`,
      location: operationId === undefined ? keyOf(location) : location.child('operationId'),
    });
  } else if (operationSlug(operation) === '') {
    context.report({
      message: 'Neither operationId nor summary has a letter or a digit to make an address from.',
      location: keyOf(location),
    });
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
    Info(info) {
      claim(infoSlug(info.title), 'the information page (info.title)');
    },
    ...outsideCallbacks((operation, context) => {
      const { location } = context;
      reportUnnamed(operation, context);
      const slug = operationSlug(operation);
      if (slug === '') return;
      const place = `${location.source.absoluteRef}${location.pointer}`;
      const first = claim(slug, place);
      if (first === undefined || first === place) return;
      context.report({
        message: `The page "${slug}" is taken by ${readablePlace(first)}. Give one of them another operationId.`,
        location: operation.operationId ? location.child('operationId') : keyOf(location),
      });
    }),
  };
};

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
      message: 'The operation lists no responses. Describe at least one, if only "default".',
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
  typeExtension: { oas3: allowBooleanSchemas },
  rules: {
    oas3: {
      'are-distinct': pagesAreDistinct,
      'have-responses': operationHasResponses,
      'have-operations': descriptionHasOperations,
      'have-local-references': referencesAreLocal,
      ...supportRules,
    },
  },
};

/** Severities of the plugin's rules. Warnings are for what pages cannot show. */
export const pageRules = {
  'pages/are-distinct': 'error',
  'pages/have-responses': 'error',
  'pages/have-operations': 'error',
  'pages/have-local-references': 'error',
  'pages/have-security': 'error',
  'pages/show-callbacks': 'warn',
  'pages/show-links': 'warn',
  'pages/show-negations': 'warn',
  'pages/show-servers': 'warn',
  'pages/show-multipart': 'warn',
} as const;

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
