import type { Operation } from '../read/model.ts';
import type { Description, SampleRequest } from '../read/types.ts';
import { createCode } from './code.ts';
import { readExamples, readMainExamples } from './examples.ts';
import type { BodyExample } from './examples.ts';
import { completeRequest, createCodeSamples } from './requests/codeSamples.ts';
import type { RequestView, SampleView } from './types.ts';

/** The recorded request of a sample, or else one with the example of the request body. */
function sampleRequest(
  source: Description,
  { requestBody }: Operation,
  sample?: BodyExample,
): SampleRequest {
  if (sample?.request) return sample.request;
  const [media = {}] = Object.values(requestBody?.content ?? {});
  const [[, example] = []] = readExamples(source, media);
  return { body: example?.value };
}

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

/**
 * The samples of an operation: each example of its main response with its request, or a request alone if it
 * has no examples. A request that differs from the first one in its address only is in the first language only,
 * since the code of the first one serves for the others.
 */
export function createSamples(
  source: Description,
  operation: Operation,
  { isTyped }: { isTyped: boolean },
): SampleView[] {
  const samples = readMainExamples(source, operation);
  const shown = samples.length > 0 ? samples : [undefined];
  let first: RequestView | undefined;
  return shown.map((sample) => {
    const request = sampleRequest(source, operation, sample);
    const inFirst = first && createRequest(operation, request, { isTyped, languageCount: 1 });
    const hasSameCode = inFirst && inFirst.codes[0]?.text === first?.codes[0]?.text;
    const written = hasSameCode ? inFirst : createRequest(operation, request, { isTyped });
    first ??= written;
    return {
      key: sample?.key ?? '',
      title: sample?.title ?? 'Request',
      mediaType: sample?.mediaType,
      request: written,
      response: sample && createCode(sample.text, sample.language),
      isRecorded: sample?.request !== undefined,
    };
  });
}
