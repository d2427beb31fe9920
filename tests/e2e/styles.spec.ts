import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

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
