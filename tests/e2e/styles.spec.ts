import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { kindsOfPage } from './pageKinds';
import { at } from './site';

const BUILD = 'build';

/** Names that the compiler gives to classes of components: `menu_SIkG`. */
const COMPONENT_CLASS = /^[\w-]+_[\w+-]{4}$/;

function listClasses(html: string): string[] {
  const values = [...html.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)];
  return values.flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/));
}

function readStyles(): string {
  const folder = path.join(BUILD, 'assets/css');
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  return sheets.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('');
}

test('The style sheet has every class of a component that a page names', () => {
  const known = new Set(readStyles().match(/(?<=\.)[\w-]+_[\w+-]{4}(?![\w-])/g));
  const pages = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(300);
  const named = new Set(
    pages.flatMap((file) => listClasses(readFileSync(path.join(BUILD, file), 'utf8'))),
  );
  const components = [...named].filter((name) => COMPONENT_CLASS.test(name));
  expect(components.length).toBeGreaterThan(50);
  expect(components.filter((name) => !known.has(name))).toEqual([]);
});

test('Styles that an old browser of the list knows by another name have that name as well', () => {
  const styles = readStyles();
  const masks = styles.match(/[^-]mask:[^;}]+/g) ?? [];
  expect(masks.length).toBeGreaterThan(0);
  for (const mask of masks) expect(styles).toContain(`-webkit-${mask.slice(1)}`);
});

/** Each is a document of its own to the browser, made before the page is painted. */
for (const width of [1350, 390]) {
  test(`No page needs a picture of the style sheet for its first paint, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { kind, path } of kindsOfPage) {
      await page.goto(at(path), { waitUntil: 'domcontentloaded' });
      const pictures = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((element) => element.checkVisibility())
          .flatMap((element) =>
            [null, '::before', '::after'].flatMap((part) => {
              const { backgroundImage, maskImage } = getComputedStyle(element, part);
              const images = `${backgroundImage} ${maskImage}`;
              return images.includes('url(') ? [`${element.className} ${part} ${images}`] : [];
            }),
          ),
      );
      expect.soft(pictures, kind).toEqual([]);
    }
  });
}
