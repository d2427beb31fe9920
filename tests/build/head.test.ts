/** The head of every page, as search engines and link previews read it. */
import { expect, test } from 'vitest';
import { product, siteAddress } from '../../src/site/product';
import { posts } from '../support/blog';
import { builtFiles, readBuilt } from '../support/build';
import { attributeOf, parseElements, textOf } from '../support/html';
import type { Element } from '../support/html';
import { pages } from '../support/pages';

/** A value of structured data, see https://schema.org. */
interface Data {
  '@type': string;
  [property: string]: unknown;
}

interface Head {
  path: string;
  title: string[];
  canonical: string[];
  /** Contents of `meta` elements by their name or property. */
  meta: Record<string, string[]>;
  data: Data[];
}

function readHead(path: string, elements: readonly Element[]): Head {
  const head: Head = { path, title: [], canonical: [], meta: {}, data: [] };
  for (const element of elements) {
    const { tagName } = element;
    const name = attributeOf(element, 'name') ?? attributeOf(element, 'property') ?? '';
    const isTitle = tagName === 'title' && element.parentNode?.nodeName !== 'svg';
    if (isTitle) head.title.push(textOf(element));
    if (attributeOf(element, 'rel') === 'canonical') {
      head.canonical.push(attributeOf(element, 'href') ?? '');
    }
    if (tagName === 'meta') (head.meta[name] ??= []).push(attributeOf(element, 'content') ?? '');
    if (attributeOf(element, 'type') === 'application/ld+json') {
      head.data.push(JSON.parse(textOf(element)) as Data);
    }
  }
  return head;
}

const urlOf = (path: string): string => `${siteAddress}${path.slice(1)}`;

/** The date of each post, by its URL. */
const dates = new Map(
  posts.map(({ slug, date }) => [urlOf(`/blog/${slug}`), `${date}T00:00:00.000Z`]),
);

/** Properties that each type must have. Other types are errors. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  Blog: ['@context', '@id', 'blogPost', 'description', 'headline'],
  BlogPosting: ['@id', 'author', 'datePublished', 'description', 'headline', 'url'],
  BreadcrumbList: ['@context', 'itemListElement'],
  ImageObject: ['contentUrl'],
  ListItem: ['item', 'name', 'position'],
  Organization: ['image', 'name'],
};

/** The type that the structured data of a page must have, if it must have one. */
function typeOf(path: string): string | undefined {
  if (path.startsWith('/docs/')) return 'BreadcrumbList';
  if (path === '/blog') return 'Blog';
  return dates.has(urlOf(path)) ? 'BlogPosting' : undefined;
}

