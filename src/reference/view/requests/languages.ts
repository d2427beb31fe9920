import { HTTPSnippet } from '@readme/httpsnippet';
import type { HarRequest } from '@readme/httpsnippet';
import { once } from '../../once.ts';
import { isJson } from '../examples.ts';

/** What a request consists of, as an HTTP archive describes it (HAR 1.2). */
export interface ArchivedRequest {
  method: string;
  url: string;
  headers: { name: string; value: string }[];
  postData?: { mimeType: string; text: string };
}

/** A request, and what is known of the response to it. */
export interface Exchange {
  request: ArchivedRequest;
  /** TypeScript type of the response's JSON; without one the response is read as text. */
  responseType?: string;
}

/** A programming language that requests are shown in. */
export interface Language {
  /** Name in addresses of style rules and in storage. */
  key: string;
  /** Name that the reader knows. */
  label: string;
  /** Language as highlighters name it. */
  language: string;
  convert: (exchange: Exchange) => string;
  /** Whether the code depends on the type of the response. */
  isTyped?: boolean;
}

type Target = Parameters<HTTPSnippet['convert']>[0];
type Client = NonNullable<Parameters<HTTPSnippet['convert']>[1]>;

/** A writer of the library. Many requests are the same but for the address, and twins have all again. */
function library(target: Target, client: Client): Language['convert'] {
  const known = new Map<string, string>();
  return ({ request }) => {
    const json = JSON.stringify(request);
    return once(known, json, () => {
      const snippet = new HTTPSnippet(JSON.parse(json) as HarRequest);
      const [code] = [snippet.convert(target, client)].flat();
      if (typeof code !== 'string') throw new Error(`No code sample for ${target} ${client}`);
      return code;
    });
  };
}

/**
 * A writer of the library for a script. It puts values of headers between quotation marks as they are,
 * so that a backslash would be read as the beginning of an escape.
 */
function script(target: Target, client: Client): Language['convert'] {
  const convert = library(target, client);
  return ({ request, ...rest }) => {
    const headers = request.headers.map(({ name, value }) => {
      return { name, value: value.replaceAll('\\', '\\\\') };
    });
    return convert({ ...rest, request: { ...request, headers } });
  };
}

function indent(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`);
}

/** A text as TypeScript, between the quotation marks that it does not hold. */
function quote(text: string): string {
  return /['\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`;
}

/** Fetch with the type of the response, which the library does not write. */
function typescript({ request, responseType }: Exchange): string {
  const { method, url, headers, postData } = request;
  const text = postData?.text ?? '';
  const lines = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(headers.length > 0 ? ['headers: {'] : []),
    ...headers.map(({ name, value }) => `  '${name}': ${quote(value)},`),
    ...(headers.length > 0 ? ['},'] : []),
    ...(postData
      ? [
          `body: ${isJson(postData.mimeType) ? `JSON.stringify(${indent(text, '  ')})` : JSON.stringify(text)},`,
        ]
      : []),
  ];
  const options = lines.length > 0 ? `, {\n${lines.map((line) => `  ${line}\n`).join('')}}` : '';
  const read = responseType
    ? `const result = (await response.json()) as ${responseType};`
    : 'const result = await response.text();';
  return [
    `const response = await fetch(${quote(url)}${options});`,
    'if (!response.ok) throw new Error(`Status ${response.status}`);',
    read,
    'console.log(result);',
  ].join('\n');
}

const RUST_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'];

/** Reqwest, which the library does not know. A JSON string is a Rust one for what is in a request. */
function rust({ request }: Exchange): string {
  const { method, url, headers, postData } = request;
  const open = RUST_METHODS.includes(method)
    ? `.${method.toLowerCase()}(${JSON.stringify(url)})`
    : `.request(reqwest::Method::${method}, ${JSON.stringify(url)})`;
  const calls = [
    open,
    ...headers.map(
      ({ name, value }) => `.header(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
    ),
    ...(postData ? [`.body(${JSON.stringify(postData.text)})`] : []),
    '.send()?',
    '.error_for_status()?;',
  ];
  return [
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    '    let response = reqwest::blocking::Client::new()',
    ...calls.map((call) => `        ${call}`),
    '    println!("{}", response.text()?);',
    '    Ok(())',
    '}',
  ].join('\n');
}

/** Languages of the code samples, the first one shown first. */
export const LANGUAGES: readonly Language[] = [
  { key: 'curl', label: 'cURL', language: 'bash', convert: library('shell', 'curl') },
  {
    key: 'javascript',
    label: 'JavaScript',
    language: 'javascript',
    convert: script('javascript', 'fetch'),
  },
  {
    key: 'typescript',
    label: 'TypeScript',
    language: 'typescript',
    convert: typescript,
    isTyped: true,
  },
  { key: 'node', label: 'Node.js', language: 'javascript', convert: script('node', 'native') },
  { key: 'python', label: 'Python', language: 'python', convert: library('python', 'requests') },
  { key: 'go', label: 'Go', language: 'go', convert: library('go', 'native') },
  { key: 'java', label: 'Java', language: 'java', convert: library('java', 'nethttp') },
  { key: 'csharp', label: 'C#', language: 'csharp', convert: library('csharp', 'httpclient') },
  { key: 'php', label: 'PHP', language: 'php', convert: library('php', 'curl') },
  { key: 'ruby', label: 'Ruby', language: 'ruby', convert: library('ruby', 'native') },
  { key: 'rust', label: 'Rust', language: 'rust', convert: rust },
  { key: 'kotlin', label: 'Kotlin', language: 'kotlin', convert: library('kotlin', 'okhttp') },
  {
    key: 'powershell',
    label: 'PowerShell',
    language: 'powershell',
    convert: library('powershell', 'webrequest'),
  },
];
