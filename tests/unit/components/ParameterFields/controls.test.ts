import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createControls } from '../../../../src/components/ParameterFields/controls';
import type { Control } from '../../../../src/components/ParameterFields/controls';
import type { EngineOperation, EngineTable, ParameterSchema } from 'fakewright-engine';
import type { SharedData } from '../../../../src/reference/render/pages';
import { dataFile } from '../../../support/generated.ts';

const { common } = JSON.parse(readFileSync(dataFile('shared.json'), 'utf8')) as SharedData;
const { operations } = JSON.parse(readFileSync(dataFile('engine.json'), 'utf8')) as EngineTable;

function controlOf(
  schema: ParameterSchema,
  name = 'any',
  more: Partial<EngineOperation> = {},
): Control {
  const operation = { parameters: { [name]: schema }, required: [], rules: [], ...more };
  const [control] = createControls({ method: 'GET', ...operation }, []);
  if (!control) throw new Error('There is no control.');
  return control;
}

const labels = ({ options }: Control) => options.map(({ label }) => label);
const values = ({ options }: Control) => options.map(({ value }) => value);
const strings: ParameterSchema = { type: 'array', items: { type: 'string' } };

test.each<[string, ParameterSchema, string, string | undefined, string]>([
  ['a number', { type: 'integer', default: 1 }, 'text', 'numeric', '1'],
  ['a fraction', { type: 'number' }, 'text', 'decimal', ''],
  ['a string', { type: 'string', maxLength: 30 }, 'text', undefined, ''],
  ['a long string', { type: 'string', maxLength: 2000 }, 'lines', undefined, ''],
  ['an array without fixed values', strings, 'text', undefined, ''],
])('the input for %s is a text field', (_, schema, kind, inputMode, hint) => {
  const control = controlOf(schema);
  expect([control.kind, control.inputMode, control.hint]).toEqual([kind, inputMode, hint]);
  expect(control.options).toEqual([]);
});

test('the input for an array in a request body is a JSON field', () => {
  expect(controlOf(strings, 'any', { method: 'POST' }).kind).toBe('json');
});

test('an empty field shows the value that the API uses if the parameter is omitted', () => {
  expect(controlOf({ type: 'integer' }, 'seed').hint).toBe('random');
  expect(controlOf({ type: 'string' }, 'reference').hint).toBe('now');
});

test.each<[ParameterSchema, string, string[]]>([
  [{ type: 'integer', enum: [4, 6], default: 6 }, 'choice', ['6 (default)', '4', '6']],
  [{ type: 'string', enum: ['a'] }, 'choice', ['any', 'a']],
  [{ type: 'boolean', default: false }, 'choice', ['false (default)', 'true', 'false']],
  [{ type: 'array', items: { type: 'string', enum: ['a', 'b'] } }, 'list', ['a', 'b']],
])('the input for the schema %j is a %s with the options %j', (schema, kind, options) => {
  const control = controlOf(schema);
  expect([control.kind, labels(control)]).toEqual([kind, options]);
});

test('the choices for a required parameter have no empty option', () => {
  const control = controlOf({ type: 'string', enum: ['a', 'b'] }, 'kind', { required: ['kind'] });
  expect([control.isRequired, values(control)]).toEqual([true, ['a', 'b']]);
});

test('a locale option shows the name of the locale and whether it falls back to English', () => {
  const schema = { type: 'string', enum: ['en', 'en-GB', 'de', 'fr'], default: 'en' } as const;
  expect(
    labels(controlOf({ ...schema, enum: [...schema.enum] }, 'locale', { locales: ['en', 'de'] })),
  ).toEqual([
    'en (default)',
    'English (en)',
    'British English (en-GB)',
    'German (de)',
    'French (fr), falls back to English',
  ]);
});

test('every parameter has an input with its allowed values, and common parameters are last', () => {
  const all = Object.entries(operations);
  expect(all.length).toBeGreaterThan(300);
  for (const [path, operation] of all) {
    const controls = createControls(operation, common);
    const names = Object.keys(operation.parameters);
    const [own, others] = [false, true].map((is) =>
      names.filter((each) => common.includes(each) === is),
    );
    expect(
      controls.map(({ name }) => name),
      path,
    ).toEqual([...own!, ...others!]);
    for (const control of controls) {
      const schema = operation.parameters[control.name];
      const items = schema?.items as ParameterSchema | undefined;
      const allowed = (schema?.enum ?? items?.enum)?.map(String);
      if (allowed) expect(values(control).filter(Boolean), path).toEqual(allowed);
    }
  }
});
