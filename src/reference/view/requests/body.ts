import { isObject } from '../../isObject.ts';
import type { Encoding, MediaType } from '../../read/types.ts';
import type { HarRequest } from './languages.ts';
import { writeForm } from './styles.ts';
import type { Part, Upload } from './uploads.ts';

const FORM = 'application/x-www-form-urlencoded';

/** The media type without its parameters, in lower case. */
function essence(mediaType: string): string {
  return (mediaType.split(';')[0] ?? '').trim().toLowerCase();
}

export function isXml(mediaType: string): boolean {
  return /[/+]xml$/.test(essence(mediaType));
}

export function isMultipart(mediaType: string): boolean {
  return mediaType.toLowerCase().startsWith('multipart/');
}

/** Whether a body of this type can be written from a value: JSON, or a form. */
export function hasSampleBody(mediaType: string): boolean {
  const type = essence(mediaType);
  return /[/+]json$/.test(type) || type === '*/*' || type === FORM || isMultipart(mediaType);
}

/** Whether a body of this type is the content of a file. */
export function isFile(mediaType: string): boolean {
  const type = essence(mediaType);
  if (hasSampleBody(type) || isXml(type)) return false;
  return (
    /^(?:image|audio|video|font)\//.test(type) ||
    /^application\/(?:octet-stream|pdf|zip|gzip|x-|vnd\.)/.test(type)
  );
}

/** The Content-Type of a request. A range, such as any type at all, stands for JSON. */
export function contentType(mediaType: string): string {
  return mediaType.includes('*') ? 'application/json' : mediaType;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  'svg+xml': 'svg',
  plain: 'txt',
};

/** A name for a file of a type: `file.png`. */
function fileName(type: string | undefined, base = 'file'): string {
  const subtype = essence(type ?? '').split('/')[1] ?? '';
  const known = /^(?:png|gif|webp|pdf|zip|csv|json|mpeg|mp4)$/.test(subtype) ? subtype : 'bin';
  return `${base}.${EXTENSIONS[subtype] ?? known}`;
}

/** The parts of a form: each item of a list by itself, objects as JSON. */
function listParts(
  value: Record<string, unknown>,
  encoding: Readonly<Record<string, Encoding>>,
  files: readonly string[],
): Part[] {
  const isFilePart = new Set(files);
  return Object.entries(value).flatMap(([name, each]) => {
    // Of several types or a range, the default of the reader's HTTP library will do.
    const stated = encoding[name]?.contentType ?? '';
    const type = stated === '' || /[,*]/.test(stated) ? undefined : stated;
    if (isFilePart.has(name)) return [{ name, file: fileName(stated.split(',')[0]), type }];
    const items = Array.isArray(each) ? (each as unknown[]) : [each];
    return items.map((item): Part => {
      if (typeof item !== 'object' || item === null) return { name, value: String(item), type };
      return { name, value: JSON.stringify(item), type: type ?? 'application/json' };
    });
  });
}

/** A body as a request has it; undefined if there is none. */
export function writeBody(
  mediaType: string,
  { encoding = {} }: MediaType,
  { body, files = [] }: { body?: unknown; files?: readonly string[] },
): HarRequest['postData'] | Upload['body'] {
  const mimeType = contentType(mediaType);
  if (body === undefined) {
    return isFile(mediaType) ? { mimeType, file: fileName(mediaType) } : undefined;
  }
  if (isMultipart(mediaType)) {
    return isObject(body) ? { mimeType, parts: listParts(body, encoding, files) } : undefined;
  }
  if (essence(mediaType) === FORM && isObject(body)) {
    return { mimeType, text: writeForm(body, encoding) };
  }
  return { mimeType, text: typeof body === 'string' ? body : JSON.stringify(body, null, 2) };
}
