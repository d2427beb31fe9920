/**
 * A request that the API answers with status 400: it names what there is not, or its arguments contradict each
 * other. Every other error is a fault of a generator, or of the description that allows what it does not know.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** Names of the parameters that are wrong. */
  readonly parameters: readonly string[];

  /** @param message What is wrong, without a full stop. */
  constructor(message: string, parameters: readonly string[], options?: ErrorOptions) {
    super(message, options);
    this.parameters = parameters;
  }
}
