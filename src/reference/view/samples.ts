import type { Operation } from '../read/model.ts';
import { PARAMETER_PLACES } from '../read/types.ts';
import type { Description, SampleRequest, Schema } from '../read/types.ts';
import { createCode } from './code.ts';
import { createProse } from './prose.ts';
import { readExamples, readMainExamples } from './examples.ts';
import type { BodyExample } from './examples.ts';
import { completeRequest, createCodeSamples } from './requests/codeSamples.ts';
import { SampleValues } from './sampleValue.ts';
import { flattenSchema } from './schema/flatten.ts';
import { typeNames } from './schema/typeNames.ts';
import type { RequestView, SampleView } from './types.ts';

/** The recorded request of a sample, or else one with the examples of the parameters and of the request body. */
function sampleRequest(
  source: Description,
  operation: Operation,
  sample?: BodyExample,
): SampleRequest {
  if (sample?.request) return sample.request;
  const values = new SampleValues(source);
  return {
    ...sampleArguments(source, operation, values),
    ...sampleBody(source, operation, values),
  };
}

/** The example of a body, or a value that its schema allows. */
function sampleBody(
  source: Description,
  { requestBody }: Operation,
  values: SampleValues,
): Pick<SampleRequest, 'body'> {
  const [media] = Object.values(requestBody?.content ?? {});
  if (!media) return {};
  const [[, example] = []] = readExamples(source, media);
  return { body: example?.value ?? values.of(media.schema) };
}

/** Arguments of required parameters, and of those that have an example. */
function sampleArguments(
  source: Description,
  { parameters }: Operation,
  values: SampleValues,
): SampleRequest {
  const sampled: SampleRequest = {};
  for (const parameter of parameters) {
    const place = PARAMETER_PLACES.find((each) => each === parameter.in);
    if (place === undefined) continue;
    const [media] = Object.values(parameter.content ?? {});
    const schema = parameter.schema ?? media?.schema;
    const [[, named] = []] = readExamples(source, { ...media, ...parameter });
    const example = named?.value ?? exampleOf(source, schema);
    const isList = ['array', 'object'].includes(typeOf(source, schema));
    const value =
      example ?? (parameter.required && (isList || media) ? values.of(schema) : undefined);
    if (value !== undefined) sampled[place] = { ...sampled[place], [parameter.name]: value };
  }
  return sampled;
}

function exampleOf(source: Description, schema: Schema | undefined): unknown {
  if (schema === undefined) return undefined;
  const { example, examples = [] } = flattenSchema(source, schema);
  return example ?? examples[0];
}

function typeOf(source: Description, schema: Schema | undefined): string {
  if (schema === undefined) return '';
  return typeNames(flattenSchema(source, schema)).find((name) => name !== 'null') ?? '';
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
  const written = shown.map((sample) => {
    const request = sampleRequest(source, operation, sample);
    const inFirst = first && createRequest(operation, request, { isTyped, languageCount: 1 });
    const hasSameCode = inFirst && inFirst.codes[0]?.text === first?.codes[0]?.text;
    const own = hasSameCode ? inFirst : createRequest(operation, request, { isTyped });
    first ??= own;
    return {
      key: sample?.key ?? '',
      title: sample?.title ?? 'Request',
      mediaType: sample?.mediaType,
      description: createProse(sample?.description, { firstHeading: 6 }),
      request: own,
      response: sample && createCode(sample.text, sample.language),
      isRecorded: sample?.request !== undefined,
    };
  });
  // A webhook without a body has nothing to show.
  return written.filter(({ request, response }) => request.codes.length > 0 || response);
}
