import { headersWithContentType } from '../language.ts';
import type { CodeLanguage } from '../language.ts';
import { renderJson } from '../values.ts';

/** Renders JSON as a raw string, which can contain any character except a grave accent. */
const rawString = (json: string): string => `\`${json.replaceAll('`', String.raw`\u0060`)}\``;

export const go: CodeLanguage = {
  key: 'go',
  label: 'Go',
  language: 'go',
  needs: 'Go 1.16 or later',
  render: (request) => {
    const { url, body } = request;
    const isPost = body !== undefined;
    const imports = ['fmt', 'io', 'log', 'net/http', ...(isPost ? ['strings'] : [])];
    const sets = Object.entries(headersWithContentType(request)).map(
      ([name, value]) => `\treq.Header.Set("${name}", ${JSON.stringify(value)})`,
    );
    const payload = `\tpayload := strings.NewReader(${rawString(renderJson(body, '\t', '\t'))})\n`;
    const create = isPost
      ? 'http.NewRequest(http.MethodPost, url, payload)'
      : 'http.NewRequest(http.MethodGet, url, nil)';
    return `package main

import (
${imports.map((name) => `\t"${name}"`).join('\n')}
)

func main() {
	url := "${url}"
${isPost ? payload : ''}	req, err := ${create}
	if err != nil {
		log.Fatal(err)
	}
${sets.join('\n')}

	res, err := http.DefaultClient.Do(req)
	if err != nil {
		log.Fatal(err)
	}
	defer res.Body.Close()

	body, err := io.ReadAll(res.Body)
	if err != nil {
		log.Fatal(err)
	}
	if res.StatusCode/100 != 2 {
		log.Fatalf("%s: %s", res.Status, body)
	}
	fmt.Println(string(body))
}`;
  },
};
