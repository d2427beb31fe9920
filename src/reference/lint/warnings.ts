/** Lint rule for the warnings of operations. Pages show a warning below the first sentence of the description. */
import type { LocationObject, Oas3Rule } from '@redocly/openapi-core';
import { findUnsupportedMarkdown, parseMarkdown } from '../read/markdown.ts';
import { SENTENCE_BOUNDARY } from '../read/leadSentence.ts';

const WARNING_KEY = 'x-warning';

const MAX_SENTENCES = 2;

const isOneParagraph = (markdown: string): boolean => {
  const { children } = parseMarkdown(markdown);
  return children.length === 1 && children[0]?.type === 'paragraph';
};

/** Describes the error in a warning and its correction; undefined if it is valid. */
function describeWarningError(warning: unknown): string | undefined {
  if (typeof warning !== 'string' || warning.trim() === '')
    return 'A warning is a string. Write one or two sentences, such as "Never send to these addresses."';
  const [unsupported] = findUnsupportedMarkdown(warning);
  if (unsupported !== undefined)
    return `Pages do not show this Markdown: ${unsupported}. Write the warning in plain words.`;
  if (!isOneParagraph(warning)) return 'A warning is one paragraph. Move lists to `description`.';
  const text = warning.trim();
  if (text.split(SENTENCE_BOUNDARY).length > MAX_SENTENCES || !/[.!?]$/.test(text))
    return 'A warning has one or two sentences that end with a full stop. Move the rest to `description`.';
  return undefined;
}

/** Rule: warnings occur only in operations, and have one or two sentences without HTML. */
export const warnings: Oas3Rule = () => ({
  any: {
    enter(node: unknown, context) {
      if (typeof node !== 'object' || node === null || !(WARNING_KEY in node)) return;
      const problem =
        context.type.name === 'Operation'
          ? describeWarningError(node[WARNING_KEY])
          : `Only operations have \`${WARNING_KEY}\`. Move it next to the \`description\` of an operation.`;
      if (problem === undefined) return;
      const location = context.location.child([WARNING_KEY]).key() as Partial<LocationObject>;
      context.report({ message: problem, location });
    },
  },
});
