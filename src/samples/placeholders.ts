/**
 * Placeholders in the code of requests for what differs from operation to operation, so that pages can share
 * the rest. Each begins with a control character, which code has nowhere else: languages escape it.
 */

/** Placeholder for path and query. */
export const ADDRESS_PLACEHOLDER = '\u0001address';

/** Placeholder for the response's TypeScript type. Prism leaves it as plain text. */
export const TYPE_PLACEHOLDER = '\u0001type';

/** Replaces the placeholders in code, or in its HTML. */
export function fillPlaceholders(
  { text }: { text: string },
  own: { address: string; type?: string },
): string {
  return text
    .replaceAll(ADDRESS_PLACEHOLDER, () => own.address)
    .replaceAll(TYPE_PLACEHOLDER, () => own.type ?? '');
}
