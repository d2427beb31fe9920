import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtFiles, operations, readBuilt } from '../support/build';
import { attributeOf, textOf } from '../support/html';
import { pages } from '../support/pages';

/** Texts that the request engine of the OpenAPI theme cannot do without, and where they come from. */
const engine = [
  {
    text: 'openapi-explorer__request-form',
    source: 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/Request/index.js',
  },
  {
    text: 'openapi-explorer__response-container',
    source: 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/Response/index.js',
  },
  {
    text: 'redux-toolkit.js.org/Errors',
    source: '@reduxjs/toolkit/dist/redux-toolkit.modern.mjs',
  },
  { text: 'redux.js.org/Errors', source: 'redux/dist/redux.mjs' },
  { text: '_postman_propertyName', source: 'postman-collection/lib/collection/item.js' },
  { text: 'Codegen~convert', source: 'postman-code-generators/lib/index.js' },
];

test.each(engine)('the request engine of the theme has the text $text', ({ text, source }) => {
  expect(readFileSync(`node_modules/${source}`, 'utf8')).toContain(text);
});

test('no script of the site contains the request engine, so no page that loads it can send a request', () => {
  const scripts = builtFiles('.js');
  expect(scripts.length).toBeGreaterThan(operations.length);
  const found = scripts.filter((script) => {
    const code = readBuilt(script);
    return engine.some(({ text }) => code.includes(text));
  });
  expect(found).toEqual([]);
});

/** Expected names of the buttons on pages. The names of page and language differ. */
const BUTTONS = [
  /^Skip to main content$/,
  /^Close$/,
  /^Switch between dark and light mode/,
  /^Search/,
  /^Copy (?:URL|code|field|page as Markdown)$/,
  /^On this page$/,
  /^Edit (?:this template|this record|these customers)$/,
  /^Show all$/,
  /^Scroll back to top$/,
];

test('no button of any page sends a request: each has one of the names that are known', () => {
  const names = pages.flatMap(({ elements }) =>
    elements
      .filter((each) => each.tagName === 'button' || attributeOf(each, 'role') === 'button')
      // A button that opens and closes a section has the section's name.
      .filter((each) => attributeOf(each, 'aria-expanded') === undefined)
      .map((each) => (attributeOf(each, 'aria-label') ?? textOf(each)).trim()),
  );
  expect(names.length).toBeGreaterThan(pages.length);
  const unknown = names.filter((name) => !BUTTONS.some((known) => known.test(name)));
  expect([...new Set(unknown)]).toEqual([]);
});
