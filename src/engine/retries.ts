/**
 * What one response may spend on values that are generated again, because they repeat others. It is shared by all
 * generators of a request, so that retries within retries do not multiply.
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
