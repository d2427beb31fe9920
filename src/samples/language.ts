/** Input of a code sample: a GET, or a POST with a JSON body. */
export interface CodeRequest {
  /** Absolute URL. It is percent-encoded, so that no language needs to escape it. */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** JSON value of a POST. A GET has none. */
  body?: unknown;
  /** TypeScript type of the JSON response. */
  responseType?: string;
}

/** A language of code samples. */
export interface CodeLanguage {
  /** Key in style sheets and local storage. */
  key: string;
  /** Display name: `JavaScript`. */
  label: string;
  /** Prism's name of the language. */
  language: string;
  /** Requirements of the code, for a line that begins with `Needs`. */
  needs: string;
  /** Renders a complete program. The program prints the response, or fails with the status of an error response. */
  render: (request: CodeRequest) => string;
}

/** Adds the media type of the body to the headers. */
export function headersWithContentType({
  headers,
  body,
}: CodeRequest): Readonly<Record<string, string>> {
  return body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' };
}
