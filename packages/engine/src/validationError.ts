export interface ParameterError {
  name: string;
  /** JSON Pointer (RFC 6901) of the error in a body, such as `/fields/2/generator`. */
  pointer?: string;
  /** Describes the error in a sentence. */
  detail: string;
}

/**
 * A request that the API rejects with status 400, because it refers to something that does not exist or its arguments
 * contradict each other. Other exceptions are errors of a generator or of the OpenAPI document.
 */
export class ValidationError extends Error {
  override readonly name = 'ValidationError';
  readonly errors: readonly ParameterError[];

  /** @param errors One error for each invalid parameter. */
  constructor(errors: readonly ParameterError[]) {
    super([...new Set(errors.map(({ detail }) => detail))].join(' '));
    this.errors = errors;
  }
}
