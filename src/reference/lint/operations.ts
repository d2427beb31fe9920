/** Lint rules for operations: each has a page, a path with a generator, and responses. */
import path from 'node:path';
import type { Oas3Rule } from '@redocly/openapi-core';
import { listGenerators, splitOperationPath } from 'fakewright-engine';
import { INTRODUCTION_SLUG } from '../../site/urls.ts';
import { pluginFileId } from '../read/labels.ts';
import type { OperationObject, Spec } from '../read/types.ts';
import { keyLocation } from './nodes.ts';

/** Rule: there are operations, and the OpenAPI plugin writes a separate page for each, named after its operationId. */
export const onePagePerOperation: Oas3Rule = () => {
  const owners = new Map([[pluginFileId(INTRODUCTION_SLUG), 'the introduction']]);
  return {
    Paths(paths, context) {
      const files = new Set<string>();
      for (const [url, item] of Object.entries(paths as Record<string, { $ref?: string }>)) {
        const { $ref } = item;
        if ($ref === undefined) continue;
        if (files.has($ref)) {
          const message = `${$ref} is also the file of another path. Give each path its own file.`;
          context.report({ message, location: context.location.child([url]) });
        }
        files.add($ref);
      }
    },
    Operation({ operationId }, context) {
      if (typeof operationId !== 'string') return;
      const file = pluginFileId(operationId);
      const owner = owners.get(file);
      if (owner === undefined) {
        const source = path.relative('', context.location.source.absoluteRef);
        owners.set(file, `"${operationId}" (${source})`);
      } else {
        const message = `The page of "${operationId}" would replace that of ${owner}, as their files have one name. Choose another operationId.`;
        context.report({ message, location: context.location.child('operationId') });
      }
    },
    Root: {
      leave(root, context) {
        const { location } = context;
        const { paths } = root as Partial<Spec>;
        if (typeof paths === 'object' && paths !== null && Object.keys(paths).length > 0) return;
        context.report({
          message: 'The document has no paths. List them under `paths`.',
          location: paths === undefined ? location : keyLocation(location.child('paths')),
        });
      },
    },
  };
};

/** Rule: each path is `/v1/<tag>/<generator>`, with the tag of its operation and a generator of the engine. */
export const hasGenerator: Oas3Rule = () => {
  const generators = new Set(listGenerators());
  const tags = new Set([...generators].map((each) => splitOperationPath(each)[0]));
  let tag = '';
  return {
    Paths(paths, context) {
      for (const path of Object.keys(paths)) {
        const [folder, name] = splitOperationPath(path);
        if (path === `/v1/${folder}/${name}` && generators.has(`${folder}/${name}`)) continue;
        const file = folder === 'custom' ? 'custom.ts' : `tags/${folder}.ts`;
        const advice = tags.has(folder)
          ? `Write "${name}" in packages/engine/src/${file}.`
          : `Add "${folder}" to packages/engine/src/tags/index.ts, with its generators from packages/engine/src/${file}.`;
        context.report({
          message: `${path} has no generator. ${advice}`,
          location: keyLocation(context.location.child([path])),
        });
      }
    },
    PathItem: {
      enter(_, { key }) {
        [tag] = splitOperationPath(String(key));
      },
    },
    Operation({ tags: own }, context) {
      if (!Array.isArray(own) || own[0] === tag) return;
      context.report({
        message: `The operation has the tag "${String(own[0])}", but its path is under "${tag}". Change the tag or move the file.`,
        location: context.location.child(['tags', 0]),
      });
    },
  };
};

/** Rule: an operation has responses. */
export const hasResponses: Oas3Rule = () => ({
  Operation(operation, context) {
    const { location } = context;
    const { responses } = operation as Partial<OperationObject>;
    if (Object.keys(responses ?? {}).length > 0) return;
    context.report({
      message: 'The operation has no responses. Describe each response under `responses`.',
      location: keyLocation(responses === undefined ? location : location.child('responses')),
    });
  },
});
