import { HTTPSnippet } from '@readme/httpsnippet';
import type { HarRequest as SnippetRequest } from '@readme/httpsnippet';
import { cached } from '../../cached.ts';
import { isJson } from '../examples.ts';
import { curlCommand } from './curl.ts';
import { escapeHeader, escapeText, PLAIN, shellQuote } from './literals.ts';

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

function indent(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`);
}

/** A string literal in TypeScript. */
function quote(text: string): string {
  return /['\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`;
}

/** cURL; HTTPSnippet's long form repeats what curl assumes. */
function curl({ request }: SnippetInput): string {
  const { postData } = request;
  if (!postData) return curlCommand(request, []);
  // A text after `-d` that starts with an at sign names a file.
  const option = postData.text.startsWith('@') ? '--data-raw' : '-d';
  return curlCommand(request, [`${option} ${shellQuote(postData.text)}`]);
}

/** The arguments of `fetch`. */
function fetchArguments({ method, url, headers, postData }: HarRequest): string {
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
  return quote(url) + options;
}

/** Fetch in a script, one option a line. */
function javascript({ request }: SnippetInput): string {
  return [
    `fetch(${fetchArguments(request)})`,
    '  .then((response) => response.json())',
    '  .then((result) => console.log(result))',
    '  .catch((error) => console.error(error));',
  ].join('\n');
}

/** Fetch in TypeScript, with the response's type, which HTTPSnippet does not support. */
function typescript({ request, responseType }: SnippetInput): string {
  const read = responseType
    ? `const result = (await response.json()) as ${responseType};`
    : 'const result = await response.text();';
  return [
    `const response = await fetch(${fetchArguments(request)});`,
    'if (!response.ok) {',
    '  throw new Error(`Status ${response.status}`);',
    '}',
    read,
    'console.log(result);',
  ].join('\n');
}

/** Longest call that stays on one line. */
const RUST_LINE = 40;

const RUST_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'];

/** Rust's reqwest, which HTTPSnippet does not support. Strings in requests are the same in JSON and Rust. */
function rust({ request }: SnippetInput): string {
  const { method, url, headers, postData } = request;
  const open = RUST_METHODS.includes(method)
    ? `.${method.toLowerCase()}(${JSON.stringify(url)})`
    : `.request(reqwest::Method::${method}, ${JSON.stringify(url)})`;
  const calls = [
    open,
    ...headers.map(({ name, value }) => {
      const call = [JSON.stringify(name), JSON.stringify(value)];
      const line = `.header(${call.join(', ')})`;
      if (line.length <= RUST_LINE) return line;
      return `.header(\n${call.map((text) => `            ${text},\n`).join('')}        )`;
    }),
    ...(postData ? [`.body(${JSON.stringify(postData.text)})`] : []),
    '.send()?',
    '.error_for_status()?;',
  ];
  return [
    'use reqwest::blocking::Client;',
    'use std::error::Error;',
    '',
    'fn main() -> Result<(), Box<dyn Error>> {',
    '    let response = Client::new()',
    ...calls.map((call) => `        ${call}`),
    '    println!("{}", response.text()?);',
    '    Ok(())',
    '}',
  ].join('\n');
}

type Breaks = readonly (readonly [line: string, broken: string])[];

/** Breaks long lines that HTTPSnippet writes, where the language and its readers expect it. */
function broken(convert: Language['convert'], breaks: Breaks): Language['convert'] {
  return (input) =>
    breaks.reduce((code, [line, lines]) => code.replace(line, () => lines), convert(input));
}

const JAVA: Breaks = [
  ['HttpRequest.BodyPublishers.ofString(', 'HttpRequest\n        .BodyPublishers.ofString('],
  ['.method("GET", HttpRequest.BodyPublishers.noBody())', '.GET()'],
  [
    'HttpResponse<String> response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    [
      'HttpResponse<String> response = HttpClient',
      '    .newHttpClient()',
      '    .send(request, HttpResponse',
      '        .BodyHandlers.ofString());',
    ].join('\n'),
  ],
];

const PYTHON: Breaks = [
  ['(url, json=payload, headers=headers)', '(\n    url, json=payload, headers=headers\n)'],
];

const GO: Breaks = [
  ['"Content-Type", "', '"Content-Type",\n\t\t"'],
  ['NewRequest("POST", url, payload)', 'NewRequest(\n\t\t"POST", url, payload)'],
];

