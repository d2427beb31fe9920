/** Lint rule for the cards of the home page. Each card shows the sample of a typical generator. */
import type { Oas3Rule } from '@redocly/openapi-core';
import type { Spec } from '../read/types.ts';

const HOME = ['info', 'x-home'];

/** Rule: tags and operations in `x-home` exist, and `typical`, unless empty, has an operation of each tag. */
export const homeCards: Oas3Rule = () => {
  /** Tags, keyed by operationId. */
  const operations = new Map<string | undefined, string | undefined>();
  return {
    Operation({ operationId, tags = [] }) {
      operations.set(operationId, tags[0]);
    },
    Root: {
      leave(root, context) {
        const { location } = context;
        const { info, tags } = root as Partial<Spec>;
        const { typical = [], lifted = [] } = info?.['x-home'] ?? {};
        const names = (tags ?? []).map(({ name }) => name);
        const covered = typical.map((id) => operations.get(id));
        for (const [index, id] of typical.entries()) {
          if (operations.has(id)) continue;
          const message = `"${id}" is not an operationId. Write that of the most typical generator of a tag.`;
          context.report({ message, location: location.child([...HOME, 'typical', index]) });
        }
        for (const [index, name] of lifted.entries()) {
          if (names.includes(name)) continue;
          const message = `"${name}" is not a tag. Write the name of one.`;
          context.report({ message, location: location.child([...HOME, 'lifted', index]) });
        }
        for (const [index, name] of names.entries()) {
          const isUsed = [...operations.values()].includes(name);
          if (typical.length === 0 || covered.includes(name) || !isUsed) continue;
          const message = `The tag "${name}" has no sample on the home page. Add the operationId of its most typical generator to "typical" in "x-home".`;
          context.report({ message, location: location.child(['tags', index, 'name']) });
        }
      },
    },
  };
};
