import type { CodeLanguage } from '../language.ts';
import { renderJson } from '../values.ts';

/** Renders a string in single quotes. PowerShell also treats typographic quotes as single quotes. */
const quoted = (text: string): string => `'${text.replaceAll(/['\u2018-\u201b]/g, '$&$&')}'`;

/** Renders a here-string. It ends only at '@ at the start of a line, and no line of JSON starts with an apostrophe. */
const hereString = (body: unknown): string => `@'\n${renderJson(body)}\n'@`;

export const powershell: CodeLanguage = {
  key: 'powershell',
  label: 'PowerShell',
  language: 'powershell',
  needs: 'PowerShell 7',
  render: ({ url, headers, body }) => {
    const pairs = Object.entries(headers).map(
      ([name, value]) => `${quoted(name)} = ${quoted(value)}`,
    );
    const table: [name: string, value: string][] = [
      ['Uri', `'${url}'`],
      ['Headers', `@{ ${pairs.join('; ')} }`],
    ];
    if (body !== undefined) {
      table.push(
        ['Method', "'Post'"],
        ['ContentType', "'application/json; charset=utf-8'"],
        ['Body', hereString(body)],
      );
    }
    const width = Math.max(...table.map(([name]) => name.length));
    return [
      '$request = @{',
      ...table.map(([name, value]) => `    ${name.padEnd(width)} = ${value}`),
      '}',
      'Invoke-RestMethod @request | ConvertTo-Json -Depth 10',
    ].join('\n');
  },
};
