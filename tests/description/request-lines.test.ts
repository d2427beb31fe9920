/** The lines of the requests that pages show, measured in characters: the font of code has one width. */
import { describe, expect, test } from 'vitest';
import { breakable, toHtml, wrapLines } from '../../src/components/CodeBlock/toHtml';
import { LANGUAGES } from '../../src/reference/view/requests/languages';
import { fillPlaceholders } from '../../src/reference/view/requests/placeholders';
import { ownView } from '../support/ownView';

/** Characters for which the box has room beside a scrollbar: tests/e2e/request-lines.spec.ts measures them. */
const ROOM = { wide: 50, narrow: 41 };

/** How far a line is indented that does not fit: `.code-line`. */
const INDENT = 4;

/** Width of a tab in code. */
const TAB = ' '.repeat(4);

/** Reads the lines of a request from its HTML, each as the parts between which it may break. */
function linesOf(html: string): string[][] {
  return html.split('\n').map((line) =>
    line
      .replaceAll(/<(?!wbr)[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
      .replaceAll('\t', TAB)
      // Behind spaces, and where the HTML says so.
      .split(/<wbr>|(?<= )(?! )/)
      .filter((part) => part !== ''),
  );
}

const first = ownView.operations.map(({ slug, samples: [sample], responseType }) => {
  if (!sample) throw new Error(`${slug} has no sample`);
  const { address, codes } = sample.request;
  return codes.map((code) => {
    const html = fillPlaceholders(
      { ...code, text: toHtml(code.text, code.tokens) },
      {
        address: breakable(address),
        type: responseType && toHtml(responseType.short.text, responseType.short.tokens),
      },
    );
    const own = { address, type: responseType?.short.text };
    return { slug, key: code.key, text: fillPlaceholders(code, own), html: wrapLines(html) };
  });
});

describe.each(LANGUAGES.map(({ key }) => key))(
  'the first request of every operation in %s',
  (key) => {
    const requests = first.map((codes) => codes.find((code) => code.key === key)!);

    test('is there', () => {
      expect(requests.filter((request) => request.text.length > 40).length).toBe(
        ownView.operations.length,
      );
    });

    test.each(Object.entries(ROOM))(
      'needs no break within a word where the box is %s',
      (_name, room) => {
        const faults = requests.flatMap(({ slug, html }) =>
          linesOf(html).flatMap(([start = '', ...parts]) => {
            // Nothing but its indentation would stay on the line.
            const [next = ''] = parts;
            const isLost = start.trim() === '' && start.length + next.trimEnd().length > room;
            const long = [start, ...parts].filter(
              (part, index) => part.trimEnd().length > room - (index === 0 ? 0 : INDENT),
            );
            return [...(isLost ? [`${slug}: ${start}${next}`] : []), ...long];
          }),
        );
        expect([...new Set(faults)]).toEqual([]);
      },
    );
  },
);
