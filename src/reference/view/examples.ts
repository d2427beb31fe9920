import { mainResponse } from '../read/model.ts';
import type { Operation } from '../read/model.ts';
import { resolveReference } from '../read/resolve.ts';
import type { Content, Description, Example, SampleRequest } from '../read/types.ts';
import { completeRequest } from './requests/codeSamples.ts';

/** An example of a body. */
export interface BodyExample {
  /** Unique among the examples of its media type. */
  key: string;
  title: string;
  mediaType: string;
  /** JSON. */
  text: string;
  /** Markdown. */
  description?: string;
  /** The recorded request that returned this response, if any. */
  request?: SampleRequest;
}

/** The examples of a body. */
export function readBodyExamples(description: Description, content: Content): BodyExample[] {
  return Object.entries(content).flatMap(([mediaType, { examples = {} }]) =>
    Object.entries(examples).map(([key, node]) => {
      const example = resolveReference<Example>(description, node);
      return {
        key,
        title: example.summary ?? key,
        mediaType,
        text: JSON.stringify(example.value, null, 2),
        description: example.description,
        request: example['x-request'],
      };
    }),
  );
}

/** The examples of an operation's main response. */
export function readMainExamples(description: Description, operation: Operation): BodyExample[] {
  return readBodyExamples(description, mainResponse(operation)?.content ?? {});
}

/** The arguments that a request cannot do without: its required parameters, or the body of the first sample. */
export function neededArguments(
  description: Description,
  operation: Operation,
): Record<string, unknown> {
  const [sample] = readMainExamples(description, operation);
  const { query, body } = completeRequest(operation, { body: sample?.request?.body });
  return operation.method === 'GET' ? query : ((body ?? {}) as Record<string, unknown>);
}
