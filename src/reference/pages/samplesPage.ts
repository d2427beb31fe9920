import type { Operation } from '../read/model.ts';
import type { Description, SampleRequest } from '../read/types.ts';
import { LANGUAGES } from '../view/requests/languages.ts';
import { createCodeSamples } from '../view/requests/codeSamples.ts';
import type { CodeSample, CodeSamples } from '../view/requests/codeSamples.ts';
import { readExamples, readMainSamples } from '../view/examples.ts';
import type { Sample } from '../view/examples.ts';
import type { ResponseType } from '../view/responseTypes.ts';
import { blocks, element, fence } from './jsx.ts';
import type { Partials } from './partials.ts';

/** What all samples of an operation have in common. */
export interface SamplesContext {
  source: Description;
  operation: Operation;
  responseType?: ResponseType;
  partials: Partials;
}

/** Documented values of a body that stand with its schema. */
export function renderExamples(samples: Sample[]): string {
  return blocks(
    ...samples.map(({ title, language, text }) =>
      element('Example', { title }, fence(language, text)),
    ),
  );
}

function renderTab(sample: CodeSample, code: string): string {
  const { key, label, language } = sample;
  const checked = key === LANGUAGES[0]?.key;
  return element('CodeTab', { language: key, label, checked }, fence(language, code));
}

/** Neighbours that all have a template, or all have none. */
function groupByTemplate(samples: CodeSample[]): CodeSample[][] {
  const groups: CodeSample[][] = [];
  for (const sample of samples) {
    const last = groups.at(-1);
    const hasTemplate = sample.template !== undefined;
    if (last && (last[0]?.template !== undefined) === hasTemplate) last.push(sample);
    else groups.push([sample]);
  }
  return groups;
}

/** A request in all languages. What differs in its address only from other pages is shared. */
function renderTabs({ partials }: SamplesContext, { address, samples }: CodeSamples): string {
  const tabs = groupByTemplate(samples).map((group) => {
    const name = `request-${group[0]?.key}-to-${group.at(-1)?.key}`;
    return group[0]?.template === undefined
      ? blocks(...group.map((sample) => renderTab(sample, sample.code)))
      : partials.use(
          name,
          blocks(...group.map((sample) => renderTab(sample, sample.template ?? ''))),
        );
  });
  return element('CodeTabs', { address }, blocks(...tabs));
}

function renderRequest({ samples: [sample] }: CodeSamples): string {
  if (!sample) return '';
  const { label, language, code } = sample;
  return element('SampleRequest', { label }, fence(language, code));
}

function renderSample(
  context: SamplesContext,
  sample: Sample | undefined,
  isFirst: boolean,
): string {
  const { source, operation, responseType } = context;
  const code = createCodeSamples(operation, sampleRequest(source, operation, sample), {
    responseType: responseType?.short,
    languageCount: isFirst ? undefined : 1,
  });
  return element(
    'Sample',
    { title: sample?.title ?? 'Request', checked: isFirst },
    blocks(
      code.samples.length > 1 ? renderTabs(context, code) : renderRequest(code),
      sample && element('SampleResponse', {}, fence(sample.language, sample.text)),
    ),
  );
}

/** The request of a sample; one that is not recorded has the documented body. */
export function sampleRequest(
  source: Description,
  { requestBody }: Operation,
  sample?: Sample,
): SampleRequest {
  if (sample?.request) return sample.request;
  const [media = {}] = Object.values(requestBody?.content ?? {});
  const [[, example] = []] = readExamples(source, media);
  return { body: example?.value };
}

/** Every sample of the main response beside its request, or the request alone. */
export function renderSamples(context: SamplesContext): string {
  const { source, operation, responseType } = context;
  const samples = readMainSamples(source, operation);
  const shown = samples.length > 0 ? samples : [undefined];
  return blocks(
    ...shown.map((sample, index) => renderSample(context, sample, index === 0)),
    responseType &&
      element(
        'Sample',
        { title: 'TypeScript type' },
        fence('typescript', responseType.declaration),
      ),
  );
}
