/**
 * Budget of one response for values that are generated again because they repeat others. All generators of a request
 * share it, so that nested retries do not multiply.
 */
export class RetryBudget {
  /** In characters of rejected values: long values take long to generate. */
  private left = 200_000;

  get isSpent(): boolean {
    return this.left <= 0;
  }

  /** Counts a value that is generated again. */
  spend(characters: number): void {
    this.left -= characters;
  }
}
