import { test } from 'vitest';
import { expect } from './openPage';
import type { OpenPage } from './openPage';

export function testFaults(openPage: OpenPage, misplacedAddress: () => string): void {
  test('base-URL misconfiguration: developer-facing banner', async () => {
    const page = await openPage('/fixture/');
    const banner = page.getByText('Your Docusaurus site did not load properly.');
    await expect(banner).toHaveCount(0);
    await page.goto(misplacedAddress());
    await expect(banner).toBeVisible();
    await expect(page.getByText('Current configured baseUrl = /fixture/')).toBeVisible();
    await expect(page.getByText('We suggest trying baseUrl = /elsewhere/')).toBeVisible();
  });

  test('a navbar item fails to render: developer-facing error', async () => {
    const page = await openPage('/fixture/');
    await page.goto('/fixture/?fragile');
    await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible();
    const message = page.getByText('A theme navbar item failed to render.');
    await expect(message).toContainText('"type": "custom-fragile"');
    await expect(message).toContainText('Cause:\nThe fragile item broke.');
  });

  test('misuse of page-head elements: generic warning', async () => {
    const page = await openPage('/fixture/');
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.goto('/fixture/head-misuse');
    expect((await warning).text()).toContain('Helmet: meta should be of type "Array"');
    await expect(page.getByRole('heading', { name: 'Head misuse' })).toBeVisible();
  });
}
