import { expect, test } from 'vitest';
import { checkSubject } from '../../scripts/commits.mts';

test.each([
  'fix(finance): compute national check digits',
  'docs: describe upgrades',
  'chore(deps-dev): bump vitest from 4.1.12 to 4.1.13',
  `test: ${'cover '.repeat(11)}`.trimEnd(),
])('accepts %s', (subject) => {
  expect(checkSubject(subject)).toEqual([]);
});

test.each([
  ['states are rows', /not conventional/],
  ['fix(style): Outlined buttons', /not conventional/],
  [`fix: ${'correct '.repeat(9)}`, /has 77 characters\. Shorten it to 72/],
])('rejects %s', (subject, problem) => {
  expect(checkSubject(subject)).toEqual([expect.stringMatching(problem)]);
});
