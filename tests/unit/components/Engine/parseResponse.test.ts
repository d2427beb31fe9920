import { expect, test } from 'vitest';
import { describeResponse, parseResponse } from '../../../../src/components/Engine/parseResponse';

const read = (status: number, body: object) =>
  parseResponse({ status, headers: {}, body: JSON.stringify(body) });

test('a successful response has data, meta and no errors', () => {
  const body = { data: ['a', 1, { b: true }], meta: { count: 3, seed: 7 } };
  const answer = read(200, body);
  expect(answer).toEqual({ status: 200, ...body, errors: {}, body });
  expect(describeResponse(answer)).toBe('a, 1, {"b":true}');
});

test('an error response has an error for each invalid parameter', () => {
  const errors = [
    { in: 'query', name: 'min', detail: 'Must be a number.' },
    { in: 'query', name: 'max', detail: 'Must be at most 9.' },
  ];
  const answer = read(400, { detail: 'The request has 2 invalid parameters.', errors });
  expect(answer.errors).toEqual({ min: 'Must be a number.', max: 'Must be at most 9.' });
  expect(answer.data).toEqual([]);
  expect(describeResponse(answer)).toBe(
    'The request has 2 invalid parameters. Must be a number. Must be at most 9.',
  );
});

test('a response to an invalid body has an error for each field or for the whole body', () => {
  const described = [
    { in: 'body', name: 'fields', pointer: '/fields/0/name', detail: 'Is required.' },
    { in: 'body', name: 'fields', pointer: '/fields', detail: 'Too many.' },
  ];
  const { errors } = read(400, {
    detail: 'The request has 2 invalid parameters.',
    errors: described,
  });
  expect(errors).toEqual({ fields: '/fields/0/name: Is required.\nToo many.' });
  const broken = {
    detail: 'The body is not JSON: why.',
    errors: [{ name: '', detail: 'No JSON.' }],
  };
  expect(read(400, broken).errors).toEqual({ '': 'The body is not JSON: why.' });
  expect(describeResponse(read(400, broken))).toBe('The body is not JSON: why.');
});

test('the short description of a long response is truncated', () => {
  const said = describeResponse(read(200, { data: ['x'.repeat(500)], meta: {} }));
  expect([said.length < 200, said.endsWith('…')]).toEqual([true, true]);
});
