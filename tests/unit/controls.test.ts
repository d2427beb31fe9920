import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createControls } from '../../src/components/ParameterFields/controls';
import type { Control } from '../../src/components/ParameterFields/controls';
import type { EngineOperation, EngineTable, ParameterSchema } from 'fakewright-engine';
import type { SharedData } from '../../src/reference/render/pages';
import { dataFile } from '../support/generated.ts';

const { common } = JSON.parse(readFileSync(dataFile('shared.json'), 'utf8')) as SharedData;
const { operations } = JSON.parse(readFileSync(dataFile('engine.json'), 'utf8')) as EngineTable;

function operationOf(parameters: Record<string, ParameterSchema>, required: string[] = []) {
  return { method: 'GET', parameters, required, rules: [] } satisfies EngineOperation;
}

function controlOf(schema: ParameterSchema, name = 'any', required: string[] = []): Control {
  const [control] = createControls(operationOf({ [name]: schema }, required), []);
  if (!control) throw new Error('There is no control.');
  return control;
}

const labels = ({ options }: Control) => options.map(({ label }) => label);
const values = ({ options }: Control) => options.map(({ value }) => value);

test.each([
  ['a number', { type: 'integer', default: 1 }, 'text', 'numeric', '1'],
  ['a fraction', { type: 'number' }, 'text', 'decimal', ''],
  ['a text', { type: 'string', maxLength: 30 }, 'text', undefined, ''],
  ['a long text', { type: 'string', maxLength: 2000 }, 'lines', undefined, ''],
  [
    'a list without fixed values',
    { type: 'array', items: { type: 'string' } },
    'text',
    undefined,
    '',
  ],
] as const)('the control of %s is a field to type in', (_, schema, kind, inputMode, hint) => {
  const control = controlOf(schema);
  expect([control.kind, control.inputMode, control.hint]).toEqual([kind, inputMode, hint]);
  expect(control.options).toEqual([]);
});

test('a list of a body is written as JSON', () => {
  const operation = operationOf({ any: { type: 'array', items: { type: 'string', enum: ['a'] } } });
  expect(createControls({ ...operation, method: 'POST' }, [])[0]?.kind).toBe('json');
});

test('a value of an enum is chosen, or none, which names the default', () => {
  const control = controlOf({ type: 'integer', enum: [4, 6], default: 6 });
  expect(control.kind).toBe('choice');
  expect(values(control)).toEqual(['', '4', '6']);
  expect(labels(control)[0]).toBe('6 (default)');
  expect(labels(controlOf({ type: 'string', enum: ['a'] }))[0]).toBe('any');
});

test('a boolean has three states: default, true and false', () => {
  const control = controlOf({ type: 'boolean', default: false });
  expect(labels(control)).toEqual(['false (default)', 'true', 'false']);
});

test('a required choice cannot be left open', () => {
  const control = controlOf({ type: 'string', enum: ['a', 'b'] }, 'kind', ['kind']);
  expect(control.isRequired).toBe(true);
  expect(values(control)).toEqual(['a', 'b']);
});

test('several values of an enum are ticked', () => {
  const control = controlOf({ type: 'array', items: { type: 'string', enum: ['a', 'b'] } });
  expect([control.kind, ...values(control)]).toEqual(['list', 'a', 'b']);
});

test('fields that are left empty say what is used instead', () => {
  expect(controlOf({ type: 'integer' }, 'seed').hint).toBe('random');
  expect(controlOf({ type: 'string' }, 'reference').hint).toBe('now');
});

test('a locale has its name, and says when it falls back to English', () => {
  const locale: ParameterSchema = {
    type: 'string',
    enum: ['en', 'en-GB', 'de', 'fr'],
    default: 'en',
  };
  const [control] = createControls({ ...operationOf({ locale }), locales: ['en', 'de'] }, []);
  expect(control && labels(control)).toEqual([
    'en (default)',
    'English (en)',
    'British English (en-GB)',
    'German (de)',
    'French (fr), falls back to English',
  ]);
});

describe('every operation', () => {
  const all = Object.entries(operations);

  test('has a control for each parameter, its own first and otherwise in its order', () => {
    expect(all.length).toBeGreaterThan(300);
    for (const [path, operation] of all) {
      const names = createControls(operation, common).map(({ name }) => name);
      const expected = Object.keys(operation.parameters);
      const own = expected.filter((name) => !common.includes(name));
      const others = expected.filter((name) => common.includes(name));
      expect([path, ...names]).toEqual([path, ...own, ...others]);
    }
  });

  test('offers exactly the values of each enum', () => {
    for (const [, operation] of all) {
      for (const control of createControls(operation, common)) {
        const schema = operation.parameters[control.name];
        const items = schema?.items as ParameterSchema | undefined;
        const allowed = (schema?.enum ?? items?.enum)?.map(String);
        if (allowed) expect(values(control).filter(Boolean)).toEqual(allowed);
      }
    }
  });
});
