import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderToHtml } from '../../src/plugins/leanClient/renderToHtml';

const Later = lazy(() => Promise.resolve({ default: () => <p>a</p> }));

function Broken(): never {
  throw new Error('no page');
}

test('Everything that a page says is in its HTML, what comes later too.', async () => {
  const html = await renderToHtml(
    <Suspense fallback="loading">
      <Later />
    </Suspense>,
  );
  expect(html).toContain('<p>a</p>');
  expect(html).not.toContain('loading');
});

test('A page that cannot be rendered is an error, in a part that may come later too.', async () => {
  await expect(renderToHtml(<Broken />)).rejects.toThrow('no page');
  const part = (
    <Suspense fallback="loading">
      <Broken />
    </Suspense>
  );
  await expect(renderToHtml(part)).rejects.toThrow('no page');
});
