/** Error of one parameter. */
export interface ParameterError {
  name: string;
  /** JSON Pointer (RFC 6901) of the error in a body, such as `/fields/2/generator`. */
  pointer?: string;
  /** A sentence. */
  detail: string;
}

/**
 * A request that the API rejects with status 400, because it names something that does not exist or because its
 * arguments contradict each other. Every other error is an error of a generator or of the OpenAPI document.
 */
export class ValidationError extends Error {
  override readonly name = 'ValidationError';
  readonly errors: readonly ParameterError[];

  /** @param errors One for each invalid parameter. */
  constructor(errors: readonly ParameterError[]) {
    super([...new Set(errors.map(({ detail }) => detail))].join(' '));
    this.errors = errors;
  }
}
