import { expect, test } from 'vitest';
import { createColours } from '../../../src/plugins/announcementColours';

const SELECTOR = "body div[class*='announcementBar'].theme-announcement-bar";

test.each([
  [undefined, ''],
  [{}, ''],
  [{ backgroundColor: '#20232a' }, 'background-color: #20232a'],
  [{ textColor: 'rgb(1 2 3 / 50%)' }, 'color: rgb(1 2 3 / 50%)'],
  [{ backgroundColor: 'navy', textColor: '#fff' }, 'background-color: navy; color: #fff'],
])('colours %j of the announcement bar become a style sheet rule', (bar, declarations) => {
  const rule = declarations === '' ? '' : `${SELECTOR} {${declarations}}\n`;
  expect(createColours(bar)).toBe(rule);
});
