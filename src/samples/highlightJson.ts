import type { CodeToken } from './highlightedCode.ts';

/** Matches a property name before its colon, another string, null, or true, false or a number. */
const TOKEN =
  /(?<p>"(?:[^"\\]|\\.)*")(?=\s*:)|(?<s>"(?:[^"\\]|\\.)*")|(?<k>null)|(?<n>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false)/g;

/** Highlights JSON in the browser, without Prism. */
export function highlightJson(json: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const { 0: text, index, groups = {} } of json.matchAll(TOKEN)) {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
    tokens.push({ text: json.slice(end, index) }, { kind, text });
    end = index + text.length;
  }
  return [...tokens, { text: json.slice(end) }];
}
