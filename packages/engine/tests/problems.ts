/** The problems in the OpenAPI document, each with a request that causes it. */
import path from 'node:path';
import type { ApiRequest } from '../src/index.ts';
import { spec } from './document.ts';

export const API_KEY_HEADERS = { 'X-API-Key': 'any-key' };
export const JSON_HEADERS = { 'Content-Type': 'application/json' };
export const IBAN_REQUEST = { method: 'GET', path: '/v1/finance/iban', headers: API_KEY_HEADERS };
export const TEMPLATE_REQUEST = {
  method: 'POST',
  path: '/v1/custom/template',
  headers: { ...API_KEY_HEADERS, ...JSON_HEADERS },
  body: '{"template":"a"}',
};

const withKey = (key: string): ApiRequest => ({ ...IBAN_REQUEST, headers: { 'X-API-Key': key } });

/** Requests that cause the problems, by the last path segment of the problem type. */
export const PROBLEM_REQUESTS: Readonly<Record<string, ApiRequest>> = {
  'invalid-parameter': { ...IBAN_REQUEST, query: 'count=500' },
  'missing-key': { ...IBAN_REQUEST, headers: {} },
  'unknown-key': withKey('test-unknown'),
  'not-subscribed': withKey('test-not-subscribed'),
  'not-found': { ...IBAN_REQUEST, path: '/v1/finance/ibann' },
  'method-not-allowed': { ...IBAN_REQUEST, method: 'POST' },
  'body-too-large': { ...TEMPLATE_REQUEST, body: JSON.stringify({ template: 'x'.repeat(70_000) }) },
  'url-too-long': { ...IBAN_REQUEST, query: `country=${'D'.repeat(9_000)}` },
  'unsupported-media-type': {
    ...TEMPLATE_REQUEST,
    headers: { ...API_KEY_HEADERS, 'Content-Type': 'text/plain' },
  },
  'rate-limit': withKey('test-rate-limit'),
  'internal-error': withKey('test-internal-error'),
  unavailable: withKey('test-unavailable'),
};

/** Every example of a problem in the components of the document. */
export const problemExamples = Object.values(spec.components.responses).flatMap(({ content }) => {
  return Object.values(content['application/problem+json']?.examples ?? {}).map(({ value }) => ({
    kind: path.posix.basename(value.type),
    value,
  }));
});

/** Problems that the mock server reports, because the input never reaches the engine. */
export const SERVER_PROBLEMS = ['headers-too-large', 'request-timeout'];
