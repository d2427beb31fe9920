/** Checks the head of every page, for search engines and link previews. */
import memoize from 'lodash/memoize.js';
import { expect, test } from 'vitest';
import { product, rootUrl } from '../../src/site/product';
import { INTRODUCTION_PATH } from '../../src/site/urls.ts';
import { authors, formatPostCount, posts } from '../support/blog';
import { listBuiltFiles, sitemapUrls } from '../support/build';
import { select, textOf } from '../support/html';
import { pageAt, pages, testPages } from '../support/pages';
import type { BuiltPage } from '../support/pages';

/** An object of structured data, see https://schema.org. */
interface Data {
  '@type': string;
  [property: string]: unknown;
}

interface Head {
  path: string;
  title: string[];
  canonical: string[];
  /** `content` values of `meta` elements, by their `name` or `property`. */
  meta: Record<string, string[]>;
  data: Data[];
}

const readHead = memoize(({ path, root }: BuiltPage): Head => {
  const meta: Head['meta'] = {};
  for (const { attribs } of select('meta', root))
    (meta[attribs.name ?? attribs.property ?? ''] ??= []).push(attribs.content ?? '');
  return {
    path,
    title: select('title:not(svg > title)', root).map(textOf),
    canonical: select('[rel=canonical]', root).map(({ attribs }) => attribs.href ?? ''),
    meta,
    data: select('[type="application/ld+json"]', root).map(
      (script) => JSON.parse(textOf(script)) as Data,
    ),
  };
});

const urlOf = (path: string): string => `${rootUrl}${path.slice(1)}`;

/** The publication date of each post, by the post's URL. */
const dates = new Map(
  posts.map(({ slug, date }) => [urlOf(`/blog/${slug}`), `${date}T00:00:00.000Z`]),
);

/** Required properties of each type. Types that are not listed are errors. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  Blog: ['@context', '@id', 'blogPost', 'description', 'headline'],
  BlogPosting: ['@id', 'author', 'datePublished', 'description', 'headline', 'url'],
  BreadcrumbList: ['@context', 'itemListElement'],
  ImageObject: ['contentUrl'],
  ListItem: ['item', 'name', 'position'],
  Organization: ['image', 'name'],
};

/** Returns the type that the structured data of a page must have, if any. */
function typeOf(path: string): string | undefined {
  if (path.startsWith('/docs/')) return 'BreadcrumbList';
  if (path === '/blog') return 'Blog';
  return dates.has(urlOf(path)) ? 'BlogPosting' : undefined;
}

/** Lists all objects with an `@type` in structured data, at any depth. */
function listObjects(value: unknown): Data[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(listObjects);
  return '@type' in value ? [value as Data, ...below] : below;
}

function findDataErrors({ path, data }: Head): string[] {
  const type = typeOf(path);
  const objects = listObjects(data);
  const errors = objects.flatMap((each) => {
    const { '@type': name, '@id': id, datePublished } = each;
    // The `blog` property of a post is only a reference to the blog.
    const properties = name === 'Blog' && path !== '/blog' ? ['@id'] : TYPES[name];
    if (!properties) return [`unknown type ${name}`];
    const images = [each.image, each.contentUrl].filter((image) => typeof image === 'string');
    const isDated = name !== 'BlogPosting' || datePublished === dates.get(String(id));
    return [
      ...properties.filter((property) => !each[property]).map((key) => `${name} without ${key}`),
      ...images.filter((image) => !isImage([image])).map((image) => `image ${image} of ${name}`),
      ...(isDated ? [] : [`date ${String(datePublished)} of ${String(id)}`]),
    ];
  });
  const types = data.map((each) => each['@type']);
  const owner = objects.find((each) => each['@type'] === type);
  const own = type === 'BreadcrumbList' ? objects.at(-1)?.item : owner?.['@id'];
  if (types.join() !== (type ?? '')) errors.push(`types ${types.join()}`);
  if (type && own !== urlOf(path)) errors.push(`URL ${String(own)}`);
  return errors;
}

const files = new Set(listBuiltFiles());

const isOneOf = (values: string[] | undefined, least: number, most: number): boolean =>
  values?.length === 1 && values[0]!.trim().length >= least && values[0]!.length <= most;

const isEqual = (values: string[] | undefined, expected: string | undefined): boolean =>
  values?.length === 1 && values[0] === expected;

/** Returns whether an array contains only one string, and this is the absolute URL of a file in the build. */
const isImage = ([url = '', ...others]: string[] = []): boolean =>
  others.length === 0 && url.startsWith(rootUrl) && files.has(url.slice(rootUrl.length));

