import { headersWithContentType } from '../language.ts';
import type { CodeLanguage } from '../language.ts';
import { renderJson } from '../values.ts';

const INDENT = ' '.repeat(8);

/** Renders JSON as a raw string with more number signs than follow any quotation mark in it. */
function rawString(body: unknown): string {
  const json = renderJson(body, INDENT);
  const longest = Math.max(0, ...[...json.matchAll(/"(#*)/g)].map(([, { length } = '']) => length));
  const marks = '#'.repeat(longest + 1);
  return `r${marks}"\n${INDENT}${json}\n    "${marks}`;
}

export const rust: CodeLanguage = {
  key: 'rust',
  label: 'Rust',
  language: 'rust',
  needs: 'reqwest with its feature blocking',
  render: (request) => {
    const { url, body } = request;
    const isPost = body !== undefined;
    const calls = [
      `.${isPost ? 'post' : 'get'}("${url}")`,
      ...Object.entries(headersWithContentType(request)).map(
        ([name, value]) => `.header("${name}", ${JSON.stringify(value)})`,
      ),
      ...(isPost ? ['.body(json)'] : []),
      '.send()?',
      '.error_for_status()?;',
    ];
    return `use reqwest::blocking::Client;

fn main() -> reqwest::Result<()> {
${isPost ? `    let json = ${rawString(body)};\n` : ''}    let response = Client::new()
${calls.map((call) => `        ${call}`).join('\n')}
    println!("{}", response.text()?);
    Ok(())
}`;
  },
};
