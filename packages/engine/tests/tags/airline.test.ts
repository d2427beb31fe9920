import { expect, test } from 'vitest';
import { rejectedParameters } from '../support/engine.ts';
import { createValues, testEachValue } from '../values.ts';

type Route = Record<'origin' | 'destination', { iataCode: string }>;

test.each([
  ['africa', ['CAI', 'JNB']],
  ['asia', ['HND', 'SIN']],
  ['europe', ['FRA', 'LHR']],
  ['north-america', ['JFK', 'MEX']],
  ['oceania', ['SYD', 'AKL']],
  ['south-america', ['GRU', 'LIM']],
])('of twelve known airports, %s has %j', (continent, codes) => {
  const airports = createValues<Route['origin']>('airline/airport', { continent });
  const found = new Set(airports.map(({ iataCode }) => iataCode));
  const known = 'CAI JNB HND SIN FRA LHR JFK MEX SYD AKL GRU LIM'.split(' ');
  expect(known.filter((code) => found.has(code))).toEqual(codes);
});

test('a record locator that may have digits has some', () => {
  const locators = createValues('airline/record-locator', { alphanumeric: true });
  expect(locators.some((locator) => /\d/.test(locator))).toBe(true);
});

test.each([
  [{ origin: 'ZZZ' }, ['origin']],
  [{ origin: 'AMS', destination: 'AMS' }, ['origin', 'destination']],
])('a flight route with %j is rejected', async (query, parameters) => {
  expect(await rejectedParameters('airline/flight-route', query)).toEqual(parameters);
});

test.each([
  ['regional', 4],
  ['narrowbody', 6],
  ['widebody', 10],
])('a %s aircraft has %i seats abreast', (aircraftType, abreast) => {
  const letters = createValues('airline/seat', { aircraftType }).map((seat) => seat.slice(-1));
  expect(new Set(letters).size).toBe(abreast);
});

testEachValue<Route>('airline/flight-route', {
  'has two ends and keeps to requested ones': ({ origin, destination }, query) =>
    origin.iataCode !== destination.iataCode &&
    origin.iataCode === (query['origin'] ?? origin.iataCode) &&
    destination.iataCode === (query['destination'] ?? destination.iataCode),
});
