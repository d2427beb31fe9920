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
 * has no examples. The first request is in all languages, the others in the first language only.
 */
export function createSamples(
  source: Description,
  operation: Operation,
  { isTyped }: { isTyped: boolean },
): SampleView[] {
  const samples = readMainExamples(source, operation);
  const shown = samples.length > 0 ? samples : [undefined];
  return shown.map((sample, index) => ({
    key: sample?.key ?? '',
    title: sample?.title ?? 'Request',
    mediaType: sample?.mediaType,
    request: createRequest(operation, sampleRequest(source, operation, sample), {
      isTyped,
      languageCount: index === 0 ? undefined : 1,
    }),
    response: sample && createCode(sample.text, sample.language),
    isRecorded: sample?.request !== undefined,
  }));
}
