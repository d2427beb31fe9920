import { allHeaders } from '../language.ts';
import type { CodeRequest } from '../language.ts';
import { quoted } from '../literals.ts';
import { writeValue } from '../values.ts';
import type { Notation } from '../values.ts';

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

const SCRIPT: Notation = {
  indent: '  ',
  brackets: (value) => (Array.isArray(value) ? ['[', ']'] : ['{ ', ' }']),
  key: (name) => {
    // Without brackets it is the prototype.
    if (name === '__proto__') return "['__proto__']: ";
    return `${IDENTIFIER.test(name) ? name : quoted(name, "'")}: `;
  },
  text: (text) => quoted(text, "'"),
  lastComma: ',',
};

/** The lines that send a request with `fetch`: afterwards there is a `response`. */
export function writeFetch(request: CodeRequest): string {
  const { url, body } = request;
  const isPost = body !== undefined;
  const options = [
    ...(isPost ? [`method: 'POST'`] : []),
    `headers: ${writeValue(allHeaders(request), SCRIPT, '  ', 'headers: '.length)}`,
    ...(isPost ? [`body: JSON.stringify(${writeValue(body, SCRIPT, '  ')})`] : []),
  ];
  return [
    `const url = '${url}';`,
    'const response = await fetch(url, {',
    ...options.map((option) => `  ${option},`),
    '});',
  ].join('\n');
}
