import { stringifyValue } from '../../samples/response';
import type { ApiResponse, InvalidParameter } from 'fakewright-engine';

/** A response with its errors by parameter. */
export interface ParsedResponse {
  status: number;
  /** Empty if the request was rejected. */
  data: unknown[];
  /** Values of `meta`, such as the seed. Sent with the request, they return the same data. */
  meta: Readonly<Record<string, unknown>>;
  /** Errors by parameter. Errors of the whole body have an empty name. */
  errors: Readonly<Record<string, string>>;
  /** Error of the whole request, in one sentence. */
  detail?: string;
  body: object;
}

interface EngineResponseBody {
  data?: unknown[];
  meta?: Record<string, unknown>;
  detail?: string;
  errors?: InvalidParameter[];
}

/** Describes the error of a parameter. The description begins with the JSON Pointer of the invalid value. */
function describe({ name, pointer = '', detail }: InvalidParameter): string {
  return pointer.startsWith(`/${name}/`) ? `${pointer}: ${detail}` : detail;
}

/** Parses a response of the engine, whose bodies are always JSON. */
export function parseResponse({ status, body: text }: ApiResponse): ParsedResponse {
  const body = JSON.parse(text) as EngineResponseBody;
  const { data = [], meta = {}, detail, errors: invalid = [] } = body;
  const errors: Record<string, string> = {};
  for (const error of invalid) {
    const { [error.name]: before } = errors;
    const said = error.name === '' && detail !== undefined ? detail : describe(error);
    errors[error.name] = before === undefined ? said : `${before}\n${said}`;
  }
  return { status, data, meta, errors, body, ...(detail !== undefined && { detail }) };
}

/** Maximum length of an announcement. Readers find the rest in the response itself. */
const MAX_ANNOUNCEMENT = 160;

/** Summarizes a response for screen readers: its values, or its errors. */
export function describeResponse({ data, detail, errors }: ParsedResponse): string {
  const said =
    detail === undefined
      ? data.map(stringifyValue)
      : [...new Set([detail, ...Object.values(errors)])];
  const text = said.join(detail === undefined ? ', ' : ' ');
  return text.length > MAX_ANNOUNCEMENT ? `${text.slice(0, MAX_ANNOUNCEMENT)}…` : text;
}
