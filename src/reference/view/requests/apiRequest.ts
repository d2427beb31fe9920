import type { ApiRequest } from '../../../engine/index.ts';
import type { Operation } from '../../read/model.ts';
import type { SampleRequest } from '../../read/types.ts';
import { createCodeSamples } from './codeSamples.ts';

/** The request that a page shows beside a sample, as it is sent. */
export function toApiRequest(operation: Operation, request: SampleRequest): ApiRequest {
  const { address } = createCodeSamples(operation, request, { languageCount: 1 });
  const [path = '', query = ''] = address.split('?');
  return {
    method: operation.method,
    path,
    query,
    headers: { 'X-API-Key': 'YOUR_API_KEY', 'Content-Type': 'application/json' },
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  };
}