/** Every object with a type in structured data. */
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
    // The blog of a post is a reference.
    const properties = name === 'Blog' && path !== '/blog' ? ['@id'] : TYPES[name];
    if (!properties) return [`unknown type ${name}`];
    const missing = properties.filter((property) => !each[property]);
    const images = [each.image, each.contentUrl].filter((image) => typeof image === 'string');
    const wrong = images.filter((image) => !isImage([image]));
    const isDated = name !== 'BlogPosting' || datePublished === dates.get(String(id));
    return [
      ...missing.map((property) => `${name} without ${property}`),
      ...wrong.map((image) => `image ${image} of ${name}`),
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

const files = new Set(builtFiles());

const isOneOf = (values: string[] | undefined, least: number, most: number): boolean =>
  values?.length === 1 && values[0]!.trim().length >= least && values[0]!.length <= most;

const isEqual = (values: string[] | undefined, expected: string | undefined): boolean =>
  values?.length === 1 && values[0] === expected;

/** An image of the site, with its file. */
const isImage = ([url = '', ...others]: string[] = []): boolean =>
  others.length === 0 && url.startsWith(siteAddress) && files.has(url.slice(siteAddress.length));

const RULES: Record<string, (head: Head) => boolean> = {
  'one title of 10 to 70 characters': ({ title }) => isOneOf(title, 10, 70),
  'one description of 50 to 160 characters': ({ meta }) => isOneOf(meta.description, 50, 160),
  'its own URL as canonical': ({ path, canonical }) => isEqual(canonical, urlOf(path)),
  'its own URL as og:url': ({ path, meta }) => isEqual(meta['og:url'], urlOf(path)),
  'its title as og:title': ({ title, meta }) => isEqual(meta['og:title'], title[0]),
  'its description as og:description': ({ meta }) =>
    isEqual(meta['og:description'], meta.description?.[0]),
  'its type as og:type': ({ path, meta }) =>
    isEqual(meta['og:type'], dates.has(urlOf(path)) ? 'article' : 'website'),
  'the name of the site as og:site_name': ({ meta }) => isEqual(meta['og:site_name'], product.name),
  'an og:image that exists': ({ meta }) => isImage(meta['og:image']),
  'a twitter:image that exists': ({ meta }) => isImage(meta['twitter:image']),
  'no robots': ({ meta }) => meta.robots === undefined && meta.googlebot === undefined,
  'structured data of its type, with its URL and date': (head) => findDataErrors(head).length === 0,
};

/** Pages that search engines should list. */
const heads = pages
  .filter(({ file }) => file !== '404.html')
  .map(({ path, elements }) => readHead(path, elements));

const explain = (head: Head): string =>
  [head.path, ...head.title, ...(head.meta.description ?? []), ...findDataErrors(head)].join(' · ');

test.each(Object.entries(RULES))('every page has %s', (_, isMet) => {
  expect(heads.filter((head) => !isMet(head)).map(explain)).toEqual([]);
});

test.each<[name: string, read: (head: Head) => string | undefined]>([
  ['title', ({ title }) => title[0]],
  ['description', ({ meta }) => meta.description?.[0]],
  ['canonical URL', ({ canonical }) => canonical[0]],
])('no two pages have the same %s', (_, read) => {
  const values = heads.map(read);
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test('the sitemap lists the canonical URL of every page, and nothing else', () => {
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)];
  const canonical = heads.flatMap((head) => head.canonical);
  expect(listed.map(([, url = '']) => url).sort()).toEqual(canonical.sort());
});

test.each<[page: string, html: string, rule: keyof typeof RULES]>([
  ['without a title', '', 'one title of 10 to 70 characters'],
  ['without a description', '<meta name="robots">', 'one description of 50 to 160 characters'],
  [
    'with the URL of another host',
    '<link rel="canonical" href="https://x.example/blog">',
    'its own URL as canonical',
  ],
  [
    'with the URL of the home page',
    `<link rel="canonical" href="${siteAddress}">`,
    'its own URL as canonical',
  ],
  [
    'with another title for previews',
    '<title>Blog</title><meta property="og:title" content="TODO">',
    'its title as og:title',
  ],
  ['without an image', '<title>Blog</title>', 'an og:image that exists'],
  [
    'with an image that is missing',
    `<meta property="og:image" content="${siteAddress}img/x.png">`,
    'an og:image that exists',
  ],
  ['without a type', '<title>Blog</title>', 'its type as og:type'],
  ['that is a post', '<meta property="og:type" content="article">', 'its type as og:type'],
  ['without the name of the site', '<title>Blog</title>', 'the name of the site as og:site_name'],
  [
    'with an author that is a person',
    '<script type="application/ld+json">{"@type":"Person","name":"API team"}</script>',
    'structured data of its type, with its URL and date',
  ],
  ['that search engines skip', '<meta name="robots" content="noindex">', 'no robots'],
  ['without structured data', '', 'structured data of its type, with its URL and date'],
  [
    'with an unknown type',
    '<script type="application/ld+json">{"@type":"Blogg"}</script>',
    'structured data of its type, with its URL and date',
  ],
])('a page %s breaks a rule', (_, html, rule) => {
  expect(RULES[rule]?.(readHead('/blog', parseElements(html)))).toBe(false);
});

test('a post with another date breaks a rule', () => {
  const [path = ''] = heads.map((head) => head.path).filter((each) => dates.has(urlOf(each)));
  const [head] = heads.filter((each) => each.path === path);
  const data = head!.data.map((each) => ({ ...each, datePublished: '2001-01-01T00:00:00.000Z' }));
  expect(findDataErrors({ ...head!, data })).toHaveLength(1);
});
