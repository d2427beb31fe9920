/** Checks the roles, names and order of interactive elements. Text that changes with the content is not checked. */
import { expect } from '@playwright/test';
import { EXPLORER, openAndAwaitResponse, regionOf } from './editors';
import { searchDialogOf, openSearch, search } from './searchDialog';
import { test } from './sharedTab';
import { openPage } from './site';

test('the links and buttons of the navigation bar have the expected roles and names', async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toMatchAriaSnapshot(`
    - navigation "Main":
      - /children: equal
      - link "Fakewright"
      - link "API Doc"
      - button "Search Ctrl K"
      - link "Subscribe"
      - button "Switch between dark and light mode (currently light mode)"
  `);
});

test('the field and results of the search dialog have the expected roles and names', async ({
  page,
}) => {
  await openPage(page, '/');
  await openSearch(page);
  await search(page, 'postcode');
  await expect(searchDialogOf(page)).toMatchAriaSnapshot(`
    - dialog "Search":
      - searchbox "Search the documentation": postcode
      - button "Close search"
      - status: /\\d+ results\\. Enter opens .+/
      - region "Generators":
        - heading "Generators" [level=2]
        - list:
          - listitem:
            - link:
              - code: /v1/location/zip-code
              - mark: postcode
  `);
});

test('the fields and code blocks of the explorer have the expected roles and names', async ({
  page,
}) => {
  await openAndAwaitResponse(page, EXPLORER);
  await expect(regionOf(page, EXPLORER)).toMatchAriaSnapshot(`
    - region "Explorer":
      - navigation "Breadcrumbs"
      - searchbox "Find a generator"
      - combobox /Generator, \\d+ of \\d+/
      - combobox "sex"
      - textbox "count": "5"
      - textbox "seed": "42"
      - combobox "locale"
      - status: /First name/
      - group "Request":
        - radio "cURL" [checked]
        - group "bash code"
        - button "Copy code"
        - button "More languages"
      - group "Response 200"
      - button "Copy code"
      - paragraph: Computed in your browser. Nothing is sent.
  `);
});

test('the headings and controls of a reference page have the expected roles and names', async ({
  page,
}) => {
  await openPage(page, '/docs/api/generate-an-iban');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - article:
        - navigation "Breadcrumbs"
        - button "Copy page as Markdown"
        - link "View as Markdown"
        - heading "Generate an IBAN" [level=1]
        - button "Copy URL"
        - link "Open in explorer"
        - complementary "Samples":
          - combobox "Sample"
          - group "Request":
            - radio "cURL" [checked]
            - button "Copy code"
          - group "Response":
            - radio "JSON" [checked]
            - button "Copy code"
        - heading /^Request/ [level=2]
        - heading /^Query parameters/ [level=3]
        - heading /^Responses/ [level=2]
        - navigation "Related generators":
          - heading "Related generators" [level=2]
      - navigation "Docs pages"
  `);
});

/** Expected landmarks, headings and controls on pages of other kinds, in document order. */
const PAGES = {
  '/': `
    - main:
      - heading [level=1]
      - paragraph:
        - link /^Browse \\d+ generators$/
        - link "Try it, no key needed"
        - link "Get started"
      - group "Choose a generator to see its output":
        - radio "IBAN" [checked]
        - group "Request"
        - group "Response"
      - region "Before you start"
      - region /^Same seed, same values/:
        - group "Seed":
          - radio "7" [checked]
        - group "Locale":
          - radio "English" [checked]
        - list
      - region /^JSON, CSV or SQL/`,
  '/docs/category/api': `
    - main:
      - navigation "Breadcrumbs"
      - button "Copy page as Markdown"
      - link "View as Markdown"
      - heading /^Catalogue of all \\d+ generators$/ [level=1]
      - search:
        - searchbox "Filter"
        - group:
          - combobox "Tag"
          - combobox "Parameter"
      - heading /^Person \\d+/ [level=2]
      - list:
        - listitem:
          - link /^First name/`,
  '/docs/api/fakewright': `
    - main:
      - article:
        - navigation "Breadcrumbs"
        - heading "Introduction" [level=1]
        - heading /^Make a first request/ [level=2]
        - tablist:
          - tab "Without a key" [selected]
          - tab "With a key"
        - tabpanel:
          - group "bash code"
          - button "Copy code"
        - table
      - navigation "Docs pages"`,
  '/blog/first-blog-post': `
    - main:
      - article:
        - heading [level=1]
        - time
        - link "API team"
        - paragraph
        - heading [level=2]:
          - link /^Direct link to /
        - group "generate.js"
        - button "Copy code"
      - navigation "Blog post page navigation"`,
};

for (const [path, expected] of Object.entries(PAGES)) {
  test(`${path} has its headings and controls in the expected order`, async ({ page }) => {
    await openPage(page, path);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(expected);
  });
}
