import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  carryOver,
  toRequest,
  writeAddress,
} from '../../src/components/GeneratorExplorer/requests';
import * as editor from '../../src/components/TemplateEditor/body';
import { engineFile } from '../support/generated.ts';
import type { ExplorerData } from '../../src/reference/view/explorer';
import { createCodeSamples } from '../../src/reference/view/requests/codeSamples';
import { fillPlaceholders } from '../../src/reference/view/requests/placeholders';
import { ownApi } from '../support/ownView';

const data = JSON.parse(readFileSync(engineFile('explorer.json'), 'utf8')) as ExplorerData;

test('the explorer offers every operation but those with a body', () => {
  const paths = data.groups.flatMap(({ generators }) => generators.map(({ path }) => path));
  const gets = ownApi.operations.filter(({ method }) => method === 'GET');
  expect(paths).toEqual(gets.map(({ path }) => path));
});

describe('the request of the explorer', () => {
  const operation = {
    method: 'GET' as const,
    parameters: { count: {}, seed: {}, locale: {}, text: {} },
    required: [],
    rules: [],
  };

  test('has what is filled in, in the order of the parameters, and escapes it', () => {
    const values = { text: "a&b '#+ü", seed: ' 42 ', locale: '', other: 'x' };
    expect(writeAddress('/v1/a/b', operation, values)).toBe(
      '/v1/a/b?seed=42&text=a%26b%20%27%23%2B%C3%BC',
    );
    expect(writeAddress('/v1/a/b', operation, {})).toBe('/v1/a/b');
  });

  test('keeps count, seed and locale for the next generator, and fills in what that requires', () => {
    const values = { count: '3', seed: '1', locale: 'de', sex: 'female' };
    expect(carryOver(values, { latitude: '52.5' })).toEqual({
      count: '3',
      seed: '1',
      locale: 'de',
      latitude: '52.5',
    });
  });

  test('is what the engine is asked', () => {
    expect(toRequest('/v1/a/b?seed=42')).toMatchObject({ path: '/v1/a/b', query: 'seed=42' });
  });

  test('is written as the samples of every page are', () => {
    for (const { path } of data.groups.flatMap(({ generators }) => generators)) {
      const page = ownApi.operations.find((each) => each.path === path);
      if (!page) throw new Error(`${path} has no page.`);
      const { address, samples } = createCodeSamples(page, { query: { seed: 7, count: 2 } });
      const written = samples.map((sample) => fillPlaceholders(sample, { address }));
      expect(data.get.map((code) => fillPlaceholders(code, { address }))).toEqual(written);
    }
  });
});

describe('the request of the template editor', () => {
  const values = {
    template: `"a" 'b' \\{{c}} $d #e <f>\n{{person.full-name}}`,
    seed: '7',
    count: '',
    locale: 'de',
    reference: '2025-01-01T00:00:00Z',
  };

  test('is what the engine is asked: numbers as numbers, what is left empty not at all', () => {
    const { body = '' } = editor.toRequest(values);
    expect(JSON.parse(body)).toEqual({
      template: values.template,
      seed: 7,
      locale: 'de',
      reference: values.reference,
    });
    const wrong = editor.toRequest({ ...values, seed: 'x', count: '1.5' }).body ?? '';
    expect(JSON.parse(wrong)).toMatchObject({ seed: 'x', count: 1.5 });
  });

  test('repeats the answer: what is left open comes from its meta', () => {
    const meta = { count: 1, seed: 99, locale: 'en', reference: '2026-01-01T00:00:00Z' };
    expect(editor.completeBody({ template: 'a' }, meta)).toEqual({ template: 'a', ...meta });
    expect(editor.completeBody({ template: 'a', seed: 'x' }, meta)).toBeUndefined();
  });

  test('is written as the samples of its page are, in every language', () => {
    const page = ownApi.operations.find(({ method }) => method === 'POST');
    const body = editor.completeBody(values, { count: 3 });
    if (!page || !body) throw new Error('There is no request to write.');
    const { address, samples } = createCodeSamples(page, { body });
    const written = samples.map((sample) => fillPlaceholders(sample, { address }));
    const codes = editor.writeCodes({ ...data.template, body });
    expect(codes.map((code) => fillPlaceholders(code, { address }))).toEqual(written);
    for (const { tokens } of codes) expect(tokens).toMatch(/s\d/);
  });
});
