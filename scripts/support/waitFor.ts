/** Default limit in milliseconds. It is shorter than that of a slow test, so that the error names the condition. */
export const DEFAULT_TIMEOUT = 1_000_000;

/**
 * Repeats a check until it succeeds.
 *
 * @throws Error that names the condition if the check does not succeed within `limit` milliseconds.
 */
export async function waitFor(
  condition: string,
  ask: () => boolean | Promise<boolean>,
  limit = DEFAULT_TIMEOUT,
): Promise<void> {
  const end = performance.now() + limit;
  while (!(await ask())) {
    if (performance.now() > end)
      throw new Error(`This did not happen within ${limit} ms: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
