/** Checks that a failed build reports the cause and position of each error. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixtureProject } from '../support/fixture';
import type { Project, RunResult } from '../../scripts/support/project';

let project: Project;

/** Builds the fixture with one of its configurations. Minification is disabled to save time. */
const build = (config: string): Promise<RunResult> =>
  project.run('docusaurus', [
    'build',
    '--config',
    `tests/fixtures/errors/${config}.config.ts`,
    '--no-minify',
  ]);

/** Returns the messages about pages that the build could not render, keyed by URL path. */
function readFailures(output: string): Map<string, string> {
  const failures = output.split(`Can't render static file for pathname `).slice(1);
  return new Map(
    failures.map((failure) => {
      const [, address = '', message = ''] = /^"([^"]*)"(.*)$/s.exec(failure) ?? [];
      return [address, message];
    }),
  );
}

describe('developer-facing errors', () => {
  beforeAll(async () => {
    project = await createFixtureProject('errors');
  });

  afterAll(() => project.remove());

  describe('on a page', () => {
    /** Fixture pages with an error, each with the expected message. */
    const PAGES: [title: string, page: string, message: string][] = [
      [
        'a page module without a default export',
        'no-default-export',
        `The page component at /errors/no-default-export doesn't have a default export. This makes it impossible to render anything.`,
      ],
      [
        'a translation declaration without an id and a message',
        'translation',
        'Docusaurus translation declarations must have at least a translation id or a default translation message',
      ],
      [
        'an unknown navbar item type that the configuration check does not reject',
        'unknown-navbar-item',
        'No NavbarItem component found for type "custom-unknown".',
      ],
      [
        'a sidebar without a page to link to',
        'sidebar-without-link',
        `DocSidebarNavbarItem: Sidebar with ID "unlinked" doesn't have anything to be linked to.`,
      ],
      ['a missing sidebar id', 'missing-sidebar', `Can't find any sidebar with id "nowhere"`],
      ['a missing doc id', 'missing-doc', `Couldn't find any doc with id "nowhere"`],
      [
        'a page that is not in a category',
        'docs/uncategorised',
        '/errors/docs/uncategorised is not associated with a category. useCurrentSidebarCategory() should only be used on category index pages.',
      ],
      ['a missing version doc', 'docs/missing-version-doc', 'no version doc found by id=nowhere'],
      [
        'a head in a head',
        'nested-head',
        'You may be attempting to nest <Helmet> components within each other',
      ],
      [
        'an element that is not allowed in a head',
        'unsupported-head',
        'Helmet does not support rendering <section> elements',
      ],
    ];
    let result: RunResult;

    beforeAll(async () => {
      result = await build('pages');
    });

    test.each(PAGES)('%s is reported', (_title, page, message) => {
      expect(readFailures(result.output).get(`/errors/${page}`)).toContain(
        `[cause]: ${page.endsWith('-head') ? 'Invariant Violation' : 'Error'}: `,
      );
      expect(readFailures(result.output).get(`/errors/${page}`)).toContain(message);
    });

    test('the build fails, and reports no other pages', () => {
      expect(result.code).toBe(1);
      expect([...readFailures(result.output).keys()].sort()).toEqual(
        PAGES.map(([, page]) => `/errors/${page}`).sort(),
      );
    });
  });

  test('the use of a docs feature without the docs plugin fails the build', async () => {
    const { code, output } = await build('withoutDocs');
    expect(code).toBe(1);
    expect(readFailures(output).get('/errors/404.html')).toContain(
      'You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled',
    );
  });

  // The next two builds can run at the same time, because they fail before they bundle or write anything.
  test.concurrent('an unknown navbar item type in the configuration fails the build', async () => {
    const { code, output } = await build('unknownNavbarItem');
    expect(code).toBe(1);
    expect(output).toContain('Bad navbar item type nonsense');
  });

  test.concurrent('a missing doc id in a sidebar fails the build', async () => {
    const { code, output } = await build('missingSidebarDoc');
    expect(code).toBe(1);
    expect(output).toContain(
      'Invalid sidebar file at "tests/fixtures/errors/sidebarsWithMissingDoc.ts"',
    );
    expect(output).toMatch(/These sidebar document ids do not exist:\s+- nowhere\s/);
  });
});
