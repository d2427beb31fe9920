import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtFiles, operations, readBuilt } from '../support/build';

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

/** What of the engine a script contains. */
function findEngine(script: string): string[] {
  return engine.filter(({ text }) => script.includes(text)).map(({ text }) => text);
}

for (const { text, source } of engine) {
  test(`The theme’s request engine can be told by the text ${text}`, () => {
    const script = readFileSync(`node_modules/${source}`, 'utf8');
    expect(findEngine(script)).toContain(text);
  });
}

test('No script of the site contains the theme’s request engine, so no endpoint page can request one', () => {
  const scripts = builtFiles('.js');
  expect(scripts.length).toBeGreaterThan(operations.length);
  const found = scripts.filter((script) => findEngine(readBuilt(script)).length > 0);
  expect(found).toEqual([]);
});
