import type { Operation } from '../read/model.ts';
import type { SampleRequest } from '../read/types.ts';
import { createCode } from './code.ts';
import { sampleValues } from './envelope.ts';
import { createProse } from './prose.ts';
import { completeRequest, createCodeSamples } from './requests/codeSamples.ts';
import type { CodeView, RequestView, SampleView } from './types.ts';

function createRequest(
  operation: Operation,
  request: SampleRequest,
  options: { isTyped: boolean; languageCount?: number },
): RequestView {
  const { address, samples } = createCodeSamples(operation, request, options);
  return {
    address,
    codes: samples.map(({ text, language, ...sample }) => ({
      ...sample,
      ...createCode(text, language),
    })),
    arguments: completeRequest(operation, request),
  };
}

/** The only value of a response, if it is a text of several lines. */
function createText(response: CodeView): CodeView | undefined {
  const [text, ...others] = sampleValues({ response });
  if (others.length > 0 || typeof text !== 'string' || !/\n./.test(text)) return undefined;
  return createCode(text.replaceAll('\r\n', '\n').trimEnd());
}

/**
 * The samples of an operation: each example of its main response with the recorded request. A request that differs
 * from the first one in its address only is in the first language only, since the code of the first one serves for
 * the others.
 */
export function createSamples(
  operation: Operation,
  { isTyped }: { isTyped: boolean },
): SampleView[] {
  const { mediaType = '', examples = [] } = operation.main.body ?? {};
  let first: RequestView | undefined;
  return examples.map(({ title, text, description, request = {} }) => {
    const inFirst = first && createRequest(operation, request, { isTyped, languageCount: 1 });
    const hasCodeOfFirst = inFirst && inFirst.codes[0]?.text === first?.codes[0]?.text;
    const own = hasCodeOfFirst ? inFirst : createRequest(operation, request, { isTyped });
    first ??= own;
    const response = createCode(text, 'json');
    return {
      title,
      mediaType,
      description: createProse(description, { firstHeading: 6 }),
      request: own,
      hasCodeOfFirst,
      response,
      text: createText(response),
    };
  });
}
