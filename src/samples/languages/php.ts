import { headersWithContentType } from '../language.ts';
import type { CodeLanguage } from '../language.ts';
import { phpOrRubyString } from '../literals.ts';
import { renderValue } from '../values.ts';
import type { Notation } from '../values.ts';

const text = (each: string): string => phpOrRubyString(each, /["$\\]/g);

/** Whether PHP would encode an array with these keys as a list, like an empty array. */
const isLikeList = (value: object): boolean =>
  Object.keys(value).every((key, index) => key === String(index));

const PHP: Notation = {
  indent: '    ',
  brackets: (value) => [!Array.isArray(value) && isLikeList(value) ? '(object) [' : '[', ']'],
  key: (name) => `${text(name)} => `,
  text,
  lastComma: ',',
};

export const php: CodeLanguage = {
  key: 'php',
  label: 'PHP',
  language: 'php',
  needs: 'PHP with ext-curl',
  render: (request) => {
    const { url, body } = request;
    const isPost = body !== undefined;
    const lines = Object.entries(headersWithContentType(request)).map(
      ([name, value]) => `${name}: ${value}`,
    );
    const options = [
      `CURLOPT_HTTPHEADER => ${renderValue(lines, PHP, '    ', 'CURLOPT_HTTPHEADER => '.length)}`,
      ...(isPost ? [`CURLOPT_POSTFIELDS => json_encode(${renderValue(body, PHP, '    ')})`] : []),
      'CURLOPT_RETURNTRANSFER => true',
      'CURLOPT_FAILONERROR => true',
    ];
    return `<?php

$curl = curl_init('${url}');
curl_setopt_array($curl, [
${options.map((option) => `    ${option},`).join('\n')}
]);

$response = curl_exec($curl);
if ($response === false) {
    throw new RuntimeException(curl_error($curl));
}

echo $response;`;
  },
};
