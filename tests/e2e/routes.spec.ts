import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { product } from '../../src/product';
import { authors, posts, tags } from '../support/blog';
import { description, operations } from '../support/build';
import { at, catalogue, waitForHydration } from './site';
import { test } from './oneTab';

const informationPage = `/docs/api/${catalogue.slug}`;

/** Opens a page, which must be there and have the heading. What every page has for a title is proved in tests/build. */
async function visit(page: Page, path: string, heading: string): Promise<void> {
  const response = await page.goto(at(path));
  expect(response?.status()).toBe(200);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
}

/** The page lists these posts by their titles, which lead to them, and no others. */
async function expectPosts(page: Page, listed: typeof posts): Promise<void> {
  for (const post of posts) {
    const link = page.locator('main').getByRole('link', { name: post.title, exact: true });
    await expect(link).toHaveCount(listed.includes(post) ? 1 : 0);
    if (listed.includes(post)) await expect(link).toHaveAttribute('href', at(`/blog/${post.slug}`));
  }
}

test('/documentation/: site home (landing page)', async ({ page }) => {
  await visit(page, '/', 'Sample data');
  await expect(page.getByText(product.tagline, { exact: true })).toBeVisible();
  const start = page.getByRole('main').getByRole('link', { name: 'Make a first request' });
  await start.click();
  await expect(page).toHaveURL(new RegExp(`${at(informationPage)}#`));
});

test('/documentation/docs/api/{slug}: one API reference page per generator endpoint', async ({
  page,
}) => {
  for (const kind of ['generate-a-random-', 'generate-an-', 'generate-a-']) {
    const operation = operations.find(({ slug }) => slug.startsWith(kind));
    if (!operation) throw new Error(`No operation is called ${kind}...`);
    const { slug, summary, method, path } = operation;
    await visit(page, `/docs/api/${slug}`, summary);
    const main = page.getByRole('main');
    await expect(main.getByText(method.toUpperCase(), { exact: true }).first()).toBeVisible();
    await expect(main.locator('code').filter({ hasText: path }).first()).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Responses' })).toBeVisible();
  }
});

test('The API information page under the api path is the landing page of the current version; its slug is the name of the product', async ({
  page,
}) => {
  expect(catalogue.slug).toBe(product.name.toLowerCase());
  await visit(page, informationPage, product.name);
  const main = page.getByRole('main');
  await expect(main.getByText(description.servers?.[0]?.url ?? '').first()).toBeVisible();
  for (const { label, entries } of catalogue.groups) {
    const topic = main
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${label} ${entries.length}$`) });
    await expect(topic.getByRole('link')).toBeVisible();
  }
});

test('/documentation/docs/category/api: category index of the API section', async ({ page }) => {
  await visit(page, '/docs/category/api', `All ${operations.length} generators`);
  const paths = await page
    .locator('main li a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  const listed = paths.filter((path) => path.startsWith(at('/docs/api/')));
  expect(listed.sort()).toEqual(operations.map(({ slug }) => at(`/docs/api/${slug}`)).sort());
});

test('/documentation/docs/custom/custom-template: custom-template doc page', async ({ page }) => {
  await visit(page, '/docs/custom/custom-template', 'Custom template');
  const post = operations.find(({ method }) => method === 'post');
  const link = page.getByRole('main').getByRole('link', { name: post?.summary });
  await expect(link).toHaveAttribute('href', at(`/docs/api/${post?.slug}`));
});

test('/documentation/markdown-page: standalone markdown page', async ({ page }) => {
  await visit(page, '/markdown-page', 'About this documentation');
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toHaveCount(0);
});

test('/documentation/blog and its archive: all posts', async ({ page }) => {
  await visit(page, '/blog', posts[0]?.title ?? '');
  await expectPosts(page, posts);
  await visit(page, '/blog/archive', 'Archive');
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(posts.length);
  for (const { title } of posts) await expect(links.filter({ hasText: title })).toHaveCount(1);
});

for (const slug of ['first-blog-post', 'long-blog-post', 'mdx-blog-post', 'welcome']) {
  test(`/documentation/blog/${slug}: sample post`, async ({ page }) => {
    const post = posts.find((each) => each.slug === slug);
    await visit(page, `/blog/${slug}`, post?.title ?? '');
    const article = page.getByRole('article');
    for (const tag of post?.tags ?? []) {
      await expect(article.locator(`a[rel=tag][href$="/blog/tags/${tag}"]`)).toBeVisible();
    }
    expect((await article.innerText()).length).toBeGreaterThan(500);
  });
}

test('/documentation/blog/authors: authors list, and an article list for each of two authors', async ({
  page,
}) => {
  expect(authors).toHaveLength(2);
  expect(authors.filter(({ path }) => /^\/all-.+-articles$/.test(path))).toHaveLength(1);
  await visit(page, '/blog/authors', 'Authors');
  for (const { name, path } of authors) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true }).last();
    await expect(link).toHaveAttribute('href', at(`/blog/authors${path}`));
  }
  for (const { name, path, posts: own } of authors) {
    await visit(page, `/blog/authors${path}`, name);
    await expectPosts(page, own);
  }
});

test('/documentation/blog/tags: tags list, and a page for each of the four tags', async ({
  page,
}) => {
  const paths = tags.map(({ path }) => path);
  expect(paths.sort()).toEqual(['/docusaurus', '/facebook', '/hello', '/hola']);
  await visit(page, '/blog/tags', 'Tags');
  await expect(page.locator('main a[rel=tag]')).toHaveCount(tags.length);
  for (const { label, path, posts: tagged } of tags) {
    const link = page.locator('main').getByRole('link', { name: `${label} ${tagged.length}` });
    await expect(link).toHaveAttribute('href', at(`/blog/tags${path}`));
  }
  for (const { label, path, posts: tagged } of tags) {
    const count = `${tagged.length} ${tagged.length === 1 ? 'post' : 'posts'}`;
    await visit(page, `/blog/tags${path}`, `${count} tagged with "${label}"`);
    await expectPosts(page, tagged);
  }
});
