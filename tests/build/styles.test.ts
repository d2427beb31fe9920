import { expect, test } from 'vitest';
import { listBuiltFiles, readBuiltFile } from '../support/build';
import { classesOf } from '../support/html';
import { allPages, testPages } from '../support/pages';

const styles = listBuiltFiles('.css')
  .filter((file) => file.startsWith('assets/css/'))
  .map(readBuiltFile)
  .join('');

/** Class names of CSS modules in the style sheet: `menu_SIkG`. */
const known = new Set(styles.match(/(?<=\.)[\w-]+_[\w+-]{4}(?![\w-])/g));

testPages(
  'the style sheet has a rule for every CSS module class that a page uses',
  ({ elements }) =>
    elements
      .flatMap(classesOf)
      .filter((name) => /^[\w-]+_[\w+-]{4}$/.test(name) && !known.has(name)),
  ['<p class=nothing_0000>'],
  allPages,
);

test('every CSS mask is also declared with the prefix -webkit-, which old browsers need', () => {
  const masks = styles.match(/[^-]mask:[^;}]+/g) ?? [];
  expect(masks.length).toBeGreaterThan(0);
  for (const mask of masks) expect(styles).toContain(`-webkit-${mask.slice(1)}`);
});
