import type { Operation, OperationResponse } from '../description/model.ts';
import type { Description } from '../description/types.ts';
import { createCodeSamples } from '../samples/request.ts';
import { readExamples, readSamples } from '../samples/response.ts';
import type { Sample } from '../samples/response.ts';
import { blocks, element, fence } from './jsx.ts';

/** Documented values of a body that stand with its schema. */
export function renderExamples(samples: Sample[]): string {
  return blocks(
    ...samples.map(({ title, language, text }) =>
      element('Example', { title }, fence(language, text)),
    ),
  );
}

/** The response whose samples stand beside their requests. */
export function mainResponse({ responses }: Operation): OperationResponse | undefined {
  return responses.find(({ status }) => status.startsWith('2'));
}

function renderSample(
  source: Description,
  operation: Operation,
  [sample, index]: [sample: Sample | undefined, index: number],
): string {
  const request = sample?.request ?? { body: requestBodyExample(source, operation) };
  const code = createCodeSamples(operation, request).map(({ label, language, code: text }, tab) =>
    element('CodeTab', { label, checked: tab === 0 }, fence(language, text)),
  );
  return element(
    'Sample',
    { title: sample?.title ?? 'Request', checked: index === 0 },
    blocks(
      code.length > 0 && element('CodeTabs', { label: 'Request' }, blocks(...code)),
      sample && element('SampleResponse', {}, fence(sample.language, sample.text)),
    ),
  );
}

function requestBodyExample(source: Description, { requestBody }: Operation): unknown {
  const [media = {}] = Object.values(requestBody?.content ?? {});
  const [[, example] = []] = readExamples(source, media);
  return example?.value;
}

/** Every sample of the main response beside its request, or the request alone. */
export function renderSamples(source: Description, operation: Operation): string {
  const samples = readSamples(source, mainResponse(operation)?.content ?? {});
  const shown = samples.length > 0 ? samples : [undefined];
  return blocks(...shown.map((sample, index) => renderSample(source, operation, [sample, index])));
}
