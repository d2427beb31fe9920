/** Features that the site's configuration leaves off, on a small site with the same theme. */
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { launchBrowser, openTab } from '../../scripts/support/browser';
import { createFixture } from '../support/fixture';
import { has } from '../../scripts/support/programs';
import type { Project } from '../../scripts/support/project';
import { serveSite } from '../../scripts/support/staticServer';
import type { StaticServer } from '../../scripts/support/staticServer';
import { FAULTY_PAGES, testBuildRules } from './fixture-site/buildReports';
import { testDropdowns } from './fixture-site/dropdowns';
import { testFaults } from './fixture-site/warnings';
import { testFields } from './fixture-site/themeOptions';
import { testHideOnScroll } from './fixture-site/hideOnScroll';
import type { OpenPage } from './fixture-site/openPage';
import { testMoves } from './fixture-site/moves';
import { testVersions } from './fixture-site/versions';

let project: Project;
let output: string;
let server: StaticServer;
/** Has the same site where it does not belong. */
let misplaced: StaticServer;
let browser: Browser;

const openPage: OpenPage = async (address, options) => {
  const page = await openTab(browser, {
    baseURL: server.origin,
    viewport: { width: 1350, height: 900 },
    ...options,
  });
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  return page;
};

describe.runIf(has('browser'))('fixture site', () => {
  beforeAll(async () => {
    project = await createFixture('site');
    for (const [file, text] of Object.entries(FAULTY_PAGES)) await project.write(file, text);
    const result = await project.run('docusaurus', [
      'build',
      '--config',
      'tests/fixtures/site/docusaurus.config.ts',
    ]);
    ({ output } = result);
    if (result.code !== 0) throw new Error(output);
    const build = path.join(project.dir, 'build');
    [server, misplaced] = await Promise.all([
      serveSite(build, '/fixture/'),
      serveSite(build, '/elsewhere/'),
    ]);
    browser = await launchBrowser();
  });

  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });

  // Whatever the build reached; a failed one leaves less to close.
  afterAll(async () => {
    await Promise.allSettled([
      (async () => browser.close())(),
      (async () => server.close())(),
      (async () => misplaced.close())(),
      (async () => project.remove())(),
    ]);
  });

  describe('faulty contents', () => testBuildRules(() => output));
  describe('dropdowns', () => testDropdowns(openPage));
  describe('preferred version', () => testVersions(openPage));
  describe('theme configuration fields', () => testFields(openPage));
  describe('navbar.hideOnScroll', () => testHideOnScroll(openPage));
  describe('pages that moved', () => testMoves(openPage));
  describe('faults', () => testFaults(openPage, () => `${misplaced.origin}/elsewhere/`));
});
