import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { product } from '../../src/product';
import { authors, posts, tags } from '../support/blog';
import { description, operations } from '../support/build';
import { at, catalogue, waitForHydration } from './site';
import { test } from './oneTab';

const informationPage = `/docs/api/${catalogue.slug}`;

/** Opens a page, which must be there and have the heading and the title. */
async function visit(page: Page, path: string, heading: string, title = heading): Promise<void> {
  const response = await page.goto(at(path));
  expect(response?.status()).toBe(200);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await expect(page).toHaveTitle(
    title === product.name ? product.name : `${title} | ${product.name}`,
  );
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
  await visit(page, '/', 'Sample data', product.tagline);
  await expect(page.getByText(product.tagline, { exact: true })).toBeVisible();
  const main = page.getByRole('main');
  for (const { name, label } of catalogue.groups) {
    const link = main.locator(`a[href="${at(`/docs/category/api#${name}`)}"]`);
    await expect(link).toHaveAccessibleName(new RegExp(`^${label} \\d`));
  }
  await main.getByRole('link', { name: 'Make a first request' }).click();
  await expect(page).toHaveURL(new RegExp(`${at(informationPage)}#`));
});

for (const kind of ['generate-a-random-', 'generate-an-', 'generate-a-']) {
  test(`/documentation/docs/api/{slug}: one API reference page per generator endpoint: ${kind}...`, async ({
    page,
  }) => {
    const operation = operations.find(({ slug }) => slug.startsWith(kind));
    if (!operation) throw new Error(`No operation is called ${kind}...`);
    const { slug, summary, method, path } = operation;
    await visit(page, `/docs/api/${slug}`, summary);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(summary);
    const main = page.getByRole('main');
    await expect(main.getByText(method.toUpperCase(), { exact: true }).first()).toBeVisible();
    await expect(main.locator('code').filter({ hasText: path }).first()).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Responses' })).toBeVisible();
  });
}

test('The API information page under the api path is the landing page of the current version; its slug is the name of the product', async ({
  page,
}) => {
  expect(catalogue.slug).toBe(product.name.toLowerCase());
  expect(description.info.title).toBe(product.name);
  await visit(page, informationPage, product.name);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
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
  const main = page.getByRole('main');
  const paths = await main
    .locator('li a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  const listed = paths.filter((path) => path.startsWith(at('/docs/api/')));
  expect(listed.sort()).toEqual(operations.map(({ slug }) => at(`/docs/api/${slug}`)).sort());
});

test('/documentation/docs/custom/custom-template: custom-template doc page', async ({ page }) => {
  await visit(page, '/docs/custom/custom-template', 'Custom template');
  const post = operations.find(({ method }) => method === 'post');
  const link = page.getByRole('main').getByRole('link', { name: post?.summary });
  await expect(link).toHaveAttribute('href', at(`/docs/api/${post?.slug}`));
  await expect(page.getByRole('heading', { name: 'Placeholders' })).toBeVisible();
});

test('/documentation/blog: blog index', async ({ page }) => {
  await visit(page, '/blog', posts[0]?.title ?? '', `${product.name} blog`);
  await expectPosts(page, posts);
});

test('/documentation/blog/archive: blog archive', async ({ page }) => {
  await visit(page, '/blog/archive', 'Archive');
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(posts.length);
  for (const { title } of posts) await expect(links.filter({ hasText: title })).toHaveCount(1);
});

test('/documentation/blog/authors: authors list', async ({ page }) => {
  await visit(page, '/blog/authors', 'Authors');
  for (const { name, path } of authors) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true }).last();
    await expect(link).toHaveAttribute('href', at(`/blog/authors${path}`));
  }
});

const isListed = ({ path }: { path: string }): boolean => /^\/all-.+-articles$/.test(path);
const authorRows = [
  {
    name: '/documentation/blog/authors/all-{name}-articles: article list for one author',
    rows: authors.filter(isListed),
  },
  {
    name: '/documentation/blog/authors/{name}: article list for a second author',
    rows: authors.filter((author) => !isListed(author)),
  },
];

for (const { name, rows } of authorRows) {
  test(name, async ({ page }) => {
    expect(rows).toHaveLength(1);
    for (const author of rows) {
      const count = `${author.posts.length} ${author.posts.length === 1 ? 'post' : 'posts'}`;
      const title = `${author.name} - ${count}`;
      await visit(page, `/blog/authors${author.path}`, author.name, title);
      await expectPosts(page, author.posts);
    }
  });
}

for (const slug of ['first-blog-post', 'long-blog-post', 'mdx-blog-post', 'welcome']) {
  test(`/documentation/blog/${slug}: sample post`, async ({ page }) => {
    const post = posts.find((each) => each.slug === slug);
    await visit(page, `/blog/${slug}`, post?.title ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post?.title ?? '');
    const article = page.getByRole('article');
    for (const tag of post?.tags ?? []) {
      await expect(article.locator(`a[rel=tag][href$="/blog/tags/${tag}"]`)).toBeVisible();
    }
    expect((await article.innerText()).length).toBeGreaterThan(500);
  });
}

test('/documentation/blog/tags: tags list', async ({ page }) => {
  await visit(page, '/blog/tags', 'Tags');
  await expect(page.locator('main a[rel=tag]')).toHaveCount(tags.length);
  for (const { label, path, posts: tagged } of tags) {
    const link = page.locator('main').getByRole('link', { name: `${label} ${tagged.length}` });
    await expect(link).toHaveAttribute('href', at(`/blog/tags${path}`));
  }
});

test('/documentation/blog/tags/hello, /hola, and two tags named after a documentation framework and a social network: there are no other tags', () => {
  const paths = tags.map(({ path }) => path);
  expect(paths.sort()).toEqual(['/docusaurus', '/facebook', '/hello', '/hola']);
});

for (const { label, path, posts: tagged } of tags) {
  test(`/documentation/blog/tags${path}: tag page`, async ({ page }) => {
    const title = `${tagged.length} ${tagged.length === 1 ? 'post' : 'posts'} tagged with "${label}"`;
    await visit(page, `/blog/tags${path}`, title);
    await expectPosts(page, tagged);
  });
}

test('/documentation/markdown-page: standalone markdown page', async ({ page }) => {
  await visit(page, '/markdown-page', 'About this documentation');
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toHaveCount(0);
});
