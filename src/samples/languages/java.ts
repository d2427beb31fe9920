import { headersWithContentType } from '../language.ts';
import type { CodeLanguage } from '../language.ts';
import { renderJson } from '../values.ts';

const INDENT = ' '.repeat(12);

/** Renders JSON as a text block, in which only backslashes must be escaped. */
function textBlock(body: unknown): string {
  const json = renderJson(body, INDENT).replaceAll('\\', '\\\\');
  return `"""\n${INDENT}${json}\n${INDENT}"""`;
}

export const java: CodeLanguage = {
  key: 'java',
  label: 'Java',
  language: 'java',
  needs: 'Java 15 or later, in Main.java',
  render: (request) => {
    const { url, body } = request;
    const isPost = body !== undefined;
    const calls = [
      ...Object.entries(headersWithContentType(request)).map(
        ([name, value]) => `.header("${name}", ${JSON.stringify(value)})`,
      ),
      ...(isPost ? ['.POST(HttpRequest.BodyPublishers.ofString(json))'] : []),
      '.build();',
    ];
    return `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

public class Main {
    public static void main(String[] args) throws Exception {
${isPost ? `        var json = ${textBlock(body)};\n` : ''}        var request = HttpRequest.newBuilder(URI.create("${url}"))
${calls.map((call) => `            ${call}`).join('\n')}

        var response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new RuntimeException("Status " + response.statusCode());
        }
        System.out.println(response.body());
    }
}`;
  },
};
