import { MAX_BODY_BYTES } from '../contract.ts';
import type { Argument } from '../generator.ts';
import { storeItemTexts } from '../losslessJson.ts';
import type { InvalidParameter } from './problems.ts';

export interface BodyError {
  kind: 'body-too-large' | 'unsupported-media-type' | 'malformed-json';
  detail: string;
  /** Errors by property. An error in the whole body has an empty name. */
  errors?: InvalidParameter[];
}

/** A parsed body: its properties in order, or the error if it is invalid. */
export type ParsedBody = { error: BodyError } | { properties: [name: string, value: Argument][] };

const encoder = new TextEncoder();

function unreadable(kind: BodyError['kind'], detail: string): ParsedBody {
  return { error: { kind, detail } };
}

function malformed(detail: string, reason: string): ParsedBody {
  const errors: InvalidParameter[] = [{ in: 'body', name: '', detail: reason }];
  return { error: { kind: 'malformed-json', detail, errors } };
}

function isJson(mediaType: string | undefined): boolean {
  return /^application\/json\s*(;\s*charset=("?)utf-8\2\s*)?$/i.test(mediaType?.trim() ?? '');
}

/** Maximum nesting depth of lists and objects in a body. */
const MAX_LEVELS = 32;

/** Body that a server passes to the engine if the received bytes are not UTF-8. */
export const REPLACEMENT_CHARACTER = '\u{FFFD}';

/**
 * Matches brackets and complete string literals in JSON. An unterminated string matches to the end. Otherwise, the search
 * would start again at each quotation mark, which takes quadratic time.
 */
const TOKEN = /"(?:[^"\\]|\\.?)*(?:"|$)|[[{\]}]/gs;

/** Whether a JSON text exceeds the maximum nesting depth. */
function isTooDeep(body: string): boolean {
  let level = 0;
  for (const [token] of body.matchAll(TOKEN)) {
    if (token === '[' || token === '{') level += 1;
    else if (token === ']' || token === '}') level -= 1;
    if (level > MAX_LEVELS) return true;
  }
  return false;
}

/** Request headers that describe the body: `Content-Type` and `Content-Encoding`. */
interface BodyHeaders {
  mediaType: string | undefined;
  encoding: string | undefined;
}

/** Reads the body of a `POST`. */
export function readBody(body: string, { mediaType, encoding }: BodyHeaders): ParsedBody {
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
    return unreadable('unsupported-media-type', `Send the body uncompressed, not as ${encoding}.`);
  if (encoder.encode(body).length > MAX_BODY_BYTES)
    return unreadable('body-too-large', `The body may have at most ${MAX_BODY_BYTES} bytes.`);
  if (!isJson(mediaType)) {
    const detail =
      mediaType === undefined
        ? 'The request has no Content-Type. Send application/json.'
        : `Send the body as application/json, not as ${mediaType}.`;
    return unreadable('unsupported-media-type', detail);
  }
  if (body === REPLACEMENT_CHARACTER) return malformed('The body is not UTF-8.', 'Must be UTF-8.');
  if (isTooDeep(body)) {
    const limit = `have at most ${MAX_LEVELS} levels of arrays and objects`;
    return malformed(`The body may ${limit}.`, `Must ${limit}.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return malformed(`The body is not JSON: ${reason}.`, 'Must be JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return malformed('The body must be a JSON object.', 'Must be a JSON object.');
  storeItemTexts(body, value);
  return { properties: Object.entries(value as Record<string, Argument>) };
}
