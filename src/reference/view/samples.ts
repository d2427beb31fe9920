import isEqual from 'lodash/isEqual.js';
import { samplesOf } from '../read/api.ts';
import type { Operation } from '../read/api.ts';
import { createProse } from './prose.ts';
import { addRequiredArguments, createCodeRequest } from './requests.ts';
import { renderRequestCodes } from '../../samples/requestCode.ts';
import type { RequestTemplate } from '../../samples/requestCode.ts';
import type { ResponseBody, SampleView } from '../model/types.ts';

interface SampleOptions {
  /** Whether the type of the response is known. */
  isTyped: boolean;
  /** Template of a request. All pages share its code. */
  plain: RequestTemplate;
}

/** Creates the samples of an operation from the examples of its main response. */
export function createSamples(operation: Operation, options: SampleOptions): SampleView[] {
  const { isTyped, plain } = options;
  return samplesOf(operation).map(([key, sample]) => {
    const { summary: title = key, value, description, 'x-request': given = {} } = sample;
    const { requestTarget, request } = createCodeRequest(operation, given, { isTyped });
    return {
      title,
      description: createProse(description),
      requestTarget,
      codes: isEqual(request, plain) ? undefined : renderRequestCodes(request),
      arguments: addRequiredArguments(operation, given),
      response: value as ResponseBody,
    };
  });
}
