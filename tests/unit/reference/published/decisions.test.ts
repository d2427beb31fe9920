import { expect, test } from 'vitest';
import { listPathChanges, listRedirects } from '../../../../src/reference/published/decisions.ts';

const requests = { tax: '/v1/finance/tax' };

test('old page URLs and old API paths redirect to the latest name, even after two renames', () => {
  const decisions = [
    { renamed: '/operations/vat', to: '/operations/levy', path: '/v1/finance/vat', reason: 'A.' },
    {
      renamed: '/operations/levy',
      to: '/operations/tax',
      path: '/v1/finance/levy',
      reason: 'B.',
    },
    { renamed: '/pages/~1blog~1welcome', to: '/pages/~1blog~1hello', reason: 'C.' },
    { renamed: '/components/schemas/Locale', to: '/components/schemas/Language', reason: 'D.' },
  ];
  expect(listPathChanges(decisions, requests)).toEqual({
    pages: {
      '/docs/api/vat': { to: '/docs/api/tax' },
      '/docs/api/levy': { to: '/docs/api/tax' },
      '/blog/welcome': { to: '/blog/hello' },
    },
    requests: {
      '/v1/finance/vat': { to: '/v1/finance/tax' },
      '/v1/finance/levy': { to: '/v1/finance/tax' },
    },
  });
});

test('all previous URLs of a removed operation have the reason why the operation was removed', () => {
  const decisions = [
    { renamed: '/operations/vat', to: '/operations/levy', path: '/v1/finance/vat', reason: 'A.' },
    { removed: '/operations/levy', path: '/v1/finance/levy', reason: 'Nobody used it.' },
  ];
  const removed = { reason: 'Nobody used it.' };
  expect(listPathChanges(decisions, requests)).toEqual({
    pages: { '/docs/api/vat': removed, '/docs/api/levy': removed },
    requests: { '/v1/finance/vat': removed, '/v1/finance/levy': removed },
  });
  expect(listRedirects(decisions)).toEqual({});
});

test('an old name that a later rename uses again does not redirect', () => {
  const decisions = [
    { renamed: '/operations/tax', to: '/operations/levy', reason: 'A.' },
    { renamed: '/operations/levy', to: '/operations/tax', reason: 'B.' },
  ];
  expect(listRedirects(decisions)).toEqual({ '/docs/api/levy': '/docs/api/tax' });
});
