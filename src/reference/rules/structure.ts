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

/** The key of a node rather than its value: the line that names it. */
function keyOf(location: Context['location']): Place {
  return location.key() as Place;
}

/** The name of the page about the API itself, when its title has no letter or digit. */
const FALLBACK_INFO_SLUG = 'introduction';

/** The slug of the information page: the product's name. */
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

/** Visits the operations that have a page; what an API calls back has none. */
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

/** Every operation has a name that is safe in an address, and no two meet in one page. */
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

/** `#/paths/~1a/get` as a reader would write it: `GET /a`. */
function readablePlace(place: string): string {
  const match = /#\/paths\/([^/]+)\/(\w+)$/.exec(place);
  if (!match) return place.replace(/#\/$/, '');
  const [, path = '', method = ''] = match;
  return `${method.toUpperCase()} ${path.replaceAll('~1', '/').replaceAll('~0', '~')}`;
}

/** An operation without a response would be a page that answers nothing. */
const operationHasResponses: Oas3Rule = () =>
  outsideCallbacks((operation, context) => {
    const { location } = context;
    if (Object.keys(operation.responses ?? {}).length > 0) return;
    context.report({
      message: 'The operation lists no responses. Describe at least one, if only "default".',
      location: keyOf(location),
    });
  });

/** A description without operations would be a reference without pages. */
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

/** Pages are built without asking other hosts, so that a build gives the same result tomorrow. */
const referencesAreLocal: Oas3Rule = () => ({
  ref(node, context) {
    if (!isRemote(node.$ref)) return;
    context.report({
      message: `The $ref points to another host (${node.$ref}). Download the file and refer to the copy.`,
      location: context.location.child('$ref'),
    });
  },
});

/** What every description must obey, beyond the OpenAPI specification, to lose no page. */
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

/** What pages need of a description, and what they cannot show. */
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

/** Those rules, and the OpenAPI specification itself. Matters of taste are left out. */
export const structureRules: RawUniversalConfig = {
  plugins: [structurePlugin],
  extends: ['spec'],
  rules: {
    // The rule about distinct pages says the same and more.
    'operation-operationId-unique': 'off',
    ...pageRules,
  },
};
