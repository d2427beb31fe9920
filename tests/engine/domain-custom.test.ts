import { describe, expect, test } from 'vitest';
import type { Argument } from '../../src/engine/request.ts';
import { operations, successOf } from '../support/description.ts';
import { perform } from './engine.ts';

const template = operations.find(({ name }) => name === 'custom/template');

function fill(body: Record<string, Argument>): unknown[] {
  return perform('custom/template', { seed: 1, ...body }).data;
}

describe('a placeholder', () => {
  const named = operations.filter(
    ({ method, name }) => method === 'get' && !name.startsWith('custom/'),
  );
  const texts = named.filter((each) => isText(plainValue(each)));
  const others = named.filter((each) => !isText(plainValue(each)));

  test.each(texts)('can name $name', ({ name }) => {
    const results = fill({ template: `<{{${name.replace('/', '.')}}}>`, count: 20, locale: 'ko' });
    for (const result of results) expect(result).toMatch(/^<[^]+>$/);
  });

  test.each(others)('cannot name $name, which is no text', ({ name }) => {
    expect(() => fill({ template: `{{${name.replace('/', '.')}}}` })).toThrow(
      /neither text|needs parameters/,
    );
  });

  test.each([
    '{{person.fullname}}',
    '{{nobody.full-name}}',
    '{{constructor.name}}',
    '{{custom.template}}',
  ])('%s names no generator', (unknown) => {
    expect(() => fill({ template: unknown })).toThrow('names no generator');
  });

  test.each([
    '{{finance.iban?country=DE}}',
    '{{finance.iban(country=DE)}}',
    '{{ finance.iban country="DE" }}',
    '{{finance.iban:DE}}',
    'IBAN {{{finance.iban | upper}}',
  ])('%s is refused with the way out', (template) => {
    expect(() => fill({ template })).toThrow(
      '{{finance.iban}} cannot have parameters in a template. A field of a record can.',
    );
  });

  test('obeys the defaults of its operation', () => {
    expect(fill({ template: '{{internet.password}}{{internet.slug}}' })[0]).toMatch(
      /^\w{15}[a-z]+-[a-z]+-[a-z]+$/,
    );
  });

  test('is filled anew where it stands again, and in every result', () => {
    const pairs = fill({ template: '{{finance.iban}} {{finance.iban}}', count: 50 }).map(String);
    expect(new Set(pairs.flatMap((pair) => pair.split(' '))).size).toBe(100);
  });

  test('follows the locale if its operation has one, and is English otherwise', () => {
    const japanese = fill({ template: '{{person.last-name}}|{{internet.slug}}', locale: 'ja' });
    expect(String(japanese[0])).toMatch(
      /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]+\|[a-z-]+$/u,
    );
  });
});

describe('braces', () => {
  test.each([
    ['no placeholder at all', 'no placeholder at all'],
    [String.raw`\{{person.full-name}}`, '{{person.full-name}}'],
    [String.raw`C:\{ a } }} \ \n`, String.raw`C:\{ a } }} \ \n`],
    [String.raw`\{{{`, '{{{'],
  ])('%s becomes %s', (given, expected) => {
    expect(fill({ template: given })).toEqual([expected]);
  });

  test('surround a placeholder, with spaces inside or a brace before', () => {
    expect(fill({ template: '{"p":{{ internet.port }}}' })[0]).toMatch(/^\{"p":\d+\}$/);
    expect(fill({ template: '{{{internet.port}}}' })[0]).toMatch(/^\{\d+\}$/);
  });

  test.each(['{{', '{{ }}', '{{internet port}}', '{{internet.port}', 'a {{\ninternet.port}}'])(
    '%j open no placeholder',
    (broken) => {
      expect(() => fill({ template: broken })).toThrow('opens no placeholder');
    },
  );
});

test('the example of the request body is the request of the first sample', () => {
  const body = template?.operation.requestBody?.content['application/json'];
  const examples: unknown = body && 'examples' in body ? body.examples : undefined;
  const [first] = template ? Object.values(successOf(template).examples) : [];
  expect(examples).toMatchObject({ plain: { value: first?.['x-request'].body } });
});

function plainValue(operation: (typeof operations)[number]): unknown {
  return Object.values(successOf(operation).examples)[0]?.value.data[0];
}

function isText(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}
