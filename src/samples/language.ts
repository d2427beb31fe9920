/** A request that code is written for: a GET, or the POST of one JSON body. */
export interface CodeRequest {
  /** Absolute and percent-encoded, so that it needs no escape in any language. */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** The JSON value that a POST sends; a GET has none. */
  body?: unknown;
  /** TypeScript type of the JSON response. */
  responseType?: string;
}

/** A language of code samples. */
export interface Language {
  /** Key in style sheets and local storage. */
  key: string;
  /** Display name: `JavaScript`. */
  label: string;
  /** Prism's name for the language. */
  language: string;
  /** Requirements for running the code, for a line that begins with `Needs`. */
  needs: string;
  /** The whole program: it prints the response, and fails with the status when that is an error. */
  render: (request: CodeRequest) => string;
}

/** All headers of a request: a body names its media type. */
export function allHeaders({ headers, body }: CodeRequest): Readonly<Record<string, string>> {
  return body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' };
}
