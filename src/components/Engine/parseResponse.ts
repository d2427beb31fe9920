import { toText } from '../../samples/response';
import type { ApiResponse, InvalidParameter } from 'fakewright-engine';

/** An answer as the page shows it. */
export interface ParsedResponse {
  status: number;
  /** The values; empty if the request was rejected. */
  data: unknown[];
  /** Arguments that repeat the values. */
  meta: Readonly<Record<string, unknown>>;
  /** Errors of parameters, by name. The name of the whole body is empty. */
  errors: Readonly<Record<string, string>>;
  /** Error of the request as a whole, in one sentence. */
  detail?: string;
  /** The whole body. */
  body: object;
}

interface ResponseBody {
  data?: unknown[];
  meta?: Record<string, unknown>;
  detail?: string;
  errors?: InvalidParameter[];
}

/** Describes the error of a parameter, with the part of the parameter that it is about. */
function describe({ name, pointer = '', detail }: InvalidParameter): string {
  return pointer.startsWith(`/${name}/`) ? `${pointer}: ${detail}` : detail;
}

/** Reads the body of a response; every body that the engine sends is JSON. */
export function parseResponse({ status, body: text }: ApiResponse): ParsedResponse {
  const body = JSON.parse(text) as ResponseBody;
  const { data = [], meta = {}, detail, errors: invalid = [] } = body;
  const errors: Record<string, string> = {};
  for (const error of invalid) {
    const { [error.name]: before } = errors;
    const said = error.name === '' && detail !== undefined ? detail : describe(error);
    errors[error.name] = before === undefined ? said : `${before}\n${said}`;
  }
  return { status, data, meta, errors, body, ...(detail !== undefined && { detail }) };
}

/** Characters of an announcement: more is read from the response itself. */
const MAX_ANNOUNCEMENT = 160;

/** An answer in one sentence, for screen readers. */
export function describeResponse({ data, detail, errors }: ParsedResponse): string {
  const said =
    detail === undefined ? data.map(toText) : [...new Set([detail, ...Object.values(errors)])];
  const text = said.join(detail === undefined ? ', ' : ' ');
  return text.length > MAX_ANNOUNCEMENT ? `${text.slice(0, MAX_ANNOUNCEMENT)}…` : text;
}
