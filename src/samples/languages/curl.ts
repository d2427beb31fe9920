import { headersWithContentType } from '../language.ts';
import type { CodeLanguage } from '../language.ts';
import { shellQuote } from '../literals.ts';
import { renderJson } from '../values.ts';

export const curl: CodeLanguage = {
  key: 'curl',
  label: 'cURL',
  language: 'bash',
  needs: 'curl 7.76 in a POSIX shell',
  render: (request) => {
    const { url, body } = request;
    const isPost = body !== undefined;
    return [
      `curl ${shellQuote(url)}`,
      '--fail-with-body',
      ...Object.entries(headersWithContentType(request)).map(
        ([name, value]) => `-H ${shellQuote(`${name}: ${value}`)}`,
      ),
      ...(isPost ? [`-d ${shellQuote(renderJson(body))}`] : []),
    ].join(' \\\n  ');
  },
};
