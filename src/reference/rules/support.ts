import type { LocationObject, Oas3Rule, UserContext } from '@redocly/openapi-core';
import type { Description, OperationObject, SchemaObject } from '../read/types.ts';

/** The end of most warnings below. */
const NOT_SHOWN = 'not shown on the page; the downloads of the description have';

type Context = Pick<UserContext, 'report' | 'location'>;

/** Reports a message at a child's key. */
function warn({ report, location }: Context, key: string, message: string): void {
  report({ message, location: location.child(key).key() as Partial<LocationObject> });
}

/** The keys of an object as a comma-separated list. */
function listKeys(value: object | undefined): string {
  return Object.keys(value ?? {}).join(', ');
}

const callbacksAreShown: Oas3Rule = () => ({
  Operation(operation, context) {
    const { callbacks } = operation as { callbacks?: object };
    const names = listKeys(callbacks);
    if (names) warn(context, 'callbacks', `The callbacks (${names}) are ${NOT_SHOWN} them.`);
  },
});

const linksAreShown: Oas3Rule = () => ({
  Response(response, context) {
    const names = listKeys((response as { links?: object }).links);
    if (names) warn(context, 'links', `The links (${names}) are ${NOT_SHOWN} them.`);
  },
});

const negationsAreShown: Oas3Rule = () => ({
  Schema(schema, context) {
    if ((schema as SchemaObject | boolean) === true || !('not' in schema)) return;
    warn(context, 'not', `What the value must not be ("not") is ${NOT_SHOWN} it.`);
  },
});

const multipartIsSampled: Oas3Rule = () => ({
  RequestBody(body, context) {
    const [mediaType = ''] = Object.keys(body.content ?? {});
    if (!mediaType.startsWith('multipart/')) return;
    const message = `The code samples are without the body, as it is ${mediaType}; the page describes it.`;
    warn(context, 'content', message);
  },
});

const serversAreShown: Oas3Rule = () => ({
  Root(root, context) {
    const { servers = [] } = root as Description;
    if (servers.length < 2) return;
    warn(context, 'servers', `All servers but the first are ${NOT_SHOWN} them.`);
  },
});

/** Rule: each security requirement names a declared scheme. Others would be missing on the page. */
const securityIsDeclared: Oas3Rule = () => {
  let declared = new Set<string>();
  const check = (requirements: Record<string, string[]>[] | undefined, context: Context): void => {
    (requirements ?? []).forEach((requirement, index) => {
      for (const name of Object.keys(requirement)) {
        if (declared.has(name)) continue;
        const place = context.location.child(['security', index, name]);
        context.report({
          message: `There is no security scheme "${name}". Declare it under components.securitySchemes or correct the name.`,
          location: place.key() as Partial<LocationObject>,
        });
      }
    });
  };
  return {
    Root(root, context) {
      const { components, security } = root as Description;
      declared = new Set(Object.keys(components?.securitySchemes ?? {}));
      check(security, context);
    },
    Operation(operation, context) {
      check((operation as OperationObject).security, context);
    },
  };
};

/** Rules about what pages can show, by name without the plugin's prefix. */
export const supportRules = {
  'show-callbacks': callbacksAreShown,
  'show-links': linksAreShown,
  'show-negations': negationsAreShown,
  'show-servers': serversAreShown,
  'show-multipart': multipartIsSampled,
  'have-security': securityIsDeclared,
} as const satisfies Record<string, Oas3Rule>;
