import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { withBasePath, generatorEntries, headingOf } from './site';
import { changePageModule } from '../support/chunks';
import { test } from './fixtures';

test.use({ expectedErrors: /The sample is missing|doesn't have a default export/ });

const target = `/docs/api/${generatorEntries[1]?.slug ?? ''}`;

/** A window with a flag. If the flag is set, the page does not crash. */
type Fixable = Window & { isFixed?: boolean };

/** Makes the component of a page throw while it renders, until `isFixed` is set. */
async function breakPage(page: Page, path: string): Promise<void> {
  await changePageModule(page, path, (module) => ({
    ...module,
    default: (props: object) => {
      if ((window as Fixable).isFixed) return module.default(props);
      const cause = new Error('The list is empty.', { cause: new Error('The line is down.') });
      throw new Error('The sample is missing.', { cause });
    },
  }));
}

const tryAgain = (page: Page): Locator => page.getByRole('button', { name: 'Try again' });

const crashes = [
  ['the content of a page', target],
  ['a whole page', '/'],
] as const;

for (const [part, path] of crashes) {
  test(`if ${part} throws an error, the page "This page crashed." shows the messages of all causes`, async ({
    page,
  }) => {
    await breakPage(page, path);
    await page.goto(withBasePath(path));
    await expect(headingOf(page)).toHaveText('This page crashed.');
    await expect(page).toHaveTitle('Page Error');
    const messages = ['The sample is missing.', 'The list is empty.', 'The line is down.'];
    for (const message of messages) await expect(page.getByText(message)).toBeVisible();

    await tryAgain(page).click();
    await expect(tryAgain(page), 'while the error is there').toBeVisible();
    await page.evaluate(() => {
      (window as Fixable).isFixed = true;
    });
    await tryAgain(page).click();
    await expect(tryAgain(page)).toBeHidden();
    await expect(headingOf(page)).not.toHaveText(/crashed/);
    await expect(page).not.toHaveTitle('Page Error');
  });
}

test('the navbar and the back button still work after a page has crashed', async ({ page }) => {
  await breakPage(page, '/');
  await page.goto(withBasePath('/'));
  await expect(headingOf(page)).toHaveText('This page crashed.');
  await page.getByRole('link', { name: 'API Doc' }).click();
  await expect(headingOf(page)).toHaveText('Introduction');
  await expect(page).not.toHaveTitle('Page Error');
  await page.goBack();
  await expect(headingOf(page)).toHaveText('This page crashed.');
  await page.goForward();
  await expect(headingOf(page)).toHaveText('Introduction');
});

test('the error for a page module without a default export contains the path of the page', async ({
  page,
}) => {
  await changePageModule(page, target, ({ default: _component, ...others }) => others);
  await page.goto(withBasePath(target));
  await expect(tryAgain(page)).toBeVisible();
  const message = page.getByText("doesn't have a default export");
  await expect(message).toContainText(`The page component at ${withBasePath(target)}`);
  await expect(message).toContainText('This makes it impossible to render anything.');
});
