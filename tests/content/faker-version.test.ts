import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import formatOptions from '../../.oxfmtrc.json' with { type: 'json' };
import { recordFakerVersion } from '../../scripts/samples/fakerVersion.ts';
import { spec, ROOT_FILE } from '../support/spec.ts';

const installed = JSON.parse(
  readFileSync('node_modules/@faker-js/faker/package.json', 'utf8'),
) as Record<'name' | 'version', string>;

test('the OpenAPI document names the installed version of faker, which generated the samples', () => {
  const { info } = spec as { info: Record<string, unknown> };
  expect(info['x-samples'], 'run `npm run api:samples`').toEqual({
    generator: installed.name,
    version: installed.version,
  });
});

test('an update of the version of faker in the OpenAPI document changes nothing else', async () => {
  const text = readFileSync(ROOT_FILE, 'utf8');
  const outdated = text.replace(`version: ${installed.version}`, 'version: 0.0.1');
  expect(outdated).not.toBe(text);
  const { code } = await format(ROOT_FILE, recordFakerVersion(outdated), formatOptions);
  expect(code).toBe(text);
  expect(recordFakerVersion(text)).toBe(text);
});
