import { Helmet } from 'react-helmet-async';
import type { HelmetServerState } from 'react-helmet-async';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LateHeadProvider } from '../../src/plugins/leanClient/lateHead';

/** A page whose parts say something about its head, some of it more than once. */
function render(context: { helmet?: HelmetServerState }, title: string): void {
  renderToString(
    <LateHeadProvider context={context}>
      <Helmet>
        <html lang="en" />
        <title>Site</title>
        <meta name="description" content="Of the site" />
      </Helmet>
      <Helmet>
        <title>{title}</title>
      </Helmet>
      <Helmet>
        <meta name="description" content="Of the page" />
      </Helmet>
    </LateHeadProvider>,
  );
}

test('A head says what the last part of the page says that says it', () => {
  const context: { helmet?: HelmetServerState } = {};
  render(context, 'Page');
  expect(context.helmet?.title.toString()).toContain('>Page</title>');
  expect(context.helmet?.htmlAttributes.toString()).toBe('lang="en"');
  expect(context.helmet?.meta.toString()).toContain('content="Of the page"');
  expect(context.helmet?.meta.toString()).not.toContain('content="Of the site"');
});

test('A head is made once, when it is asked for', () => {
  const context: { helmet?: HelmetServerState } = {};
  render(context, 'Page');
  const first = context.helmet;
  expect(context.helmet).toBe(first);
});

test('A page that is rendered again with the same context has the head of the second time', () => {
  const context: { helmet?: HelmetServerState } = {};
  render(context, 'First');
  expect(context.helmet?.title.toString()).toContain('First');
  render(context, 'Second');
  expect(context.helmet?.title.toString()).toContain('Second');
});

test('A page that says nothing about its head has an empty one', () => {
  const context: { helmet?: HelmetServerState } = {};
  renderToString(<LateHeadProvider context={context} />);
  expect(context.helmet?.meta.toString()).toBe('');
});
