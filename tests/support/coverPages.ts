/**
 * Few pages that together have every shape of element of the site. A shape is the tag of an element, its classes without
 * hashes, its role and its ARIA attributes, together with those of its parent. A check of these pages stands for a check of all
 * pages.
 *
 * `npm run test:build -- cover-pages` names a page with a shape that none of these has: it belongs here.
 */
export const COVER_PAGES: readonly string[] = [
  '/',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/all-api-team-articles',
  '/blog/long-blog-post',
  '/blog/mdx-blog-post',
  '/blog/tags',
  '/blog/tags/docusaurus',
  '/blog/welcome',
  '/docs/api/fakewright',
  '/docs/api/generate-a-bic',
  '/docs/api/generate-a-blog-data-set',
  '/docs/api/generate-a-colour-palette',
  '/docs/api/generate-a-data-uri',
  '/docs/api/generate-a-model',
  '/docs/api/generate-a-postal-address',
  '/docs/api/generate-a-record',
  '/docs/api/generate-a-regex-match',
  '/docs/api/generate-a-url',
  '/docs/api/generate-a-wide-gamut-colour',
  '/docs/category/api',
  '/docs/custom/custom-template',
  '/markdown-page',
  '/no-such-page',
];
