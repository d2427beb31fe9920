import { expect } from '@playwright/test';
import { at, entries } from './site';
import { test } from './oneTab';

const paths = ['/', '/docs/category/api', `/docs/api/${entries[2]?.slug ?? ''}`, '/blog/welcome'];

for (const path of paths) {
  test(`What a page loads comes in this order: inline scripts and styles, the whole style sheet and deferred scripts of low priority: ${path}.`, async ({
    page,
  }) => {
    const html = await (await page.request.get(at(path))).text();
    const kinds = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      const all = 'script:not([type]), head > style, link[rel="stylesheet"]:not([media])';
      return [...parsed.querySelectorAll(all)].map((element) => {
        if (element instanceof HTMLStyleElement) return 'inline style';
        if (!(element instanceof HTMLScriptElement)) return 'style sheet';
        // Brings the current page into view in the sidebar, behind which it has to stand.
        if (element.text.includes('.menu [aria-current')) return 'sidebar script';
        if (!element.hasAttribute('src')) return 'inline script';
        return `${element.defer ? 'deferred' : ''} ${element.fetchPriority} script`;
      });
    }, html);
    const order = [
      ...['inline script', 'inline style', 'sidebar script'],
      ...['style sheet', 'deferred low script'],
    ];
    expect([...new Set(kinds)]).toEqual(order);
    expect(kinds).toEqual([...kinds].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
  });
}
