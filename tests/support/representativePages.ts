/**
 * A few pages that together contain every shape of element on the site. Tests check these pages instead of all pages. A
 * shape consists of the tag, classes (without hashes), role and ARIA attributes of an element and of its parent.
 *
 * If `npm run test:build -- representative-pages` reports a page with an uncovered shape, add this page to the list.
 */
export const REPRESENTATIVE_PAGES: readonly string[] = [
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
