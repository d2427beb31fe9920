import { STATUS_CODES } from 'node:http';
import type { OperationResponse } from '../read/model.ts';
import type { Content } from '../read/types.ts';
import { once } from '../once.ts';
import { readSamples } from '../view/examples.ts';
import { anchorName } from '../view/schema/anchor.ts';
import { SchemaTree } from '../view/schema/tree.ts';
import { renderField } from './fieldPage.ts';
import type { Context } from './fieldPage.ts';
import { blocks, element } from './jsx.ts';
import type { Recording } from './partials.ts';
import { toSafeMdx } from './prose.ts';
import { renderExamples } from './samplesPage.ts';
import { renderSchema } from './schemaPage.ts';

/** What stands for several status codes (OpenAPI 3.1, Responses Object). */
const RANGES: Record<string, string> = {
  '1XX': 'Any information',
  '2XX': 'Any success',
  '3XX': 'Any redirection',
  '4XX': 'Any client error',
  '5XX': 'Any server error',
  default: 'Any other status',
};

/** What a status code means; empty for codes that nobody has registered. */
export function statusTitle(status: string): string {
  return STATUS_CODES[status] ?? RANGES[status] ?? '';
}

/** The body of a request or response: its schema and examples, by media type. */
export function renderContent(
  { tree, source, partials }: Context,
  content: Content,
  { anchor, samples }: { anchor: string; samples: boolean },
): string {
  const examples = samples ? readSamples(source, content) : [];
  const parts = Object.entries(content).map(([mediaType, { schema }], index) => {
    const own = index === 0 ? anchor : `${anchor}-${index + 1}`;
    return element(
      'Body',
      { mediaType },
      blocks(
        schema !== undefined &&
          renderSchema({ tree, partials }, schema, { anchor: own, target: anchor }),
        renderExamples(examples.filter((sample) => sample.mediaType === mediaType)),
      ),
    );
  });
  return blocks(...parts);
}

interface Recorded {
  made: string;
  recording: Recording;
}

/** Responses that components describe, by their content: they come back on every page. */
const writtenResponses = new WeakMap<Content, Map<string, Recorded>>();

/** A response of an operation. Marks of `partials` stand for the blocks that it may share. */
export function renderResponse(
  { source, partials }: Context,
  response: OperationResponse,
  options: { samples: boolean },
): string {
  const { status, description, headers, content } = response;
  const known = once(writtenResponses, content, () => new Map<string, Recorded>());
  const key = JSON.stringify([status, options, description, headers]);
  const before = known.get(key);
  if (before) return partials.replay(before.recording)(before.made);
  // Anchors of a response begin with its status, so that those of no other part are the same.
  const context = { source, partials, tree: new SchemaTree(source) };
  const written = partials.record(() => writeResponse(context, response, options));
  known.set(key, written);
  return written.made;
}

function writeResponse(
  context: Context,
  { status, description, headers, content }: OperationResponse,
  { samples }: { samples: boolean },
): string {
  const anchor = `response-${status}`;
  const fields = headers.map((header) =>
    renderField(context, header, {
      element: 'Header',
      anchor: `${anchor}-header-${anchorName(header.name)}`,
    }),
  );
  const text = element(
    'Response',
    {
      status,
      title: statusTitle(status),
      anchor,
      open: status.startsWith('2'),
    },
    blocks(
      toSafeMdx(description, 4),
      Object.keys(content).length > 0
        ? renderContent(context, content, { anchor, samples })
        : 'This response has no body.',
      fields.length > 0 &&
        context.partials.use(`${anchor}-headers`, element('Headers', {}, blocks(...fields))),
    ),
  );
  return context.partials.use(anchor, text);
}
