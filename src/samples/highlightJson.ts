import type { CodeRun } from './code.ts';

/** Matches a property name before its colon, another string, null, or true, false or a number. */
const TOKEN =
  /(?<p>"(?:[^"\\]|\\.)*")(?=\s*:)|(?<s>"(?:[^"\\]|\\.)*")|(?<k>null)|(?<n>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false)/g;

/** Highlights JSON in the browser, without Prism. */
export function highlightJson(json: string): CodeRun[] {
  const runs: CodeRun[] = [];
  let end = 0;
  for (const { 0: text, index, groups = {} } of json.matchAll(TOKEN)) {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
    runs.push({ text: json.slice(end, index) }, { kind, text });
    end = index + text.length;
  }
  return [...runs, { text: json.slice(end) }];
}
