import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { composite } from '../../src/engine/tags/composite.ts';
import { produceResponse } from '../../src/engine/produce.ts';
import { completeArguments } from '../../src/cli/samples/record.ts';
import type { Argument } from '../../src/engine/request.ts';
import { operations, successOf } from './description.ts';
import type { Schema } from './description.ts';

export type Query = Record<string, Argument>;

/** An address with what depends on where it is. */
export interface Address {
  city: string;
  postcode: string;
  region: string;
  countryCode: string;
}

export interface Point {
  latitude: number;
  longitude: number;
}

export interface Line {
  quantity: number;
  unitPrice: string;
  total: string;
}

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats(ajv);

/** The operations of the tag `composite`. */
export const compositeOperations = operations.filter(({ name }) => name.startsWith('composite/'));

/** Every locale with the country that its addresses are in. */
export const COUNTRIES: Readonly<Record<string, string>> = {
  ...{ en: 'US', 'en-GB': 'GB', de: 'DE', fr: 'FR', es: 'ES', it: 'IT', nl: 'NL', pl: 'PL' },
  ...{ 'pt-BR': 'BR', sv: 'SE', cs: 'CZ', ja: 'JP', ko: 'KR', 'zh-CN': 'CN' },
};

/** The places of properties that the schema does not name: there should be none. */
function findUndescribed(schema: Schema, value: unknown, place: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item) => findUndescribed(schema.items ?? {}, item, `${place}[]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const property = schema.properties?.[name];
    const here = `${place}.${name}`;
    return property ? findUndescribed(property, inner, here) : [here];
  });
}

/**
 * Ninety fresh values of an operation, and those recorded for the usual reference when nothing in
 * particular is asked for, after each was checked against the schema and found to hold nothing that it does not name.
 */
export function draw<T = Record<string, unknown>>(generator: string, query: Query = {}): T[] {
  const described = compositeOperations.find(({ name }) => name === `composite/${generator}`);
  const generate = composite[generator];
  if (!described || !generate) throw new Error(`${generator} is not described or not generated`);
  const { schema, examples } = successOf(described);
  const recorded = Object.values(examples)
    .filter(({ 'x-request': { query = {} } }) => !('reference' in query))
    .flatMap(({ value }) => value.data);
  const fresh = [1, 2, 3].flatMap((seed) => {
    const request = { query: { ...query, count: 30, seed } };
    return produceResponse(generate, completeArguments(described.operation, request)).data;
  });
  const item = schema.properties?.['data']?.items ?? {};
  // Compiled once for each schema: the library keeps what it has compiled by the schema object.
  const validate = ajv.compile(item);
  const faults = fresh.flatMap((value) => [
    ...(validate(value) ? [] : [`${ajv.errorsText(validate.errors)}: ${JSON.stringify(value)}`]),
    ...findUndescribed(item, value, generator),
  ]);
  expect(faults).toEqual([]);
  return [...(Object.keys(query).length === 0 ? recorded : []), ...fresh] as T[];
}

/** Values in every locale. */
export function drawEverywhere<T>(generator: string): T[] {
  return [undefined, ...Object.keys(COUNTRIES)].flatMap((locale) =>
    draw<T>(generator, locale === undefined ? {} : { locale }),
  );
}

/** An amount in minor units. */
export const minor = (amount: string): number => Number(amount.replace('.', ''));

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Whether the times are in order, each at or after the one before; absent ones do not count. */
export function areInOrder(...times: (string | undefined)[]): boolean {
  const instants = times.flatMap((time) => (time === undefined ? [] : [Date.parse(time)]));
  return instants.every((instant, index) => instant >= (instants[index - 1] ?? -Infinity));
}

/** Seconds from one time to another. */
export const secondsBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 1000;

/** The offset that the clocks of a time zone have at an instant, as the runtime knows it. */
export function offsetAt(time: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const part = format.formatToParts(Date.parse(time)).find(({ type }) => type === 'timeZoneName');
  return part?.value.replace(/^GMT$/, '+00:00').replace('GMT', '') ?? '';
}

/** The great-circle distance in kilometres. */
export function kilometresBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const cosine =
    Math.sin(radians(a.latitude)) * Math.sin(radians(b.latitude)) +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.cos(radians(b.longitude - a.longitude));
  return 6371.0088 * Math.acos(Math.min(1, cosine));
}

/** Completed years from a birthday to a day. */
export function yearsBetween(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5, 10) < birthDate.slice(5) ? years - 1 : years;
}
