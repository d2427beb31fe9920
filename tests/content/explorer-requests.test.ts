import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  keepCommonValues,
  parseSelection,
  stringifySelection,
} from '../../src/components/GeneratorExplorer/selection.ts';
import { addMetaToBody, toRequest, renderRequestTarget } from '../../src/components/Engine/request';
import type { EngineOperation, EngineTable } from 'fakewright-engine';
import { EXPLORER_FIELD, explorerPath } from '../../src/site/urls';
import { dataFile } from '../support/generated.ts';
import type { Catalogue } from '../../src/reference/render/catalogue';
import type { SharedData } from '../../src/reference/render/pages';
import { createCodeRequest } from '../../src/reference/view/requests';
import { toTokens } from '../../src/samples/highlightedCode';
import { renderRequestCode, renderRequestCodes } from '../../src/samples/requestCode';
import { CODE_LANGUAGES } from '../../src/samples/languages';
import { fillSlots } from '../../src/samples/slots';
import { api } from '../support/spec';

const catalogue = JSON.parse(readFileSync(dataFile('catalogue.json'), 'utf8')) as Catalogue;

const { plain, common } = JSON.parse(readFileSync(dataFile('shared.json'), 'utf8')) as SharedData;

/** Text with characters that are special in URLs or string literals. */
const HOSTILE = `"a" 'b' \\{{c}} $d #e <f>\n{{person.full-name}}`;

const generators = catalogue.tags.flatMap(({ entries }) => entries);

test('every operation can be selected in the explorer', () => {
  expect(generators.map(({ path }) => path)).toEqual(api.operations.map(({ path }) => path));
});

test('no parameter has the same name as the URL field that selects the generator', () => {
  const { operations } = JSON.parse(readFileSync(dataFile('engine.json'), 'utf8')) as EngineTable;
  const names = Object.values(operations).flatMap(({ parameters }) => Object.keys(parameters));
  expect(names).not.toContain(EXPLORER_FIELD);
});

test('the explorer reads the chosen values from the URL, and fills in missing required values', () => {
  for (const generator of generators) {
    const chosen = { generator, values: { ...generator.required, seed: '7', text: 'a&b=ü' } };
    expect(parseSelection(stringifySelection(chosen), generators)).toEqual(chosen);
    const { search } = new URL(explorerPath(generator.path), 'http://localhost');
    expect(parseSelection(search, generators)).toEqual({
      generator,
      values: { ...generator.required },
    });
  }
  expect(parseSelection('?generator=no.such', generators)).toBeUndefined();
  expect(parseSelection('', generators)).toBeUndefined();
});

describe('the request of the explorer', () => {
  const operation = {
    method: 'GET' as const,
    parameters: { count: {}, seed: {}, locale: {}, text: {} },
    required: [],
    rules: [],
  };

  test('contains the values of filled-in fields, escaped and in the order of the parameters', () => {
    const values = { text: "a&b '#+ü", seed: ' 42 ', locale: '', other: 'x' };
    expect(renderRequestTarget('/v1/a/b', operation, values)).toBe(
      '/v1/a/b?seed=42&text=a%26b%20%27%23%2B%C3%BC',
    );
    expect(renderRequestTarget('/v1/a/b', operation, {})).toBe('/v1/a/b');
  });

  test('keeps common parameters and gets required parameters after another generator is chosen', () => {
    const values = { count: '3', seed: '1', locale: 'de', sex: 'female' };
    expect(
      keepCommonValues(values, {
        next: operation,
        common,
        errors: {},
        required: { latitude: '52.5' },
      }),
    ).toEqual({ count: '3', seed: '1', locale: 'de', latitude: '52.5' });
  });

  test('drops rejected values and unsupported parameters after another generator is chosen', () => {
    const values = { count: '500', seed: '1', locale: 'de', reference: '2025-01-01T00:00:00Z' };
    const next = { ...operation, parameters: { count: {}, seed: {} } };
    const errors = { count: 'Must be at most 100, but is 500.' };
    expect(keepCommonValues(values, { next, common, errors })).toEqual({ seed: '1' });
  });

  test('is sent to the engine as method, path and query string', () => {
    const request = toRequest('/v1/a/b', operation, { seed: '42' });
    expect(request).toMatchObject({ method: 'GET', path: '/v1/a/b', query: 'seed=42' });
  });

  test('has a body for POST operations, in which valid values have the types of their parameters', () => {
    const post = {
      ...operation,
      method: 'POST' as const,
      parameters: {
        text: { type: 'string' },
        count: { type: 'integer' },
        items: { type: 'array' },
        unique: { type: 'boolean' },
      },
    } satisfies EngineOperation;
    const values = { text: '42', count: 'x', items: '["a",1]', unique: 'true', seed: '' };
    expect(renderRequestTarget('/v1/a/b', post, values)).toBe('/v1/a/b');
    const { body = '' } = toRequest('/v1/a/b', post, values);
    expect(JSON.parse(body)).toEqual({ text: '42', count: 'x', items: ['a', 1], unique: true });
    // An invalid array becomes the whole body, so that lines and columns in the error refer to the array.
    expect(toRequest('/v1/a/b', post, { ...values, items: '["a",' }).body).toBe('["a",');
  });

  test('is shown as code in every language, in the same way as samples on operation pages', () => {
    for (const page of api.operations) {
      const values = { seed: 7, count: 2, text: HOSTILE };
      const given = page.method === 'GET' ? { query: values } : { body: values };
      const { requestTarget, request } = createCodeRequest(page, given);
      const written = CODE_LANGUAGES.map((each) =>
        fillSlots(renderRequestCode(request, each), { requestTarget }),
      );
      const codes = renderRequestCodes({ ...plain, isTyped: false, body: given.body });
      const shown = codes.map(({ code }) => fillSlots(code, { requestTarget }));
      expect(shown).toEqual(written);
      for (const code of shown) expect(toTokens(code).map(({ kind }) => kind)).toContain('s');
    }
  });
});

describe('the request of an editor', () => {
  const { operations } = JSON.parse(readFileSync(dataFile('engine.json'), 'utf8')) as EngineTable;
  const operation = operations['/v1/custom/template']!;
  test('gets omitted parameters from "meta" in the response, so that the request repeats the response', () => {
    const meta = { count: 1, seed: 99, locale: 'en', reference: '2026-01-01T00:00:00Z' };
    const body = addMetaToBody(operation, { template: 'a', seed: '7' }, meta);
    expect(JSON.stringify(body)).toBe(JSON.stringify({ template: 'a', ...meta, seed: 7 }));
  });
});
