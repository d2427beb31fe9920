/** Checks that posts and guides have the front matter that Docusaurus and this site need. */
import { existsSync, readFileSync } from 'node:fs';
import { getBlogPostAuthors } from '@docusaurus/plugin-content-blog/lib/authors.js';
import { validateAuthorsMap } from '@docusaurus/plugin-content-blog/lib/authorsMap.js';
import { validateBlogPostFrontMatter } from '@docusaurus/plugin-content-blog/lib/frontMatter.js';
import { DEFAULT_OPTIONS } from '@docusaurus/plugin-content-blog/lib/options.js';
import { validateDocFrontMatter } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import { normalizeTags, reportInlineTags } from '@docusaurus/utils';
import type { TagsFile } from '@docusaurus/utils';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Json = Record<string, unknown>;

const readYaml = (file: string): Json => parse(readFileSync(file, 'utf8')) as Json;

const AUTHORS = 'blog/authors.yml';
const TAGS = 'blog/tags.yml';
const authorsMap = validateAuthorsMap(readYaml(AUTHORS));
const tagsFile = readYaml(TAGS) as TagsFile;
const sidebars = readFileSync('sidebars.ts', 'utf8');

function readFailure(run: () => unknown): string {
  try {
    run();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

/** Lists the front matter key and the message of each error in a post or guide. For errors in the text, the key is empty. */
function listProblems(file: string, text: string): [key: string, problem: string][] {
  const [head = '', yaml = ''] = /^---\n(.*?)\n---\n/s.exec(text) ?? [];
  const frontMatter = (parse(yaml) ?? {}) as Json;
  const isPost = file.startsWith('blog/');
  const required = isPost
    ? ['slug', 'title', 'description', 'authors', 'tags']
    : ['title', 'description'];
  const missing = required.find((key) => frontMatter[key] === undefined);
  if (missing !== undefined) return [['', `The front matter has no "${missing}".`]];
  const validate = isPost ? validateBlogPostFrontMatter : validateDocFrontMatter;
  const invalid = readFailure(() => validate(frontMatter));
  if (invalid !== '') return [['', invalid]];
  const { length } = String(frontMatter.description);
  const problems: [string, string][] =
    length < 50 || length > 160
      ? [['description', `The description has ${length} characters, but needs 50 to 160.`]]
      : [];
  if (!isPost) {
    const id = file.replace(/^docs\/(.*)\.mdx?$/, '$1');
    const isListed = file === 'docs/introduction.mdx' || sidebars.includes(`'${id}'`);
    return isListed ? problems : [...problems, ['', `sidebars.ts does not list '${id}'.`]];
  }
  const options = { tags: 'tags.yml', onInlineTags: 'throw' as const };
  const post = validateBlogPostFrontMatter(frontMatter);
  const tags = () =>
    normalizeTags({
      options,
      source: file,
      frontMatterTags: post.tags,
      tagsBaseRoutePath: '',
      tagsFile,
    });
  return [
    ...problems,
    [
      'authors',
      readFailure(() =>
        getBlogPostAuthors({ frontMatter: post, authorsMap: authorsMap as never, baseUrl: '/' }),
      ),
    ],
    ['tags', readFailure(() => reportInlineTags({ tags: tags(), source: file, options }))],
    [
      '',
      DEFAULT_OPTIONS.truncateMarker.test(text.slice(head.length))
        ? ''
        : 'Write {/* truncate */} after the first paragraph.',
    ],
  ];
}

/** Returns the errors in a file with their line numbers. */
function check(file: string, text = readFileSync(file, 'utf8')): string[] {
  const lines = text.split('\n');
  return listProblems(file, text)
    .filter(([, problem]) => problem !== '')
    .map(([key, problem]) => {
      const at = key === '' ? 0 : lines.findIndex((line) => line.startsWith(`${key}:`));
      return `${file}:${at + 1}: ${problem}`;
    });
}

test('posts and guides have valid front matter, and guides are in the sidebar', () => {
  const files = globSync(['blog/**/*.{md,mdx}', 'docs/**/*.{md,mdx}', '!docs/api/**']);
  expect(files.length).toBeGreaterThan(4);
  expect(files.flatMap((file) => check(file))).toEqual([]);
});

test('blog authors and tags have all required properties, and author pictures exist', () => {
  const need = (file: string, keys: string[]) =>
    Object.entries(readYaml(file)).flatMap(([name, entry]) =>
      keys
        .filter((key) => !(key in (entry as Json)))
        .map((key) => `${file}: ${name} has no "${key}"`),
    );
  const images = Object.values(authorsMap).map(
    (author) => `static${(author as { imageURL: string }).imageURL}`,
  );
  expect([
    ...need(AUTHORS, ['name', 'title', 'description', 'image_url', 'page']),
    ...need(TAGS, ['label', 'permalink', 'description']),
    ...images.filter((file) => !existsSync(file)).map((file) => `${AUTHORS}: there is no ${file}`),
  ]).toEqual([]);
});

const POST = 'blog/2025-01-20-first-blog-post.mdx';
const GUIDE = 'docs/custom/custom-template.mdx';

test.each([
  [
    'an unknown author',
    POST,
    'authors: api-team',
    'authors: nobody',
    `${POST}:5: Blog author with key "nobody" not found`,
  ],
  [
    'an unknown tag',
    POST,
    '[hello, hola]',
    '[hello, news]',
    `${POST}:6: Tags [news] used in ${POST} are not defined`,
  ],
  ['a missing truncate marker', POST, '{/* truncate */}', '', `${POST}:1: Write {/* truncate */}`],
  [
    'a short description',
    POST,
    /description: .*/,
    'description: Short.',
    `${POST}:4: The description has 6 characters`,
  ],
  ['a missing slug', POST, /slug: .*\n/, '', `${POST}:1: The front matter has no "slug"`],
  ['a list as the title', GUIDE, /title: .*/, 'title: [a]', `${GUIDE}:1: "title" must be a string`],
  [
    'a long description',
    GUIDE,
    'description: ',
    `description: ${'a'.repeat(160)}`,
    `${GUIDE}:3: The description has`,
  ],
])(
  'an error in a post or guide is reported with the line number: %s',
  (_, file, from, to, problem) => {
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    expect(check(file, changed)).toEqual([expect.stringContaining(problem)]);
  },
);

test('a guide that is missing in the sidebar is reported', () => {
  const file = 'docs/custom/new-guide.mdx';
  expect(check(file, readFileSync(GUIDE, 'utf8'))).toEqual([
    `${file}:1: sidebars.ts does not list 'custom/new-guide'.`,
  ]);
});
