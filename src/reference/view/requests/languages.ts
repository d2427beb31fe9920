import { HTTPSnippet } from '@readme/httpsnippet';
import type { HarRequest as SnippetRequest } from '@readme/httpsnippet';
import { cached } from '../../cached.ts';
import { isJson } from '../examples.ts';

/** A request in the HTTP Archive format (HAR 1.2). */
export interface HarRequest {
  method: string;
  url: string;
  headers: { name: string; value: string }[];
  postData?: { mimeType: string; text: string };
}

/** What a code sample is written from. */
export interface SnippetInput {
  request: HarRequest;
  /** TypeScript type of the JSON response; without it, the code reads the response as text. */
  responseType?: string;
}

/** A language of code samples. */
export interface Language {
  /** Key in style sheets and local storage. */
  key: string;
  /** Display name. */
  label: string;
  /** Prism's name for the language. */
  language: string;
  convert: (input: SnippetInput) => string;
}

type Target = Parameters<HTTPSnippet['convert']>[0];
type Client = NonNullable<Parameters<HTTPSnippet['convert']>[1]>;

/** Converts requests with HTTPSnippet. Cached, because most requests differ in their address only. */
function snippet(target: Target, client: Client): Language['convert'] {
  const cache = new Map<string, string>();
  return ({ request }) => {
    const json = JSON.stringify(request);
    return cached(cache, json, () => {
      const writer = new HTTPSnippet(JSON.parse(json) as SnippetRequest);
      const [code] = [writer.convert(target, client)].flat();
      if (typeof code !== 'string') throw new Error(`No code sample for ${target} ${client}`);
      return code;
    });
  };
}

/** Like `snippet`, for JavaScript: HTTPSnippet does not escape backslashes in header values there. */
function scriptSnippet(target: Target, client: Client): Language['convert'] {
  const convert = snippet(target, client);
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

/** A string literal in TypeScript. */
function quote(text: string): string {
  return /['\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`;
}

/** Fetch in TypeScript, with the response's type, which HTTPSnippet does not support. */
function typescript({ request, responseType }: SnippetInput): string {
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

/** Rust's reqwest, which HTTPSnippet does not support. Strings in requests are the same in JSON and Rust. */
function rust({ request }: SnippetInput): string {
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

/** Languages of code samples, in display order. */
export const LANGUAGES: readonly Language[] = [
  { key: 'curl', label: 'cURL', language: 'bash', convert: snippet('shell', 'curl') },
  {
    key: 'javascript',
    label: 'JavaScript',
    language: 'javascript',
    convert: scriptSnippet('javascript', 'fetch'),
  },
  {
    key: 'typescript',
    label: 'TypeScript',
    language: 'typescript',
    convert: typescript,
  },
  {
    key: 'node',
    label: 'Node.js',
    language: 'javascript',
    convert: scriptSnippet('node', 'native'),
  },
  { key: 'python', label: 'Python', language: 'python', convert: snippet('python', 'requests') },
  { key: 'go', label: 'Go', language: 'go', convert: snippet('go', 'native') },
  { key: 'java', label: 'Java', language: 'java', convert: snippet('java', 'nethttp') },
  { key: 'csharp', label: 'C#', language: 'csharp', convert: snippet('csharp', 'httpclient') },
  { key: 'php', label: 'PHP', language: 'php', convert: snippet('php', 'curl') },
  { key: 'ruby', label: 'Ruby', language: 'ruby', convert: snippet('ruby', 'native') },
  { key: 'rust', label: 'Rust', language: 'rust', convert: rust },
  { key: 'kotlin', label: 'Kotlin', language: 'kotlin', convert: snippet('kotlin', 'okhttp') },
  {
    key: 'powershell',
    label: 'PowerShell',
    language: 'powershell',
    convert: snippet('powershell', 'webrequest'),
  },
];
