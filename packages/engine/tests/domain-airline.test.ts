import { allLocales } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { rejectedParameters } from './support/engine.ts';
import { drawDistinct, drawValues, testAnswers, testValues } from './values.ts';

type Coded = Record<'name' | 'iataCode', string>;
type Route = Record<'origin' | 'destination', Coded>;

testValues('airline', [
  ['ticket-number', { airline: 'BA', formatted: true }, /^125-[1-9]\d{9}$/],
  ['bag-tag-number', { airline: 'BA', kind: 'rush' }, /^2125\d{6}$/],
  ['bag-tag-number', { kind: 'fallback' }, /^1/],
  ['seat', { aircraftType: 'regional', position: 'window' }, /^([1-9]|1\d|20)[AD]$/],
  ['seat', { aircraftType: 'regional', position: 'aisle' }, /^([1-9]|1\d|20)[BC]$/],
  ['seat', { aircraftType: 'narrowbody', position: 'middle' }, /^([1-9]|[12]\d|3[0-5])[BE]$/],
  ['seat', { aircraftType: 'widebody', position: 'window' }, /^\d{1,2}[AK]$/],
  ['seat', { aircraftType: 'widebody', position: 'aisle' }, /^\d{1,2}[CDGH]$/],
  ['seat', { aircraftType: 'widebody', position: 'middle' }, /^\d{1,2}[BEFJ]$/],
  ['flight-number', { leadingZeros: false }, /^[1-9]\d{0,3}$/],
  ['flight-number', { length: 2, leadingZeros: true }, /^00[1-9]\d$/],
  ['flight-number', { airline: 'U2', designator: true, length: 4 }, /^U2[1-9]\d{3}$/],
  ['boarding-gate', {}, /^[A-H]\d{1,2}[ABC]?$/],
  ['boarding-gate', { concourse: 'Z', letter: true }, /^Z\d{1,2}[ABC]$/],
  ['record-locator', { alphanumeric: false }, /^[A-HJKMNP-Z]{6}$/],
  ['record-locator', { alphanumeric: true }, /^[A-HJKMNP-Z2-9]{6}$/],
  ['aircraft-registration', { country: 'DE', formatted: false }, /^DA[A-Z]{3}$/],
  ['aircraft-registration', { country: 'US' }, /^N[1-9][0-9A-HJ-NP-Z]{4}$/],
  // Marks that could be taken for a signal.
  ['aircraft-registration', {}, /^(?!.*(SOS|PAN|TTT|XXX|-Q))/],
]);

describe('airlines', () => {
  test.each([
    ['africa', ['CAI', 'JNB']],
    ['asia', ['HND', 'SIN']],
    ['europe', ['FRA', 'LHR']],
    ['north-america', ['JFK', 'MEX']],
    ['oceania', ['SYD', 'AKL']],
    ['south-america', ['GRU', 'LIM']],
  ])('of twelve known airports, %s has %j', (continent, codes) => {
    const airports = drawValues<Coded>('airline/airport', { continent });
    const found = new Set(airports.map(({ iataCode }) => iataCode));
    const known = 'CAI JNB HND SIN FRA LHR JFK MEX SYD AKL GRU LIM'.split(' ');
    expect(known.filter((code) => found.has(code))).toEqual(codes);
  });

  test('names of airports are free of the marks that their list has left in', () => {
    const names = drawValues<Coded>('airline/airport').map(({ name }) => name);
    expect(names.filter((name) => name.includes('"'))).toEqual([]);
    const [brussels] = drawValues<Route>('airline/flight-route', {
      origin: 'BRU',
      locale: 'zh-CN',
    });
    expect(brussels?.origin.name).toContain('布鲁塞尔');
  });

  test('airlines have the designator of their name, with a digit where that is asked for', () => {
    const listed = new Map(
      allLocales.en.airline?.airline?.map((each) => [each.iataCode, each.name]),
    );
    const airlines = drawValues<Coded>('airline/airline', { digitInCode: true });
    const wrong = airlines.filter(
      ({ iataCode, name }) => listed.get(iataCode) !== name || !/\d/.test(iataCode),
    );
    expect(wrong).toEqual([]);
  });

  test('airplanes are of the manufacturer asked for', () => {
    const planes = drawValues<Coded>('airline/airplane', { manufacturer: 'Douglas' });
    expect(planes.filter(({ name }) => !name.startsWith('Douglas '))).toEqual([]);
  });

  test('a record locator that may have digits has some', () => {
    expect([...drawDistinct('airline/record-locator', { alphanumeric: true })].join()).toMatch(
      /\d/,
    );
  });

  test('an unknown airport is rejected', async () => {
    expect(await rejectedParameters('airline/flight-route', { origin: 'ZZZ' })).toEqual(['origin']);
    const loop = { origin: 'AMS', destination: 'AMS' };
    expect(await rejectedParameters('airline/flight-route', loop)).toEqual([
      'origin',
      'destination',
    ]);
  });

  test.each([
    ['regional', 4],
    ['narrowbody', 6],
    ['widebody', 10],
  ])('a %s aircraft has %i seats abreast', (aircraftType, abreast) => {
    const letters = drawValues('airline/seat', { aircraftType }).map((seat) => seat.slice(-1));
    expect(new Set(letters).size).toBe(abreast);
  });
});

testAnswers<Route>('airline/flight-route', {
  'has two ends and keeps to those that are given': ({ origin, destination }, query) =>
    origin.iataCode !== destination.iataCode &&
    origin.iataCode === (query['origin'] ?? origin.iataCode) &&
    destination.iataCode === (query['destination'] ?? destination.iataCode),
});

testAnswers('airline/air-waybill-number', {
  'ends in its serial number modulo seven, as 176-12345675 does': (number) => {
    const digits = number.replace('-', '');
    return Number(digits.slice(3, 10)) % 7 === Number(digits.slice(10));
  },
});
