import type { CodeLanguage } from '../language.ts';
import { quotedString } from '../literals.ts';
import { slotMark } from '../slots.ts';
import { renderValue } from '../values.ts';
import type { Notation } from '../values.ts';

const PYTHON: Notation = {
  indent: '    ',
  brackets: (value) => (Array.isArray(value) ? ['[', ']'] : ['{', '}']),
  key: (name) => `${quotedString(name, '"')}: `,
  text: (text) => quotedString(text, '"'),
  words: { null: 'None', true: 'True', false: 'False' },
  lastComma: ',',
};

export const python: CodeLanguage = {
  key: 'python',
  label: 'Python',
  language: 'python',
  needs: 'Python 3 with requests',
  render: ({ url, headers, body }) => {
    const isPost = body !== undefined;
    const options = [
      `"${url.replace(slotMark('requestTarget'), slotMark('path'))}",${url.includes(slotMark('requestTarget')) ? slotMark('params') : ''}`,
      `headers=${renderValue(headers, PYTHON, '    ', 'headers='.length)},`,
      ...(isPost ? [`json=${renderValue(body, PYTHON, '    ')},`] : []),
    ];
    return [
      'import requests',
      '',
      `response = requests.${isPost ? 'post' : 'get'}(`,
      ...options.map((option) => `    ${option}`),
      ')',
      'response.raise_for_status()',
      'print(response.json())',
    ].join('\n');
  },
};
