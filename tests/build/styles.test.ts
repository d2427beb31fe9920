import { expect, test } from 'vitest';
import { builtFiles, readBuilt } from '../support/build';
import { classesOf } from '../support/html';
import { allPages } from '../support/pages';

/** Names that the compiler gives to classes of components: `menu_SIkG`. */
const COMPONENT_CLASS = /^[\w-]+_[\w+-]{4}$/;

const styles = builtFiles('.css')
  .filter((file) => file.startsWith('assets/css/'))
  .map(readBuilt)
  .join('');

test('the style sheet has every class of a component that a page names', () => {
  const known = new Set(styles.match(/(?<=\.)[\w-]+_[\w+-]{4}(?![\w-])/g));
  const named = new Set(allPages.flatMap(({ elements }) => elements.flatMap(classesOf)));
  const components = [...named].filter((name) => COMPONENT_CLASS.test(name));
  expect(components.length).toBeGreaterThan(50);
  expect(components.filter((name) => !known.has(name))).toEqual([]);
});

test('styles that an old browser of the list knows by another name have that name as well', () => {
  const masks = styles.match(/[^-]mask:[^;}]+/g) ?? [];
  expect(masks.length).toBeGreaterThan(0);
  for (const mask of masks) expect(styles).toContain(`-webkit-${mask.slice(1)}`);
});
