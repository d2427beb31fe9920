import type { MediaType } from '../../read/types.ts';
import type { HarRequest } from './languages.ts';
import { writeForm } from './styles.ts';

const FORM = 'application/x-www-form-urlencoded';

/** The media type without its parameters, in lower case. */
function essence(mediaType: string): string {
  return (mediaType.split(';')[0] ?? '').trim().toLowerCase();
}

/** Whether a body of this type can be written from a value: JSON, or a form. */
export function hasSampleBody(mediaType: string): boolean {
  const type = essence(mediaType);
  return /[/+]json$/.test(type) || type === '*/*' || type === FORM || type.startsWith('multipart/');
}

/** The Content-Type of a request. A range, such as any type at all, stands for JSON. */
export function contentType(mediaType: string): string {
  return mediaType.includes('*') ? 'application/json' : mediaType;
}

/** A body as a request has it; undefined if there is none. */
export function writeBody(
  mediaType: string,
  { encoding }: MediaType,
  body: unknown,
): HarRequest['postData'] {
  const mimeType = contentType(mediaType);
  const type = essence(mediaType);
  if (body === undefined || type.startsWith('multipart/')) return undefined;
  if (type === FORM && typeof body === 'object' && body !== null) {
    return { mimeType, text: writeForm(body as Record<string, unknown>, encoding) };
  }
  return { mimeType, text: typeof body === 'string' ? body : JSON.stringify(body, null, 2) };
}
