import type { Content } from '../read/types.ts';
import { createCode } from './code.ts';
import { readBodyExamples } from './examples.ts';
import type { BodyExample } from './examples.ts';
import { createField, unlessEmpty } from './fields.ts';
import type { PageContext } from './fields.ts';
import type { BodyView, ExampleView } from './types.ts';

function createExample({ key, title, mediaType, language, text }: BodyExample): ExampleView {
  return { key, title, mediaType, code: createCode(text, language) };
}

/**
 * A body in each of its media types.
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
  return Object.entries(content).map(([mediaType, { schema }], index) => {
    const own = index === 0 ? anchor : `${anchor}-${index + 1}`;
    return {
      mediaType,
      schema: schema === undefined ? undefined : createField(tree.build(schema, own, anchor), ids),
      examples: unlessEmpty(
        examples.filter((sample) => sample.mediaType === mediaType).map(createExample),
      ),
    };
  });
}
