/** Code samples that use `fetch`. */
import { headersWithContentType } from '../language.ts';
import type { CodeRequest, CodeLanguage } from '../language.ts';
import { quotedString } from '../literals.ts';
import { renderValue } from '../values.ts';
import type { Notation } from '../values.ts';

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

const SCRIPT: Notation = {
  indent: '  ',
  brackets: (value) => (Array.isArray(value) ? ['[', ']'] : ['{ ', ' }']),
  key: (name) => {
    // Writes the key in brackets, because a key without brackets would set the prototype.
    if (name === '__proto__') return "['__proto__']: ";
    return `${IDENTIFIER.test(name) ? name : quotedString(name, "'")}: `;
  },
  text: (text) => quotedString(text, "'"),
  lastComma: ',',
};

/** Renders the lines that send a request with `fetch`, and define `response`. */
function renderFetch(request: CodeRequest): string {
  const { url, body } = request;
  const isPost = body !== undefined;
  const options = [
    ...(isPost ? [`method: 'POST'`] : []),
    `headers: ${renderValue(headersWithContentType(request), SCRIPT, '  ', 'headers: '.length)}`,
    ...(isPost ? [`body: JSON.stringify(${renderValue(body, SCRIPT, '  ')})`] : []),
  ];
  return [
    `const url = '${url}';`,
    'const response = await fetch(url, {',
    ...options.map((option) => `  ${option},`),
    '});',
  ].join('\n');
}

export const javascript: CodeLanguage = {
  key: 'javascript',
  label: 'JavaScript',
  language: 'javascript',
  needs: "an ES module or a browser's console",
  render: (request) => `${renderFetch(request)}
if (!response.ok) {
  throw new Error(\`Status \${response.status}\`);
}
console.log(await response.json());`,
};

export const typescript: CodeLanguage = {
  key: 'typescript',
  label: 'TypeScript',
  language: 'typescript',
  needs: 'an ES module',
  render: (request) => `${renderFetch(request)}
if (!response.ok) {
  throw new Error(\`Status \${response.status}\`);
}
const result = (await response.json()) as ${request.responseType ?? 'unknown'};
console.log(result);`,
};

export const node: CodeLanguage = {
  key: 'node',
  label: 'Node.js',
  language: 'javascript',
  needs: 'Node.js 18 or later, as .mjs',
  render: (request) => `${renderFetch(request)}
const text = await response.text();
if (!response.ok) {
  throw new Error(\`Status \${response.status}: \${text}\`);
}
console.log(text);`,
};
