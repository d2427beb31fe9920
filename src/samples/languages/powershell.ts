import type { Language } from '../language.ts';
import { renderJson } from '../values.ts';

/** A string in single quotes, for which PowerShell takes the typographic ones, too. */
const quoted = (text: string): string => `'${text.replaceAll(/['\u2018-\u201b]/g, '$&$&')}'`;

/** A here-string, which ends at an apostrophe at the start of a line: no line of a JSON text has one there. */
const hereString = (body: unknown): string => `@'\n${renderJson(body)}\n'@`;

export const powershell: Language = {
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
