import type { Content } from '../read/types.ts';
import { createCode } from './code.ts';
import { readBodyExamples } from './examples.ts';
import { createField, DEEPEST_HEADING, unlessEmpty } from './fields.ts';
import type { PageContext } from './fields.ts';
import { createProse } from './prose.ts';
import type { BodyView } from './types.ts';

/**
 * The views of a body, one for each media type.
 *
 * @param options.anchor Anchor of the whole body, and prefix of its properties' anchors.
 * @param options.hasExamples Whether to include examples. Those of the main response are samples instead.
 */
export function createBodies(
  { source, tree, ids }: PageContext,
  content: Content,
  { anchor, hasExamples }: { anchor: string; hasExamples: boolean },
): BodyView[] {
  const examples = hasExamples ? readBodyExamples(source, content) : [];
  return Object.entries(content).map(([mediaType, { schema }]) => ({
    mediaType,
    schema:
      schema && createField(tree.build(schema, anchor), { ids, isResponse: anchor !== 'body' }),
    examples: unlessEmpty(
      examples.map(({ key, title, text, description }) => ({
        key,
        title,
        mediaType,
        description: createProse(description, { firstHeading: DEEPEST_HEADING, ids }),
        code: createCode(text, 'json'),
      })),
    ),
  }));
}
