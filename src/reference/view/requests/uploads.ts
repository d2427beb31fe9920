import { curlCommand } from './curl.ts';
import type { HarRequest } from './languages.ts';
import { shellQuote, singleQuoted } from './literals.ts';

/**
 * Requests with files and with several parts. HTTPSnippet writes the content of files into the code; a reader
 * wants the name of a file instead, and the function of the language that reads it.
 */

/** A part of a `multipart` body: a value, or a file. */
export interface Part {
  name: string;
  /** Text of the part; absent for a file. */
  value?: string;
  /** Name of the file to send. */
  file?: string;
  /** Its Content-Type, where it is not the default. */
  type?: string;
}

/** A request whose body is a file, or has parts. */
export interface Upload extends Omit<HarRequest, 'postData'> {
  body: { parts: Part[]; mimeType: string } | { file: string; mimeType: string };
}

type Write = (upload: Upload) => string;

/** A string literal in double quotes, as JSON, Python, Go, Java and C# have it. */
const quote = (text: string): string => JSON.stringify(text);

/** A literal in single quotes: `'it\'s'`. */
const single = (text: string): string =>
  `'${quote(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", String.raw`\'`)}'`;

const php = (text: string): string => `'${singleQuoted(text)}'`;
const ruby = php;
const kotlin = (text: string): string => quote(text).replaceAll('$', String.raw`\$`);
const powershell = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const lines = (...parts: (string | string[])[]): string => parts.flat().join('\n');

const curl: Write = ({ body, ...request }) => {
  if ('file' in body) {
    const type = { name: 'Content-Type', value: body.mimeType };
    return curlCommand({ ...request, headers: [...request.headers, type] }, [
      `--data-binary ${shellQuote(`@${body.file}`)}`,
    ]);
  }
  const parts = body.parts.map(({ name, value = '', file, type }) => {
    if (file !== undefined)
      return `-F ${shellQuote(`${name}=@${file}${type ? `;type=${type}` : ''}`)}`;
    if (type === undefined) return `--form-string ${shellQuote(`${name}=${value}`)}`;
    const quoted = value.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
    return `-F ${shellQuote(`${name}="${quoted}";type=${type}`)}`;
  });
  return curlCommand(request, parts);
};

/** The options of `fetch`, on lines of their own. */
function fetchOptions({ method, headers, body }: Upload, data: string): string[] {
  const all =
    'file' in body ? [...headers, { name: 'Content-Type', value: body.mimeType }] : headers;
  return [
    `  method: ${single(method)},`,
    ...(all.length > 0
      ? [
          '  headers: {',
          ...all.map(({ name, value }) => `    ${single(name)}: ${single(value)},`),
          '  },',
        ]
      : []),
    `  body: ${data},`,
  ];
}

/** Statements that fill a form in JavaScript. */
function fillForm(parts: readonly Part[], read: (file: string) => string): string[] {
  return [
    'const form = new FormData();',
    ...parts.map(({ name, value = '', file, type }) => {
      if (file !== undefined)
        return `form.append(${single(name)}, ${read(file)}, ${single(file)});`;
      const text =
        type === undefined
          ? single(value)
          : `new Blob([${single(value)}], { type: ${single(type)} })`;
      return `form.append(${single(name)}, ${text});`;
    }),
  ];
}

const hasFile = ({ body }: Upload): boolean =>
  'file' in body || body.parts.some(({ file }) => file !== undefined);

const javascript: Write = (upload) => {
  const { url, body } = upload;
  return lines(
    hasFile(upload)
      ? [`const [file] = document.querySelector('input[type="file"]').files;`, '']
      : [],
    'file' in body ? [] : [...fillForm(body.parts, () => 'file'), ''],
    `fetch(${single(url)}, {`,
    fetchOptions(upload, 'file' in body ? 'file' : 'form'),
    '})',
    '  .then(res => res.text())',
    '  .then(res => console.log(res))',
    '  .catch(err => console.error(err));',
  );
};

const typescript: Write = (upload) => {
  const { url, body } = upload;
  return lines(
    hasFile(upload)
      ? [
          `const input = document.querySelector<HTMLInputElement>('input[type="file"]');`,
          'const file = input?.files?.[0];',
          "if (!file) throw new Error('Choose a file.');",
          '',
        ]
      : [],
    'file' in body ? [] : [...fillForm(body.parts, () => 'file'), ''],
    `const response = await fetch(${single(url)}, {`,
    fetchOptions(upload, 'file' in body ? 'file' : 'form'),
    '});',
    'if (!response.ok) throw new Error(`Status ${response.status}`);',
    'const result = await response.text();',
    'console.log(result);',
  );
};

const node: Write = (upload) => {
  const { url, body } = upload;
  const read = (file: string) => `await openAsBlob(${single(file)})`;
  return lines(
    hasFile(upload) ? ["const { openAsBlob } = require('fs');", ''] : [],
    'async function send() {',
    ('file' in body ? [] : fillForm(body.parts, read)).map((line) => `  ${line}`),
    `  const response = await fetch(${single(url)}, {`,
    fetchOptions(upload, 'file' in body ? read(body.file) : 'form').map((line) => `  ${line}`),
    '  });',
    '  console.log(await response.text());',
    '}',
    '',
    'send();',
  );
};

const python: Write = ({ method, url, headers, body }) => {
  const all =
    'file' in body ? [...headers, { name: 'Content-Type', value: body.mimeType }] : headers;
  const data =
    'file' in body
      ? [`data = open(${quote(body.file)}, "rb")`]
      : [
          'files = [',
          ...body.parts.map(({ name, value = '', file, type }) => {
            const end = type === undefined ? '' : `, ${quote(type)}`;
            const content =
              file === undefined
                ? `None, ${quote(value)}`
                : `${quote(file)}, open(${quote(file)}, "rb")`;
            return `    (${quote(name)}, (${content}${end})),`;
          }),
          ']',
        ];
  return lines(
    'import requests',
    '',
    `url = ${quote(url)}`,
    '',
    data,
    all.length > 0
      ? [
          'headers = {',
          ...all.map(({ name, value }) => `    ${quote(name)}: ${quote(value)},`),
          '}',
        ]
      : 'headers = {}',
    '',
    `response = requests.request(${quote(method)}, url, ${'file' in body ? 'data=data' : 'files=files'}, headers=headers)`,
    '',
    'print(response.text)',
  );
};

/** The header of a part, without its Content-Type. */
const disposition = ({ name, file }: Part): string => {
  const escape = (text: string) => text.replaceAll('"', '%22').replaceAll(/[\r\n]/g, ' ');
  return `form-data; name="${escape(name)}"${file === undefined ? '' : `; filename="${escape(file)}"`}`;
};

const go: Write = ({ method, url, headers, body }) => {
  const write =
    'file' in body
      ? [`	body, _ := os.Open(${quote(body.file)})`, '	defer body.Close()', '']
      : [
          '	body := &bytes.Buffer{}',
          '	form := multipart.NewWriter(body)',
          ...body.parts.flatMap((part) => [
            `	part${part.file === undefined ? 'Of' : 'File'}(form, textproto.MIMEHeader{`,
            `		"Content-Disposition": {${quote(disposition(part))}},`,
            ...(part.type === undefined ? [] : [`		"Content-Type": {${quote(part.type)}},`]),
            `	}, ${quote(part.file ?? part.value ?? '')})`,
          ]),
          '	form.Close()',
          '',
        ];
  const type = 'file' in body ? quote(body.mimeType) : 'form.FormDataContentType()';
  const needs = 'file' in body ? ['os'] : ['bytes', 'mime/multipart', 'net/textproto', 'os'];
  const helpers =
    'file' in body
      ? []
      : [
          '',
          'func partOf(form *multipart.Writer, header textproto.MIMEHeader, text string) {',
          '	part, _ := form.CreatePart(header)',
          '	io.WriteString(part, text)',
          '}',
          '',
          'func partFile(form *multipart.Writer, header textproto.MIMEHeader, name string) {',
          '	part, _ := form.CreatePart(header)',
          '	file, _ := os.Open(name)',
          '	defer file.Close()',
          '	io.Copy(part, file)',
          '}',
        ];
  return lines(
    'package main',
    '',
    'import (',
    ['fmt', 'io', 'net/http', ...needs].sort().map((name) => `	${quote(name)}`),
    ')',
    '',
    'func main() {',
    write,
    `	req, _ := http.NewRequest(${quote(method)}, ${quote(url)}, body)`,
    headers.map(({ name, value }) => `	req.Header.Add(${quote(name)}, ${quote(value)})`),
    `	req.Header.Add("Content-Type", ${type})`,
    '',
    '	res, _ := http.DefaultClient.Do(req)',
    '	defer res.Body.Close()',
    '	text, _ := io.ReadAll(res.Body)',
    '	fmt.Println(string(text))',
    '}',
    helpers,
  );
};

const BOUNDARY = 'part-of-the-form-7d1f';

const java: Write = ({ method, url, headers, body }) => {
  const file = (name: string) => `java.nio.file.Path.of(${quote(name)})`;
  const build =
    'file' in body
      ? []
      : [
          'var body = new java.io.ByteArrayOutputStream();',
          ...body.parts.flatMap((part) => {
            const head = `--${BOUNDARY}\r\nContent-Disposition: ${disposition(part)}\r\n${part.type === undefined ? '' : `Content-Type: ${part.type}\r\n`}\r\n`;
            return [
              `body.write(${quote(head)}.getBytes(java.nio.charset.StandardCharsets.UTF_8));`,
              part.file === undefined
                ? `body.write(${quote(part.value ?? '')}.getBytes(java.nio.charset.StandardCharsets.UTF_8));`
                : `body.write(java.nio.file.Files.readAllBytes(${file(part.file)}));`,
              'body.write("\\r\\n".getBytes(java.nio.charset.StandardCharsets.UTF_8));',
            ];
          }),
          `body.write(${quote(`--${BOUNDARY}--\r\n`)}.getBytes(java.nio.charset.StandardCharsets.UTF_8));`,
        ];
  const type = 'file' in body ? body.mimeType : `${body.mimeType}; boundary=${BOUNDARY}`;
  const publisher =
    'file' in body ? `ofFile(${file(body.file)})` : 'ofByteArray(body.toByteArray())';
  return lines(
    build,
    'HttpRequest request = HttpRequest.newBuilder()',
    `    .uri(URI.create(${quote(url)}))`,
    headers.map(({ name, value }) => `    .header(${quote(name)}, ${quote(value)})`),
    `    .header("Content-Type", ${quote(type)})`,
    `    .method(${quote(method)}, HttpRequest.BodyPublishers.${publisher})`,
    '    .build();',
    'HttpResponse<String> response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    'System.out.println(response.body());',
  );
};

const csharp: Write = ({ method, url, headers, body }) => {
  const content =
    'file' in body
      ? [
          `var content = new StreamContent(File.OpenRead(${quote(body.file)}));`,
          `content.Headers.ContentType = MediaTypeHeaderValue.Parse(${quote(body.mimeType)});`,
        ]
      : [
          'var content = new MultipartFormDataContent();',
          ...body.parts.flatMap(({ name, value = '', file, type }, index) => [
            file === undefined
              ? `var part${index} = new StringContent(${quote(value)});`
              : `var part${index} = new StreamContent(File.OpenRead(${quote(file)}));`,
            ...(type === undefined
              ? []
              : [`part${index}.Headers.ContentType = MediaTypeHeaderValue.Parse(${quote(type)});`]),
            `content.Add(part${index}, ${quote(name)}${file === undefined ? '' : `, ${quote(file)}`});`,
          ]),
        ];
  return lines(
    'using System.Net.Http.Headers;',
    '',
    content,
    `var request = new HttpRequestMessage(new HttpMethod(${quote(method)}), ${quote(url)}) { Content = content };`,
    headers.map(
      ({ name, value }) =>
        `request.Headers.TryAddWithoutValidation(${quote(name)}, ${quote(value)});`,
    ),
    'var response = await new HttpClient().SendAsync(request);',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  );
};

const phpCode: Write = ({ method, url, headers, body }) => {
  const all =
    'file' in body ? [...headers, { name: 'Content-Type', value: body.mimeType }] : headers;
  const fields =
    'file' in body
      ? [`  CURLOPT_POSTFIELDS => file_get_contents(${php(body.file)}),`]
      : [
          '  CURLOPT_POSTFIELDS => [',
          ...body.parts.map(({ name, value = '', file, type }) => {
            const content =
              file === undefined
                ? type === undefined
                  ? php(value)
                  : `new CURLStringFile(${php(value)}, '', ${php(type)})`
                : `new CURLFile(${php(file)}${type === undefined ? '' : `, ${php(type)}`})`;
            return `    ${php(name)} => ${content},`;
          }),
          '  ],',
        ];
  return lines(
    '<?php',
    '',
    `$curl = curl_init(${php(url)});`,
    'curl_setopt_array($curl, [',
    '  CURLOPT_RETURNTRANSFER => true,',
    `  CURLOPT_CUSTOMREQUEST => ${php(method)},`,
    fields,
    '  CURLOPT_HTTPHEADER => [',
    all.map(({ name, value }) => `    ${php(`${name}: ${value}`)},`),
    '  ],',
    ']);',
    'echo curl_exec($curl);',
  );
};

const rubyCode: Write = ({ method, url, headers, body }) => {
  const form =
    'file' in body
      ? [
          `request['Content-Type'] = ${ruby(body.mimeType)}`,
          `request.body = File.binread(${ruby(body.file)})`,
        ]
      : [
          'request.set_form([',
          ...body.parts.map(({ name, value = '', file, type }) => {
            const options = type === undefined ? '' : `, { content_type: ${ruby(type)} }`;
            const content = file === undefined ? ruby(value) : `File.open(${ruby(file)})`;
            return `  [${ruby(name)}, ${content}${options}],`;
          }),
          `], ${ruby(body.mimeType)})`,
        ];
  const name = `${method.charAt(0)}${method.slice(1).toLowerCase()}`;
  return lines(
    "require 'net/http'",
    '',
    `url = URI(${ruby(url)})`,
    `request = Net::HTTP::${name}.new(url)`,
    headers.map((header) => `request[${ruby(header.name)}] = ${ruby(header.value)}`),
    form,
    '',
    "response = Net::HTTP.start(url.host, url.port, use_ssl: url.scheme == 'https') { |http| http.request(request) }",
    'puts response.read_body',
  );
};

const rust: Write = ({ method, url, headers, body }) => {
  const part = ({ value = '', file, type }: Part): string => {
    const content =
      file === undefined
        ? `reqwest::blocking::multipart::Part::text(${quote(value)})`
        : `reqwest::blocking::multipart::Part::file(${quote(file)})?`;
    return type === undefined ? content : `${content}.mime_str(${quote(type)})?`;
  };
  const form =
    'file' in body
      ? []
      : [
          '    let form = reqwest::blocking::multipart::Form::new()',
          ...body.parts.map(
            (each, index) =>
              `        .part(${quote(each.name)}, ${part(each)})${index === body.parts.length - 1 ? ';' : ''}`,
          ),
        ];
  const send =
    'file' in body
      ? [
          `        .header("Content-Type", ${quote(body.mimeType)})`,
          `        .body(std::fs::File::open(${quote(body.file)})?)`,
        ]
      : ['        .multipart(form)'];
  return lines(
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    form,
    '    let response = reqwest::blocking::Client::new()',
    `        .request(reqwest::Method::from_bytes(b${quote(method)})?, ${quote(url)})`,
    headers.map(({ name, value }) => `        .header(${quote(name)}, ${quote(value)})`),
    send,
    '        .send()?',
    '        .error_for_status()?;',
    '    println!("{}", response.text()?);',
    '    Ok(())',
    '}',
  );
};

const kotlinCode: Write = ({ method, url, headers, body }) => {
  const file = (name: string, type: string) =>
    `RequestBody.create(MediaType.parse(${kotlin(type)}), java.io.File(${kotlin(name)}))`;
  const form =
    'file' in body
      ? [`val body = ${file(body.file, body.mimeType)}`]
      : [
          'val body = MultipartBody.Builder()',
          '  .setType(MultipartBody.FORM)',
          ...body.parts.map(({ name, value = '', file: sent, type }) => {
            if (sent !== undefined) {
              return `  .addFormDataPart(${kotlin(name)}, ${kotlin(sent)}, ${file(sent, type ?? 'application/octet-stream')})`;
            }
            if (type === undefined) return `  .addFormDataPart(${kotlin(name)}, ${kotlin(value)})`;
            return `  .addFormDataPart(${kotlin(name)}, null, RequestBody.create(MediaType.parse(${kotlin(type)}), ${kotlin(value)}))`;
          }),
          '  .build()',
        ];
  return lines(
    'val client = OkHttpClient()',
    '',
    form,
    'val request = Request.Builder()',
    `  .url(${kotlin(url)})`,
    `  .method(${kotlin(method)}, body)`,
    headers.map(({ name, value }) => `  .addHeader(${kotlin(name)}, ${kotlin(value)})`),
    '  .build()',
    '',
    'val response = client.newCall(request).execute()',
  );
};

const powershellCode: Write = ({ method, url, headers, body }) => {
  const start = [
    '$headers=@{}',
    ...headers.map(({ name, value }) => `$headers.Add(${powershell(name)}, ${powershell(value)})`),
  ];
  const call = `$response = Invoke-WebRequest -Uri ${powershell(url)} -Method ${method} -Headers $headers`;
  if ('file' in body) {
    return lines(
      start,
      `${call} -ContentType ${powershell(body.mimeType)} -InFile ${powershell(body.file)}`,
    );
  }
  return lines(
    start,
    '$form=@{',
    body.parts.map(
      ({ name, value = '', file }) =>
        `  ${powershell(name)} = ${file === undefined ? powershell(value) : `Get-Item ${powershell(file)}`}`,
    ),
    '}',
    `${call} -Form $form`,
  );
};

/** The writers of uploads, by key of the language. */
export const UPLOADS: Readonly<Record<string, Write>> = {
  curl,
  javascript,
  typescript,
  node,
  python,
  go,
  java,
  csharp,
  php: phpCode,
  ruby: rubyCode,
  rust,
  kotlin: kotlinCode,
  powershell: powershellCode,
};
