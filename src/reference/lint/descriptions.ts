/** Lint rules that require specific descriptions and search words of operations. */
import type { Oas3Rule } from '@redocly/openapi-core';
import { GENERIC_DESCRIPTIONS } from '../model/headingsAndLabels.ts';
import type { OperationObject } from '../read/types.ts';
import { tagAndGenerator } from './namedFields.ts';
import { keyLocation } from './nodes.ts';
import type { JsonObject } from './nodes.ts';

/** Removes the noun in the operationId, singular or plural, from the description: `iban` of `generate-an-iban`. */
function withoutSubject({ operationId, description = '' }: OperationObject): string {
  const words = operationId.split('-').slice(2);
  return description.replaceAll(new RegExp(`\\b(?:${words.join('|')})(?:e?s)?\\b`, 'gi'), '');
}

/** Rule: summaries are unique, and no two descriptions differ only in the nouns of their operationIds. */
export const uniqueDescriptions: Oas3Rule = () => {
  const owners = new Map<string, string>();
  return {
    Operation(node, context) {
      const operation = {
        operationId: '',
        summary: '',
        description: '',
        ...node,
      } as OperationObject;
      const name = tagAndGenerator(context.location);
      for (const [key, text] of [
        ['summary', operation.summary],
        ['description', withoutSubject(operation)],
      ] as const) {
        const owner = owners.get(text) ?? name;
        owners.set(text, owner);
        if (owner === name) continue;
        const message = `${owner} has the same ${key}. Write what is particular to this operation.`;
        context.report({ message, location: keyLocation(context.location.child(key)) });
      }
    },
  };
};

/** Rule: an operation has at least two aliases or search words. They do not repeat each other or the summary. */
export const searchWords: Oas3Rule = () => ({
  Operation(node, context) {
    const operation = node as Partial<OperationObject>;
    const lists = (['x-aliases', 'x-search-words'] as const).filter((key) => operation[key]);
    const own = (operation.summary ?? '').replace(/^Generate an? (?:random )?/, '').toLowerCase();
    const words = [own];
    for (const key of lists)
      for (const [index, word] of (operation[key] ?? []).entries()) {
        const location = context.location.child([key, index]);
        if (words.includes(word.toLowerCase()))
          context.report({
            message: `"${word}" is listed already, or is the summary. Delete it.`,
            location,
          });
        words.push(word.toLowerCase());
      }
    const isEmpty = lists.some((key) => operation[key]?.length === 0);
    if (words.length > 2 && !isEmpty) return;
    const message =
      'List two or more words: what people also call the value in `x-aliases`, and what they look for in `x-search-words`.';
    context.report({ message, location: keyLocation(context.location.child(lists.slice(0, 1))) });
  },
});

/** Rule: successful responses and their values have the generic descriptions. Pages omit these descriptions. */
export const genericDescriptions: Oas3Rule = () => ({
  Operation({ responses }, context) {
    const { description, content = {} } = (responses?.['200'] ?? {}) as {
      description?: string;
      content?: JsonObject;
    };
    const at = context.location.child(['responses', '200']);
    const [[type, body] = []] = Object.entries(content) as [
      string,
      { schema?: { properties?: { data?: JsonObject } } },
    ][];
    const data = body?.schema?.properties?.data;
    const found = [
      [description, GENERIC_DESCRIPTIONS[0], at],
      [
        data?.description,
        GENERIC_DESCRIPTIONS[1],
        at.child(['content', type ?? '', 'schema', 'properties', 'data']),
      ],
    ] as const;
    for (const [text, generic, location] of found)
      if (responses?.['200'] && text !== generic)
        context.report({
          message: `Pages leave out the description "${generic}". Write it, and describe the values in \`items\`.`,
          location: keyLocation(location),
        });
  },
});

/** Rule: if an operation's values may not exist, its warning or first paragraph links to one whose values exist. */
export const realValuesLink: Oas3Rule = ({ severity: _, ...links }) => ({
  Operation(node, context) {
    const { description = '', 'x-warning': warning = '' } = node as Partial<OperationObject>;
    const target = (links as Record<string, string>)[tagAndGenerator(context.location)];
    if (
      target === undefined ||
      `${warning} ${description.split('\n\n')[0]}`.includes(`(/docs/api/${target})`)
    )
      return;
    const message = `The values may not exist. Link to /docs/api/${target}, whose values do, in the warning or the first paragraph.`;
    context.report({ message, location: keyLocation(context.location.child('description')) });
  },
});
