/**
 * `npm run images`: renders images from the logo for clients without SVG: icons for old browsers and home screens, and
 * the social card.
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { escapeHtml } from '../src/samples/escapeHtml.ts';
import { product } from '../src/site/product.ts';
import { launchBrowser } from './support/browser.ts';
import { readOptions } from './support/options.ts';

const FOLDER = 'static/img';

const CARD = { width: 1200, height: 630 };

async function screenshot(
  page: Page,
  html: string,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${html}`);
  return page.screenshot({ omitBackground: true });
}

/** Packs PNG images into an ICO file: an ICONDIR, and an ICONDIRENTRY for each image. */
function packIcon(images: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

/** Returns the HTML of the social card. The card omits figures, because they would change with the API. */
function cardHtml(logo: string): string {
  return `<style>
    main { display: flex; flex-direction: column; width: 1200px; height: 630px; box-sizing: border-box;
      padding: 72px 80px; background: #0c1d24; color: #f1f6f7; font-family: system-ui, sans-serif }
    header { display: flex; align-items: center; gap: 28px; font-size: 68px; font-weight: 700; letter-spacing: -1px }
    header svg { width: 92px; height: 92px }
    h1 { margin: 24px 0 0; font-size: 34px; font-weight: 400; color: #95a9b0 }
    p { margin: auto 0 0; font-size: 76px; line-height: 1.2; font-weight: 700; letter-spacing: -1px; color: #6fd3e3 }
  </style>
  <main><header>${logo}${escapeHtml(product.name)}</header>
  <h1>${escapeHtml(product.tagline)}</h1><p>Realistic test data.<br>Same seed, same data.</p></main>`;
}

readOptions('npm run images', {});
const logo = await readFile(`${FOLDER}/logo.svg`, 'utf8');
const darkLogo = await readFile(`${FOLDER}/logo-dark.svg`, 'utf8');
const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  const icon = (size: number): Promise<Buffer> =>
    screenshot(page, logo, { width: size, height: size });
  const small = [16, 32, 48];
  const images: { size: number; png: Buffer }[] = [];
  for (const size of small) images.push({ size, png: await icon(size) });
  await writeFile(`${FOLDER}/favicon.ico`, packIcon(images));
  // Remove the round corners: home screens round corners themselves, and show transparency as black.
  const square = logo.replace(/ rx="[\d.]+"/, '');
  await writeFile(
    `${FOLDER}/apple-touch-icon.png`,
    await screenshot(page, square, { width: 180, height: 180 }),
  );
  await writeFile(`${FOLDER}/social-card.png`, await screenshot(page, cardHtml(darkLogo), CARD));
} finally {
  await browser.close();
}
