/**
 * Budget of one response for retrying rejected values. All generators of a request share it, so that nested retries do
 * not multiply.
 */
export class RetryBudget {
  /** Remaining budget. It is counted in characters of rejected values, because long values take longer to generate. */
  private left = 200_000;

  get isSpent(): boolean {
    return this.left <= 0;
  }

  /** Counts a rejected value. */
  spend(characters: number): void {
    this.left -= characters;
  }
}
