import { expect, test } from '@playwright/test';
import { readBuilt } from '../support/build';

/** Why the browser cannot read a text as XML; nothing when it can. */
const findFault = (xml: string): string | undefined =>
  new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent;

test('Feeds and sitemap are well-formed XML', async ({ page }) => {
  for (const file of ['blog/rss.xml', 'blog/atom.xml', 'sitemap.xml']) {
    expect(await page.evaluate(findFault, readBuilt(file)), file).toBeUndefined();
  }
  expect(await page.evaluate(findFault, '<rss><a></rss>')).toContain('error');
});
