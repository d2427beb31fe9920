import { compile } from '@mdx-js/mdx';
import { describe, expect, test } from 'vitest';
import { VFile } from 'vfile';
import { elementFunctions } from '../../src/mdx/elementFunctions';
import { withoutContents } from '../../src/mdx/withoutContents';

/** As the framework adds them to a page. */
const CONTENTS =
  "import Part, {toc as __tocPart} from './part.mdx';\n\n" +
  'export const toc = [{value: "Request"}, ...__tocPart];\n\n# Title\n\nText *strong*.\n\n<Part />\n';

async function compilePage(frontMatter: object): Promise<string> {
  const file = new VFile({ value: CONTENTS, path: 'a.mdx', data: { frontMatter } });
  return String(await compile(file, { recmaPlugins: [elementFunctions, withoutContents] }));
}

describe('A compiled page', () => {
  test('takes the functions that make elements out of their module once.', async () => {
    const code = await compilePage({});
    const [, names = ''] = /import \{(.*)\} from "react\/jsx-runtime"/.exec(code) ?? [];
    const locals = [...names.matchAll(/\w+ as (\w+)/g)].map(([, local]) => local ?? '');
    expect(locals.length).toBeGreaterThan(1);
    for (const local of locals) expect(code.split(local)).toHaveLength(3);
  });

  test('holds its table of contents, unless it shows none.', async () => {
    expect(await compilePage({})).toContain('...__tocPart');
    const code = await compilePage({ hide_table_of_contents: true });
    expect(code).toContain('export const toc = []');
    expect(code).toContain("import Part from './part.mdx'");
  });
});