/** Page titles that differ from the page's first heading. */
const OWN_TITLES: Readonly<Record<string, string>> = {
  '/': product.tagline,
  '/blog': `${product.name} blog`,
  [INTRODUCTION_PATH]: 'Introduction',
  ...Object.fromEntries(
    authors.map(({ path, name, posts: own }) => [
      `/blog/authors${path}`,
      `${name} - ${formatPostCount(own.length)}`,
    ]),
  ),
};

/** Returns the expected title: usually the first heading, without the zero-width spaces that Docusaurus adds. */
const expectTitle = ({ path, root }: BuiltPage): string =>
  `${OWN_TITLES[path] ?? textOf(select('h1', root)[0]).replaceAll('\u200B', '').trim()} | ${product.name}`;

testPages(
  'the title of a page consists of its heading and the name of the site',
  (page) => {
    const { title } = readHead(page);
    return isEqual(title, expectTitle(page))
      ? []
      : [`${title.join()} instead of ${expectTitle(page)}`];
  },
  ['<title>Blog</title><h1>Log</h1>'],
);

const meta = (name: string, content: string): string =>
  `<meta name="${name}" content="${content}">`;
const data = (json: string): string => `<script type="application/ld+json">${json}</script>`;

/** Conditions for the head of a page, and HTML examples that break each condition. */
const RULES: [title: string, isMet: (head: Head) => boolean, broken: string[]][] = [
  [
    'a title of 10 to 70 characters',
    ({ title }) => isOneOf(title, 10, 70),
    ['', '<title>a</title>'],
  ],
  [
    'a description of 50 to 160 characters',
    (head) => isOneOf(head.meta.description, 50, 160),
    ['', meta('description', 'short')],
  ],
  [
    'their own URL as canonical URL and og:url',
    ({ path, ...head }) =>
      isEqual(head.canonical, urlOf(path)) && isEqual(head.meta['og:url'], urlOf(path)),
    ['https://x.example/blog', rootUrl].map((url) => `<link rel=canonical href="${url}">`),
  ],
  [
    'their title as og:title',
    ({ title, ...head }) => isEqual(head.meta['og:title'], title[0]),
    [`<title>Blog</title>${meta('og:title', 'TODO')}`],
  ],
  [
    'their description as og:description',
    (head) => isEqual(head.meta['og:description'], head.meta.description?.[0]),
    [`${meta('description', 'a')}${meta('og:description', 'b')}`],
  ],
  [
    'the og:type "article" if they are posts, and "website" if they are not',
    ({ path, ...head }) =>
      isEqual(head.meta['og:type'], dates.has(urlOf(path)) ? 'article' : 'website'),
    ['', meta('og:type', 'article')],
  ],
  [
    'the name of the site as og:site_name',
    (head) => isEqual(head.meta['og:site_name'], product.name),
    [''],
  ],
  [
    'preview images (og:image, twitter:image) that are files in the build',
    (head) => isImage(head.meta['og:image']) && isImage(head.meta['twitter:image']),
    ['', meta('og:image', `${rootUrl}img/x.png`)],
  ],
  [
    'no robots directive',
    (head) => head.meta.robots === undefined && head.meta.googlebot === undefined,
    [meta('robots', 'noindex')],
  ],
  [
    'structured data (JSON-LD) with the expected type, URL and publication date',
    (head) => findDataErrors(head).length === 0,
    ['', data('{"@type":"Person","name":"API team"}'), data('{"@type":"Blogg"}')],
  ],
];

for (const [title, isMet, broken] of RULES)
  testPages(
    `pages have ${title}`,
    (page) => {
      const head = readHead(page);
      // Search engines do not list the not-found page.
      if (isMet(head) || page.file === '404.html') return [];
      return [
        [...head.title, ...(head.meta.description ?? []), ...findDataErrors(head)].join(' · '),
      ];
    },
    broken,
  );

test('structured data with a wrong publication date is reported', () => {
  const head = readHead(pageAt(`/blog/${posts[0]!.slug}`));
  const wrong = head.data.map((each) => ({ ...each, datePublished: '2001-01-01T00:00:00.000Z' }));
  expect(findDataErrors({ ...head, data: wrong })).toHaveLength(1);
});

const heads = pages.filter(({ file }) => file !== '404.html').map(readHead);

test.each<[name: string, read: (head: Head) => string | undefined]>([
  ['title', (head) => head.title[0]],
  ['description', (head) => head.meta.description?.[0]],
  ['canonical URL', (head) => head.canonical[0]],
])('no two pages have the same %s', (_, read) => {
  const values = heads.map(read);
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test('the sitemap lists the canonical URL of every page, and nothing else', () => {
  expect(sitemapUrls().sort()).toEqual(heads.flatMap((head) => head.canonical).sort());
});
