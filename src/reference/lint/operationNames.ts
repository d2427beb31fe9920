/** Lint rules for the names of operations: file, path, operationId and tag match. */
import type { Oas3Rule } from '@redocly/openapi-core';
import { splitOperationPath } from 'fakewright-engine';
import type { Spec } from '../read/types.ts';
import { tagAndGenerator } from './namedFields.ts';
import { keyLocation } from './nodes.ts';

/** Rule: an operation's path determines its file and operationId, and paths are in the order of the tags. */
export const operationNames: Oas3Rule = ({ otherIds = {} }) => {
  let tags: string[] = [];
  return {
    Root(root) {
      tags = ((root as Partial<Spec>).tags ?? []).map(({ name }) => name);
    },
    Paths(paths, context) {
      let last = 0;
      for (const [url, { $ref }] of Object.entries(paths as Record<string, { $ref?: string }>)) {
        const [tag, generator] = splitOperationPath(url);
        const location = keyLocation(context.location.child([url]));
        const file = `paths/${tag}/${generator}.yaml`;
        if ($ref !== undefined && $ref !== file)
          context.report({
            message: `The file of ${url} is ${file}. Rename the file or the path.`,
            location,
          });
        const position = tags.indexOf(tag);
        if (position >= 0 && position < last)
          context.report({
            message: `Paths are in the order of the tags. Move ${url} to the others of "${tag}".`,
            location,
          });
        last = Math.max(last, position);
      }
    },
    Operation({ operationId = '' }, context) {
      const name = tagAndGenerator(context.location);
      const other = (otherIds as Record<string, string>)[name];
      const ids = other
        ? [other]
        : ['a', 'an', 'a-random'].map((article) => `generate-${article}-${name.split('/')[1]}`);
      if (ids.includes(operationId)) return;
      const message = `The operationId, the slug of the page, is one of ${ids.join(', ')}. An exception is listed in redocly.yaml, under "otherIds".`;
      const at = operationId === '' ? context.location : context.location.child('operationId');
      context.report({ message, location: operationId === '' ? keyLocation(at) : at });
    },
  };
};
