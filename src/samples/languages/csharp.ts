import type { CodeLanguage } from '../language.ts';
import { renderJson } from '../values.ts';

const INDENT = ' '.repeat(4);

/** Renders JSON as a raw string. JSON has no three quotation marks in a row. */
const rawString = (body: unknown): string =>
  `"""\n${INDENT}${renderJson(body, INDENT)}\n${INDENT}"""`;

const renderGet = (url: string): string[] => [
  `var json = await client.GetStringAsync("${url}");`,
  'Console.WriteLine(json);',
];

const renderPost = (url: string): string[] => [
  'using var content = new StringContent(json, Encoding.UTF8, "application/json");',
  `using var response = await client.PostAsync("${url}", content);`,
  'response.EnsureSuccessStatusCode();',
  'Console.WriteLine(await response.Content.ReadAsStringAsync());',
];

export const csharp: CodeLanguage = {
  key: 'csharp',
  label: 'C#',
  language: 'csharp',
  needs: '.NET 7 or later, in Program.cs',
  render: ({ url, headers, body }) => {
    const isPost = body !== undefined;
    return [
      ...(isPost ? ['using System.Text;', '', `var json = ${rawString(body)};`, ''] : []),
      'using var client = new HttpClient();',
      ...Object.entries(headers).map(
        ([name, value]) => `client.DefaultRequestHeaders.Add("${name}", ${JSON.stringify(value)});`,
      ),
      '',
      ...(isPost ? renderPost(url) : renderGet(url)),
    ].join('\n');
  },
};
