import type { LocationObject, Oas3Rule, UserContext } from '@redocly/openapi-core';
import type { Description, OperationObject } from '../read/types.ts';

type Context = Pick<UserContext, 'report' | 'location'>;

/** Rule: each security requirement names a declared scheme. Others would be missing on the page. */
const securityIsDeclared: Oas3Rule = () => {
  let declared = new Set<string>();
  const check = (
    requirements: (Record<string, string[]> | null)[] | undefined,
    context: Context,
  ): void => {
    if (!Array.isArray(requirements)) return;
    requirements.forEach((requirement, index) => {
      for (const name of Object.keys(requirement ?? {})) {
        if (declared.has(name)) continue;
        const place = context.location.child(['security', index, name]);
        context.report({
          message: `There is no security scheme "${name}".`,
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
  'have-security': securityIsDeclared,
} as const satisfies Record<string, Oas3Rule>;
