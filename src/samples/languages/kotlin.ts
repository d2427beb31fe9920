import type { CodeLanguage } from '../language.ts';
import { renderJson } from '../values.ts';

const INDENT = ' '.repeat(8);

/** Matches the start of a string template: a dollar sign before a name or a brace. */
const TEMPLATE = /\$(?=[\p{L}_{`])/gu;

/** Renders JSON as a raw string. JSON has no three quotation marks in a row. */
function rawString(body: unknown): string {
  const json = renderJson(body, INDENT).replaceAll(TEMPLATE, () => "${'$'}");
  return `"""\n${INDENT}${json}\n    """.trimIndent()`;
}

export const kotlin: CodeLanguage = {
  key: 'kotlin',
  label: 'Kotlin',
  language: 'kotlin',
  needs: 'OkHttp 5',
  render: ({ url, headers, body }) => {
    const isPost = body !== undefined;
    const calls = [
      `.url("${url}")`,
      ...Object.entries(headers).map(
        ([name, value]) =>
          `.header("${name}", ${JSON.stringify(value).replaceAll('$', String.raw`\$`)})`,
      ),
      ...(isPost ? ['.post(json.toRequestBody("application/json".toMediaType()))'] : []),
      '.build()',
    ];
    return `${isPost ? 'import okhttp3.MediaType.Companion.toMediaType\n' : ''}import okhttp3.OkHttpClient
import okhttp3.Request
${isPost ? 'import okhttp3.RequestBody.Companion.toRequestBody\n' : ''}
fun main() {
${isPost ? `    val json = ${rawString(body)}\n` : ''}    val request = Request.Builder()
${calls.map((call) => `        ${call}`).join('\n')}

    OkHttpClient().newCall(request).execute().use { response ->
        check(response.isSuccessful) { "Status \${response.code}" }
        println(response.body.string())
    }
}`;
  },
};
