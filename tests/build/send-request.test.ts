import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listBuiltFiles, readBuiltFile } from '../support/build';

/** Strings that always occur in the OpenAPI theme's code for requests, and the source file of each string. */
const ENGINE = [
  [
    'openapi-explorer__request-form',
    'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/Request/index.js',
  ],
  [
    'openapi-explorer__response-container',
    'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/Response/index.js',
  ],
  ['redux-toolkit.js.org/Errors', '@reduxjs/toolkit/dist/redux-toolkit.modern.mjs'],
  ['redux.js.org/Errors', 'redux/dist/redux.mjs'],
  ['_postman_propertyName', 'postman-collection/lib/collection/item.js'],
  ['Codegen~convert', 'postman-code-generators/lib/index.js'],
] as const;

test('no script of the site contains the code with which the OpenAPI theme sends requests', () => {
  const scripts = listBuiltFiles('.js').map((file) => ({ file, code: readBuiltFile(file) }));
  expect(scripts.length).toBeGreaterThan(300);
  for (const [text, source] of ENGINE) {
    expect(readFileSync(`node_modules/${source}`, 'utf8')).toContain(text);
    const found = scripts.filter(({ code }) => code.includes(text));
    expect(
      found.map(({ file }) => file),
      text,
    ).toEqual([]);
  }
});
