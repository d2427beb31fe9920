/** Compares lint rules with the engine, and exceptions from lint rules with the OpenAPI document. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { PROBLEMS } from 'fakewright-engine';
import { lintApi } from '../../src/reference/lint/lint.ts';
import { ERROR_COMPONENTS } from '../../src/reference/lint/responses.ts';
import { useTemporaryFolder } from '../support/temporaryFolder.ts';

const site = useTemporaryFolder();

const readYaml = <T>(file: string): T => parse(readFileSync(file, 'utf8')) as T;

test('the OpenAPI lint requires exactly the error statuses that the server sends', () => {
  const statuses = Object.values(PROBLEMS).map(([status]) => String(status));
  expect(Object.keys(ERROR_COMPONENTS)).toEqual([...new Set(statuses)].sort());
});

test('the parameters `Unique` and `UniqueWithoutExample` differ only in their example', () => {
  const readParameter = (name: string) =>
    readYaml<object>(`openapi/components/parameters/${name}.yaml`);
  expect({ ...readParameter('UniqueWithoutExample'), example: true }).toEqual(
    readParameter('Unique'),
  );
});

/** Returns the numbers in a text without thousands separators. */
const listNumbers = (text: string): string[] => text.replaceAll(',', '').match(/\d+/g) ?? [];

test.each(globSync('openapi/components/responses/*.yaml').sort())(
  'the numbers in the description of %s match its example',
  (file) => {
    const { description, content = {} } = readYaml<{ description: string; content?: object }>(file);
    const stated = listNumbers(description);
    expect(listNumbers(JSON.stringify(content))).toEqual(expect.arrayContaining(stated));
  },
);

test('every exception in redocly.yaml is needed, because the lint would report an error without it', async () => {
  type Exceptions = Record<string, string>;
  const folder = path.join(site.path, 'openapi');
  cpSync('openapi', folder, { recursive: true });
  const file = path.join(folder, 'redocly.yaml');
  const { rules, ...config } = readYaml<{
    rules: Record<string, Record<string, Record<string, Exceptions>>>;
  }>(file);
  const options = {
    ...rules['pages/vocabulary']?.['exceptions'],
    otherIds: rules['pages/names']?.['otherIds'] as unknown as Exceptions,
    without: rules['pages/examples']?.['without'] as unknown as Exceptions,
    elsewhere: Object.fromEntries(
      Object.entries(rules['pages/stated-numbers']?.['elsewhere'] ?? {}).flatMap(
        ([operation, phrases]) =>
          Object.values(phrases).map((phrase) => [`${operation} ${phrase}`, '']),
      ),
    ) as Exceptions,
  };
  for (const rule of ['names', 'examples', 'stated-numbers'])
    rules[`pages/${rule}`] = { severity: 'error' } as never;
  rules['pages/vocabulary']!['exceptions'] = {};
  writeFileSync(file, stringify({ ...config, rules }));
  const { message } = (await lintApi(site.path).catch((error: unknown) => error)) as Error;
  const problems = message.split('\n');
  const unneeded = Object.entries(options).flatMap(([option, reasons]) =>
    Object.keys(reasons).filter((key) => {
      const [operation = '', name] = key.split(/ (.*)/);
      const isOf = (problem: string): boolean =>
        name === undefined
          ? problem.includes(`"${key}"`) || problem.includes(`${key}.yaml`)
          : problem.includes(`"${name}"`) && problem.includes(`${operation}.yaml`);
      return !problems.some((each) => each.includes(`under "${option}"`) && isOf(each));
    }),
  );
  expect(unneeded, 'exceptions without a use').toEqual([]);
});
