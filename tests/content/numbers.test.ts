/** Compares numbers in descriptions of operations with the number of values that the engine has. */
import { expect, test } from 'vitest';
import { findOperation } from '../support/spec.ts';
import type { Operation } from '../support/spec.ts';

/** Description of the operation and its parameters on one line. */
const readProse = ({ description, parameters = [] }: Operation): string =>
  [description, ...parameters.map((each) => each.description)].join(' ').replaceAll(/\s+/g, ' ');

const format = (value: number | undefined): string => value?.toLocaleString('en-GB') ?? '';

/** The number of different values that `npm run api:samples` counts. */
test.each([
  ['airline/airplane', 'Of the {} entries'],
  ['colour/colour-space', 'Of the {} names'],
  ['finance/bank-name', 'There are {} names'],
  ['git/git-branch', 'There are {} pairs'],
  ['location/country-code', 'Each of {} countries'],
  ['location/time-zone', 'all {} identifiers'],
  ['location/place', 'The list has {} cities'],
  ['science/chemical-element', 'One of the {} elements'],
  ['system/file-extension', 'There are {} extensions'],
  ['system/mime-type', 'all {} media types'],
  ['colour/hex-colour', 'All {} colours'],
])('%s: "%s" has the number of different values', (name, sentence) => {
  const { operation } = findOperation(name);
  expect(operation['x-distinct']?.is).toBe('exact');
  expect(readProse(operation)).toContain(
    sentence.replace('{}', format(operation['x-distinct']?.values)),
  );
});

test.each([
  ['airline/ticket-number', 'airline', 'one of {} airlines'],
  ['airline/air-waybill-number', 'airline', 'one of {} airlines'],
  ['science/measurement', 'unit', 'one of the {} units'],
])('%s: the number of allowed values of %s is in "%s"', (name, parameter, sentence) => {
  const { operation } = findOperation(name);
  const { enum: allowed } =
    operation.parameters?.find(({ name: own }) => own === parameter)?.schema ?? {};
  expect(readProse(operation)).toContain(
    sentence.replace('{}', String(Array.isArray(allowed) ? allowed.length : 0)),
  );
});
