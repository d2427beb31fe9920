import { describe, expect, test } from 'vitest';
import type { Argument } from '../../src/generator.ts';
import { operations, successOf } from '../document.ts';
import { perform } from '../support/engine.ts';
import { findOperation, recordedValues } from '../values.ts';

const fill = (template: string, more: Record<string, Argument> = {}): string[] =>
  perform('custom/template', { seed: 1, template, ...more }).data.map(String);

describe('a placeholder', () => {
  const named = operations.filter(
    ({ method, name }) => method === 'get' && !name.startsWith('custom/'),
  );
  const isText = ({ name }: { name: string }) =>
    ['string', 'number'].includes(typeof recordedValues<unknown>(name)[0]);

  test.each(named.filter(isText))('can name $name', ({ name }) => {
    const results = fill(`<{{${name.replace('/', '.')}}}>`, { count: 20, locale: 'ko' });
    expect(results.filter((result) => !/^<[^]+>$/.test(result))).toEqual([]);
  });

  test.each(named.filter((each) => !isText(each)))('cannot name $name, no text', ({ name }) => {
    expect(() => fill(`{{${name.replace('/', '.')}}}`)).toThrow(
      /neither a string|needs parameters/,
    );
  });

  const WAY_OUT = '{{finance.iban}} cannot have parameters in a template. A field of a record can.';
  test.each([
    ['{{person.fullname}}', 'names no generator'],
    ['{{nobody.full-name}}', 'names no generator'],
    ['{{constructor.name}}', 'names no generator'],
    ['{{custom.template}}', 'cannot be a placeholder. Use a field of a record.'],
    ['{{finance.iban?country=DE}}', WAY_OUT],
    ['{{finance.iban(country=DE)}}', WAY_OUT],
    ['{{ finance.iban country="DE" }}', WAY_OUT],
    ['{{finance.iban:DE}}', WAY_OUT],
    ['IBAN {{{finance.iban | upper}}', WAY_OUT],
    ['{{', '{{ is not a placeholder. Write {{tag.generator}}'],
    ['{{ }}', '{{ }} is not a placeholder'],
    ['{{internet port}}', '{{internet port}} is not a placeholder'],
    ['{{internet.port}', '{{internet.port} is not a placeholder'],
    ['a {{\ninternet.port}}', '{{ is not a placeholder'],
  ])('%j is rejected: %s', (template, reason) => {
    expect(() => fill(template)).toThrow(reason);
  });

  test.each([
    ['no placeholder at all', /^no placeholder at all$/],
    [String.raw`\{{person.full-name}}`, /^\{\{person\.full-name\}\}$/],
    [String.raw`C:\{ a } }} \ \n`, /^C:\\\{ a \} \}\} \\ \\n$/],
    [String.raw`\{{{`, /^\{\{\{$/],
    ['{"p":{{ internet.port }}}', /^\{"p":\d+\}$/],
    ['{{{internet.port}}}', /^\{\d+\}$/],
    // The defaults of the operations are obeyed.
    ['{{internet.password}}{{internet.slug}}', /^\w{15}[a-z]+-[a-z]+-[a-z]+$/],
  ])('%s becomes what matches %s', (template, form) => {
    expect(fill(template)[0]).toMatch(form);
  });

  test('is filled anew where it stands again, and in every result', () => {
    const pairs = fill('{{finance.iban}} {{finance.iban}}', { count: 50 });
    expect(new Set(pairs.flatMap((pair) => pair.split(' '))).size).toBe(100);
  });

  test('follows the locale if its operation has one, and is English otherwise', () => {
    const [text] = fill('{{person.last-name}}|{{internet.slug}}', { locale: 'ja' });
    expect(text).toMatch(/^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]+\|[a-z-]+$/u);
  });
});

test('the example of the request body is the request of the first sample', () => {
  const template = findOperation('custom/template');
  const body = template.operation.requestBody?.content['application/json'];
  const [first] = Object.values(successOf(template).examples);
  expect(body).toMatchObject({ examples: { plain: { value: first?.['x-request'].body } } });
});
