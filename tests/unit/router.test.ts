import { createRequire } from 'node:module';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';

const loader = createRequire(__filename)('../../src/plugins/leanClient/router.cjs') as {
  (source: string): string;
  cannotMatch: (pathname: string, options: unknown) => boolean;
};

const ROUTES = ['/', '/d', '/d/', '/d/api', '/D/Api/', '/d/api/a-b_c.1', '/d/%20', '/d/é', '/d/K']
  .concat(['/d/:id', '/d/*', '*', '/d/(a|b)', '/d/a?', '', '/d/api/é'])
  .flatMap((path) => [false, true].map((exact) => ({ path, exact })));

const ADDRESSES = ROUTES.map(({ path }) => path)
  .flatMap((path) => [path, `${path}/`, path.slice(0, -1), path.toUpperCase(), `${path}/more`])
  // The sign of degrees Kelvin, whose lower case is that of the letter.
  .concat(['/d/K', '/d/k', '/d/İ', '/d/x', '/x', '//']);

test('No route that the router finds is left out before.', () => {
  let left = 0;
  for (const route of ROUTES) {
    for (const address of ADDRESSES) {
      const isLeftOut = loader.cannotMatch(address, route);
      if (isLeftOut) expect([address, route, matchPath(address, route)]).toContain(null);
      left += Number(isLeftOut);
    }
  }
  expect(left).toBeGreaterThan((ROUTES.length * ADDRESSES.length) / 4);
  expect(loader.cannotMatch('/d', ['/x', '/d'])).toBe(false);
  expect(loader.cannotMatch('/d', {})).toBe(false);
  expect(loader.cannotMatch('/d', '/x')).toBe(true);
});

test("The build fails when the router's module is another.", () => {
  const source = 'function matchPath(pathname, options) {\n  return 1;\n}\n';
  expect(loader(source)).toContain('if (cannotMatch(pathname, options)) return null;');
  for (const other of ['', source + source]) {
    expect(() => loader(other)).toThrow('another, function "matchPath"');
  }
});