const CSHARP: Breaks = [
  [
    'ContentType = new MediaTypeHeaderValue("',
    'ContentType =\n                new MediaTypeHeaderValue(\n                    "',
  ],
  [
    'using (var response = await client.SendAsync(request))\n{',
    'using (var response =\n    await client.SendAsync(request))\n{',
  ],
  [
    'var body = await response.Content.ReadAsStringAsync();',
    'var body = await response.Content\n        .ReadAsStringAsync();',
  ],
];

const KOTLIN: Breaks = [['val mediaType = MediaType', 'val mediaType =\n  MediaType']];

/** A grave accent continues the command on the next line. */
const POWERSHELL: Breaks = [
  ['Invoke-WebRequest -Uri ', 'Invoke-WebRequest `\n  -Uri '],
  ["' -Method ", "' `\n  -Method "],
  [' -ContentType ', ' `\n  -ContentType '],
  [" -Body '", " `\n  -Body '"],
];

/** Languages that this module writes itself, with their escapes. */
const OWN = ['curl', 'javascript', 'typescript', 'rust'];

/** Media type that HTTPSnippet gets for any text body: it would parse a form. */
const TEXT_TYPE = 'text/x-placeholder';

/** The name that replaces it. Because of the spaces, it is quoted in a shell. */
const TEXT_NAME = 'BODY IN SAMPLE';

/**
 * Writes a request with HTTPSnippet, which does not escape all of a header or text body, or converts it: these are
 * replaced by names before the conversion, and inserted with the language's escapes after it.
 *
 * @param key One of the keys of `LANGUAGES`.
 */
export function writeTexts(
  request: HarRequest,
  key: string,
  convert: (request: HarRequest) => string,
): string {
  const { headers, postData } = request;
  const isOwn = OWN.includes(key);
  const headerTexts: string[] = [];
  const named = headers.map(({ name, value }) => {
    if (PLAIN.test(value) || isOwn) return { name, value };
    return { name, value: `HEADER-IN-SAMPLE-${headerTexts.push(value) - 1}-` };
  });
  const isText = postData !== undefined && !isJson(postData.mimeType) && !isOwn;
  const code = convert({
    ...request,
    headers: named,
    ...(isText && { postData: { mimeType: TEXT_TYPE, text: TEXT_NAME } }),
  });
  const whole = code.replaceAll(/HEADER-IN-SAMPLE-(\d+)-/g, (_name, index: string) =>
    escapeHeader(key, headerTexts[Number(index)] ?? ''),
  );
  if (!isText) return whole;
  return whole
    .replaceAll(TEXT_TYPE, () => postData.mimeType)
    .replaceAll(TEXT_NAME, () => escapeText(key, postData.text));
}

/** Languages of code samples, in display order. */
export const LANGUAGES: readonly Language[] = [
  { key: 'curl', label: 'cURL', language: 'bash', convert: curl },
  {
    key: 'javascript',
    label: 'JavaScript',
    language: 'javascript',
    convert: javascript,
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
    convert: snippet('node', 'native'),
  },
  {
    key: 'python',
    label: 'Python',
    language: 'python',
    convert: broken(snippet('python', 'requests'), PYTHON),
  },
  { key: 'go', label: 'Go', language: 'go', convert: broken(snippet('go', 'native'), GO) },
  {
    key: 'java',
    label: 'Java',
    language: 'java',
    convert: broken(snippet('java', 'nethttp'), JAVA),
  },
  {
    key: 'csharp',
    label: 'C#',
    language: 'csharp',
    convert: broken(snippet('csharp', 'httpclient'), CSHARP),
  },
  { key: 'php', label: 'PHP', language: 'php', convert: snippet('php', 'curl') },
  { key: 'ruby', label: 'Ruby', language: 'ruby', convert: snippet('ruby', 'native') },
  { key: 'rust', label: 'Rust', language: 'rust', convert: rust },
  {
    key: 'kotlin',
    label: 'Kotlin',
    language: 'kotlin',
    convert: broken(snippet('kotlin', 'okhttp'), KOTLIN),
  },
  {
    key: 'powershell',
    label: 'PowerShell',
    language: 'powershell',
    convert: broken(snippet('powershell', 'webrequest'), POWERSHELL),
  },
];
