import { describe, expect, test } from 'vitest';
import { renderWrittenTwin } from '../../src/twins/writtenTwin';
import { findLeftovers, listCode, listLinks, parseMarkdown, shownText } from '../support/markdown';

const FILE = 'docs/custom/guide.mdx';

async function readTwin(content: string) {
  const page = { file: FILE, title: 'Title', content };
  const text = await renderWrittenTwin(page, (url) => url);
  const tree = parseMarkdown(text);
  expect(findLeftovers(tree)).toEqual([]);
  return { text, tree, shown: shownText(tree) };
}

describe('A guide or post in MDX reads the same as Markdown', () => {
  test('Its title comes first, once', async () => {
    expect((await readTwin('Text.')).text).toBe('# Title\n\nText.');
    expect((await readTwin('# Own title\n\nText.')).text).toBe('# Own title\n\nText.');
  });

  test('Expressions and its own components are computed', async () => {
    const { shown } = await readTwin(
      "export const list = ['a', 'b'];\n\nexport function List({ items, children }) {\n  return <><ul>{items.map((x) => <li key={x}>{x.toUpperCase()}</li>)}</ul>{false}{null}{children}</>;\n}\n\n<List items={list}>inside</List>\n\n{6 * 7} {/* a comment */}",
    );
    expect(shown).toBe('TitleABinside42');
  });

  test('Links of every kind stay links', async () => {
    const { tree } = await readTwin(
      'import Link from \'@docusaurus/Link\';\n\n[one](/a) <Link to="/b">two</Link> <a href="/c">three</a>',
    );
    expect(listLinks(tree)).toEqual(['/a', '/b', '/c']);
  });

  test('An admonition is a quotation with its title', async () => {
    const { tree, shown } = await readTwin(
      ':::warning[Test systems only]\n\nNever **send** money.\n\n:::\n\n:::note\n\nMore.\n\n:::',
    );
    expect(tree.children.map(({ type }) => type)).toEqual(['heading', 'blockquote', 'blockquote']);
    expect(shown).toBe('TitleTestsystemsonlyNeversendmoney.NoteMore.');
  });

  test('Tabs stand one below the other, details are open', async () => {
    const { shown } = await readTwin(
      'import Tabs from \'@theme/Tabs\';\nimport TabItem from \'@theme/TabItem\';\n\n<Tabs>\n<TabItem value="a" label="First">\n\nOne\n\n</TabItem>\n<TabItem value="b">\n\nTwo\n\n</TabItem>\n</Tabs>\n\n<details>\n<summary>More</summary>\n\nThree\n\n</details>',
    );
    expect(shown).toBe('TitleFirstOnebTwoMoreThree');
  });

  test('Code keeps its language, its title and every character', async () => {
    const { tree, shown } = await readTwin(
      '```js title="a.js"\nconst a = `<b>${1}</b>`;\n```\n\n`{x}` at 10:30, see: this',
    );
    expect(listCode(tree, 'js')).toEqual(['const a = `<b>${1}</b>`;']);
    expect(shown).toBe('Titlea.jsconsta=`<b>${1}</b>`;{x}at10:30,see:this');
  });

  test('A picture is its description, tables stay tables', async () => {
    const { tree, shown } = await readTwin(
      '![A chart](./x.svg)\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    );
    expect(tree.children.at(-1)?.type).toBe('table');
    expect(shown).toBe('TitleImage:Achartab12');
  });
});

describe('What has no reading as Markdown is refused, with file and line', () => {
  test.each([
    ["\n\nimport Map from '@site/src/components/Map';\n\n<Map />", '3: The module "@site'],
    ['text\n\n<Explorer seed={1} />', '3: The component <Explorer>'],
    ['text with <Chip /> in it', '1: The component <Chip>'],
  ])('%s', async (content, reason) => {
    const twin = renderWrittenTwin({ file: FILE, title: 'T', content }, (url) => url);
    await expect(twin).rejects.toThrow(`${FILE}:${reason}`);
  });

  test('An expression that fails names the file', async () => {
    const content = '{missing.name}';
    const twin = renderWrittenTwin({ file: FILE, title: 'T', content }, (url) => url);
    await expect(twin).rejects.toThrow(`${FILE}: missing is not defined`);
  });
});
