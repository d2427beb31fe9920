import isEqual from 'lodash/isEqual.js';
import type { Operation } from '../read/model.ts';
import type { SampleRequest } from '../read/types.ts';
import { createCode } from './code.ts';
import { sampleValues } from './envelope.ts';
import { createProse } from './prose.ts';
import { completeRequest, createCodeRequest, writeCodeSamples } from './requests/codeSamples.ts';
import type { CodeRequest } from './requests/language.ts';
import type { CodeView, RequestCodeView, RequestView, SampleView } from './types.ts';

/** Highlights the code of a request in each language. */
export function createCodes(request: CodeRequest): RequestCodeView[] {
  return writeCodeSamples(request).map(({ text, language, ...sample }) => ({
    ...sample,
    ...createCode(text, language),
  }));
}

function createRequest(
  operation: Operation,
  given: SampleRequest,
  { isTyped, plain }: SampleOptions,
): RequestView {
  const { address, request } = createCodeRequest(operation, given, { isTyped });
  return {
    address,
    codes: isEqual(request, plain) ? undefined : createCodes(request),
    arguments: completeRequest(operation, given),
  };
}

/** The only value of a response, if it is a text of several lines. */
function createText(response: CodeView): CodeView | undefined {
  const [text, ...others] = sampleValues({ response });
  if (others.length > 0 || typeof text !== 'string' || !/\n./.test(text)) return undefined;
  return createCode(text.replaceAll('\r\n', '\n').trimEnd());
}

interface SampleOptions {
  /** Whether the type of the response is known. */
  isTyped: boolean;
  /** The request whose code all pages share. */
  plain: CodeRequest;
}

/** The samples of an operation: each example of its main response with the recorded request. */
export function createSamples(operation: Operation, options: SampleOptions): SampleView[] {
  const { mediaType = '', examples = [] } = operation.main.body ?? {};
  return examples.map(({ title, text, description, request = {} }) => {
    const response = createCode(text, 'json');
    return {
      title,
      mediaType,
      description: createProse(description, { firstHeading: 6 }),
      request: createRequest(operation, request, options),
      response,
      text: createText(response),
    };
  });
}
