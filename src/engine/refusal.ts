/** Error of one parameter. */
export interface Fault {
  name: string;
  /** Of a part of a body: its JSON Pointer (RFC 6901), such as `/fields/2/generator`. */
  pointer?: string;
  /** A sentence. */
  detail: string;
}

/**
 * A request that the API answers with status 400: it names what there is not, or its arguments contradict each
 * other. Every other error is a fault of a generator, or of the OpenAPI document that allows what it does not know.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly faults: readonly Fault[];

  /** @param faults One for each parameter that is wrong. */
  constructor(faults: readonly Fault[]) {
    super([...new Set(faults.map(({ detail }) => detail))].join(' '));
    this.faults = faults;
  }
}
