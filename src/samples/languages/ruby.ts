import { headersWithContentType } from '../language.ts';
import type { CodeLanguage } from '../language.ts';
import { phpOrRubyString } from '../literals.ts';
import { renderValue } from '../values.ts';
import type { Notation } from '../values.ts';

const text = (each: string): string => phpOrRubyString(each, /["\\]|#(?=[{$@])/g);

/** Renders objects as hashes with symbols as keys: `name: 1`. */
const RUBY: Notation = {
  indent: '  ',
  brackets: (value) => (Array.isArray(value) ? ['[', ']'] : ['{ ', ' }']),
  key: (name) => `${/^[A-Za-z_]\w*$/.test(name) ? name : text(name)}: `,
  text,
  words: { null: 'nil' },
  lastComma: '',
};

const WITH_STRINGS: Notation = { ...RUBY, key: (name) => `${text(name)} => ` };

export const ruby: CodeLanguage = {
  key: 'ruby',
  label: 'Ruby',
  language: 'ruby',
  needs: 'Ruby 3.0 or later',
  render: (request) => {
    const { url, body } = request;
    const isPost = body !== undefined;
    return [
      ...(isPost ? [`require 'json'`] : []),
      `require 'net/http'`,
      '',
      `uri = URI('${url}')`,
      `headers = ${renderValue(headersWithContentType(request), WITH_STRINGS, '', 'headers = '.length)}`,
      ...(isPost ? [`body = ${renderValue(body, RUBY)}`] : []),
      '',
      isPost
        ? 'response = Net::HTTP.post(uri, body.to_json, headers)'
        : 'response = Net::HTTP.get_response(uri, headers)',
      'response.value # raises unless 2xx',
      '',
      'puts response.body',
    ].join('\n');
  },
};
