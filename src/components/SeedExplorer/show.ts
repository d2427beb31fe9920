/** How a response and its request are shown, with the colours of their parts; see `src/markdown/highlight.ts`. */
import type { SeedSamples } from '@site/src/samples/explore';

type Response = SeedSamples['responses'][number];

/** A text and its colours, as `CodeBlock` takes them. */
interface Shown {
  code: string;
  tokens: string;
}

/** Colours the parts of a text that an expression finds, by the kind of each. */
function colour(code: string, part: RegExp, kindOf: (text: string, end: number) => string): Shown {
  const runs = [...code.matchAll(part)].map(
    ({ 0: text, index }) => `${kindOf(text, index + text.length)}${text.length}`,
  );
  return { code, tokens: runs.join('') };
}

/** The response as JSON, one value on each line. */
export function showResponse({ data, meta }: Response): Shown {
  const values = data.map((value) => `    ${JSON.stringify(value)}`).join(',\n');
  const facts = Object.entries(meta).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const code = `{\n  "data": [\n${values}\n  ],\n  "meta": { ${facts.join(', ')} }\n}`;
  return colour(code, /"(?:[^"\\]|\\.)*"|\d+|[^"\d]+/g, (text, end) => {
    if (text.startsWith('"')) return code[end] === ':' ? 'p' : 's';
    return /\d/.test(text) ? 'n' : '_';
  });
}

/** What the reader would type to receive the response. */
export function showRequest(url: string, { meta: { count, seed } }: Response): Shown {
  const code = `curl '${url}?count=${count}&seed=${seed}' \\\n  --header "X-API-Key: $FAKEWRIGHT_KEY"`;
  return colour(code, /'[^']*'|"[^"]*"|curl|[^'"c]+/g, (text) =>
    text === 'curl' ? 'f' : /['"]/.test(text) ? 's' : '_',
  );
}
