import type { Locator, Page } from '@playwright/test';
import { test } from 'vitest';
import { expect } from './openPage';
import type { OpenPage } from './openPage';

interface Dropdown {
  page: Page;
  toggle: Locator;
  menu: Locator;
}

async function findDropdown(page: Page): Promise<Dropdown> {
  const toggle = page.getByRole('button', { name: 'More' });
  const menu = page.locator('.dropdown', { has: toggle }).locator('.dropdown__menu');
  await expect(menu).toBeHidden();
  return { page, toggle, menu };
}

async function openWithEnter({ toggle, menu }: Dropdown): Promise<void> {
  await toggle.press('Enter');
  await expect(menu).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
}

async function expectClosed({ toggle, menu }: Dropdown): Promise<void> {
  await expect(menu).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
}

export function testDropdowns(openPage: OpenPage): void {
  test('dropdowns open on hover or Enter, and close on an outside click', async () => {
    const dropdown = await findDropdown(await openPage('/fixture/'));
    const { page, toggle, menu } = dropdown;
    await toggle.hover();
    await expect(menu).toBeVisible();
    await page.mouse.move(600, 500);
    await expect(menu).toBeHidden();
    await openWithEnter(dropdown);
    await expect(menu.getByRole('link')).toHaveText(['Introduction', 'Long page']);
    await page.mouse.click(600, 500);
    await expectClosed(dropdown);
  });

  test('dropdowns close on an outside touch', async () => {
    const page = await openPage('/fixture/', { hasTouch: true });
    const dropdown = await findDropdown(page);
    await openWithEnter(dropdown);
    // A finger that stays down: lifted, it would count as a click as well.
    const session = await page.context().newCDPSession(page);
    const touchPoints = [{ x: 600, y: 500 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expectClosed(dropdown);
  });

  test('dropdowns close on a focus change', async () => {
    const dropdown = await findDropdown(await openPage('/fixture/'));
    const { page, menu } = dropdown;
    await openWithEnter(dropdown);
    for (const name of ['Introduction', 'Long page']) {
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link', { name })).toBeFocused();
      await expect(menu).toBeVisible();
    }
    await page.keyboard.press('Tab');
    await expectClosed(dropdown);
  });
}
