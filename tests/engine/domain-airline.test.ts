import { allLocales } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../src/engine/refusal.ts';
import { ACCOUNTING_CODES, CONTINENTS } from '../../src/engine/tags/airline/codes.ts';
import { refusedFor } from './engine.ts';
import { fresh, recordedAndFresh } from './faults.ts';

type Coded = Record<'name' | 'iataCode' | 'iataTypeCode', string>;
type Route = Record<'origin' | 'destination', Coded>;

const lists = allLocales.en.airline;

const failing = (values: string[], expression: RegExp) =>
  values.filter((value) => !expression.test(value));

describe('airlines', () => {
  test('every airport of the list is on one continent', () => {
    const codes = (lists?.airport ?? []).map(({ iataCode }) => iataCode);
    expect(Object.values(CONTINENTS).flat().sort()).toEqual(codes.sort());
  });

  test.each([
    ['africa', ['CAI', 'JNB']],
    ['asia', ['HND', 'SIN']],
    ['europe', ['FRA', 'LHR']],
    ['north-america', ['JFK', 'MEX']],
    ['oceania', ['SYD', 'AKL']],
    ['south-america', ['GRU', 'LIM']],
  ])('of these twelve airports, %s has %j', (continent, codes) => {
    const airports = fresh<Coded>('airline/airport', { continent });
    const found = new Set(airports.map(({ iataCode }) => iataCode));
    const known = 'CAI JNB HND SIN FRA LHR JFK MEX SYD AKL GRU LIM'.split(' ');
    expect(known.filter((code) => found.has(code))).toEqual(codes);
  });

  test.each([
    ['LH', '220'],
    ['BA', '125'],
    ['AF', '057'],
    ['AA', '001'],
    ['DL', '006'],
    ['EK', '176'],
  ])('tickets of %s begin with its accounting code at IATA, %s', (airline, code) => {
    const tickets = fresh('airline/ticket-number', { airline });
    expect(tickets.filter((ticket) => !ticket.startsWith(code))).toEqual([]);
  });

  test('names of airports are free of the marks that their list has left in', () => {
    const names = fresh<Coded>('airline/airport').map(({ name }) => name);
    expect(failing(names, /^[^"]+$/)).toEqual([]);
    const [brussels] = fresh<Route>('airline/flight-route', { origin: 'BRU', locale: 'zh-CN' });
    expect(brussels?.origin.name).toContain('布鲁塞尔');
  });

  test('airlines have the designator of their name, with a digit where that is asked for', () => {
    const listed = new Map((lists?.airline ?? []).map((each) => [each.iataCode, each.name]));
    const airlines = fresh<Coded>('airline/airline', { digitInCode: true });
    expect(airlines.filter(({ iataCode, name }) => listed.get(iataCode) !== name)).toEqual([]);
    expect(
      failing(
        airlines.map(({ iataCode }) => iataCode),
        /\d/,
      ),
    ).toEqual([]);
    expect(Object.keys(ACCOUNTING_CODES).filter((code) => !listed.has(code))).toEqual([]);
  });

  test('airplanes are of the manufacturer asked for', () => {
    const names = fresh<Coded>('airline/airplane', { manufacturer: 'Douglas' });
    expect(
      failing(
        names.map(({ name }) => name),
        /^Douglas /,
      ),
    ).toEqual([]);
  });

  test('a route has two ends, and keeps to those that are given', async () => {
    const routes = recordedAndFresh<Route>('airline/flight-route');
    expect(
      routes.filter(({ origin, destination }) => origin.iataCode === destination.iataCode),
    ).toEqual([]);
    for (const route of fresh<Route>('airline/flight-route', { origin: 'AMS' })) {
      expect(route.origin.name).toBe('Amsterdam Airport Schiphol');
      expect(route.destination.iataCode).not.toBe('AMS');
    }
    for (const route of fresh<Route>('airline/flight-route', { destination: 'JFK' })) {
      expect(route.destination.iataCode).toBe('JFK');
      expect(route.origin.iataCode).not.toBe('JFK');
    }
    expect(() => fresh('airline/flight-route', { origin: 'AMS', destination: 'AMS' })).toThrow(
      Refusal,
    );
    expect(await refusedFor('airline/flight-route', { origin: 'ZZZ' })).toEqual(['origin']);
  });

  test.each([
    ['regional', 'window', /^([1-9]|1\d|20)[AD]$/],
    ['regional', 'aisle', /^([1-9]|1\d|20)[BC]$/],
    ['narrowbody', 'middle', /^([1-9]|[12]\d|3[0-5])[BE]$/],
    ['widebody', 'window', /^\d{1,2}[AK]$/],
    ['widebody', 'aisle', /^\d{1,2}[CDGH]$/],
    ['widebody', 'middle', /^\d{1,2}[BEFJ]$/],
  ])('a %s has its %s seats where its rows have them', (aircraftType, position, expression) => {
    expect(failing(fresh('airline/seat', { aircraftType, position }), expression)).toEqual([]);
  });

  test('flight numbers have the length, zeros and airline asked for', () => {
    expect(failing(fresh('airline/flight-number'), /^[1-9]\d{0,3}$/)).toEqual([]);
    const padded = fresh('airline/flight-number', { length: 2, leadingZeros: true });
    expect(failing(padded, /^00[1-9]\d$/)).toEqual([]);
    const own = fresh('airline/flight-number', { airline: 'U2', designator: true, length: 4 });
    expect(failing(own, /^U2[1-9]\d{3}$/)).toEqual([]);
  });

  test('gates and record locators use the characters asked for', () => {
    const gates = fresh('airline/boarding-gate', { concourse: 'Z', letter: true });
    expect(failing(gates, /^Z\d{1,2}[ABC]$/)).toEqual([]);
    expect(failing(recordedAndFresh('airline/boarding-gate'), /^[A-H]\d{1,2}[ABC]?$/)).toEqual([]);
    expect(failing(fresh('airline/record-locator'), /^[A-HJKMNP-Z]{6}$/)).toEqual([]);
    const mixed = fresh('airline/record-locator', { alphanumeric: true });
    expect(failing(mixed, /^[A-HJKMNP-Z2-9]{6}$/)).toEqual([]);
    expect(mixed.join('')).toMatch(/\d/);
  });

  test('the last digit of an air waybill is its serial number modulo seven', () => {
    const numbers = [...recordedAndFresh('airline/air-waybill-number'), '176-12345675'];
    const wrong = numbers.filter((number) => {
      const digits = number.replace('-', '');
      return Number(digits.slice(3, 10)) % 7 !== Number(digits.slice(10));
    });
    expect(wrong).toEqual([]);
    expect(failing(fresh('airline/air-waybill-number', { airline: 'LH' }), /^020-/)).toEqual([]);
  });

  test('tickets and bag tags carry the code of the airline', () => {
    const tickets = fresh('airline/ticket-number', { airline: 'BA', formatted: true });
    expect(failing(tickets, /^125-[1-9]\d{9}$/)).toEqual([]);
    const tags = fresh('airline/bag-tag-number', { airline: 'BA', kind: 'rush' });
    expect(failing(tags, /^2125\d{6}$/)).toEqual([]);
    expect(failing(fresh('airline/bag-tag-number', { kind: 'fallback' }), /^1/)).toEqual([]);
  });

  test('registrations begin with the prefix of their country and resemble no signal', () => {
    const german = fresh('airline/aircraft-registration', { country: 'DE', formatted: false });
    expect(failing(german, /^DA[A-Z]{3}$/)).toEqual([]);
    const american = fresh('airline/aircraft-registration', { country: 'US' });
    expect(failing(american, /^N[1-9][0-9A-HJ-NP-Z]{4}$/)).toEqual([]);
    const all = recordedAndFresh('airline/aircraft-registration');
    expect(all.filter((mark) => /SOS|PAN|TTT|XXX|-Q/.test(mark))).toEqual([]);
  });

  test.each([
    ['regional', 4],
    ['narrowbody', 6],
    ['widebody', 10],
  ])('a %s aircraft has %i seats abreast', (aircraftType, abreast) => {
    const letters = fresh('airline/seat', { aircraftType }).map((seat) => seat.slice(-1));
    expect(new Set(letters).size).toBe(abreast);
  });
});
