/**
 * Placeholders in the code of requests for what differs from operation to operation, so that pages can share
 * the rest.
 */

/** Placeholder for path and query. */
export const ADDRESS_PLACEHOLDER = '/placeholder?for=address';

/** Placeholder for the response's TypeScript type. Prism leaves it as plain text. */
export const TYPE_PLACEHOLDER = 'placeholder_for_type';

/** The code of a request, with placeholders. */
export interface Template {
  text: string;
  /** Whether the text has its own address: what looks like the placeholder is part of the request. */
  hasOwnAddress?: true;
}

/** Replaces the placeholders in code. */
export function fillPlaceholders(
  { text, hasOwnAddress }: Template,
  own: { address: string; type?: string },
): string {
  const addressed = hasOwnAddress ? text : text.replaceAll(ADDRESS_PLACEHOLDER, () => own.address);
  return addressed.replaceAll(TYPE_PLACEHOLDER, () => own.type ?? '');
}
