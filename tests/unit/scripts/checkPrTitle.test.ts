import { expect, test } from 'vitest';
import { checkPrTitle } from '../../../scripts/checkPrTitle.mts';

test.each([
  'fix(finance): compute national check digits',
  'docs: describe upgrades',
  'chore(deps-dev): bump vitest from 4.1.12 to 4.1.13',
  `test: ${'cover '.repeat(11)}`.trimEnd(),
  `test: ${'cover '.repeat(11)}(#1234)`,
  'Revert "states are rows"',
  'chore(deps): bump the docusaurus group across 1 directory with 11 updates',
])('the pull request title %j is accepted', (title) => {
  expect(checkPrTitle(title)).toEqual([]);
});

test.each([
  ['states are rows', /not conventional/],
  ['fix(style): Outlined buttons', /not conventional/],
  [`fix: ${'correct '.repeat(9)}`, /has 77 characters\. Shorten it to 72/],
])('the pull request title %j is rejected', (title, problem) => {
  expect(checkPrTitle(title)).toEqual([expect.stringMatching(problem)]);
});
