import { describe, expect, test } from 'vitest';
import {
  EVERYWHERE,
  REFERENCES,
  expectOfEach,
  expectOneEach,
  records,
  responses,
} from './composite.ts';
import { isDayOff } from './daysOff.ts';
import type { Query } from './faults.ts';

interface Event {
  name: string;
  kind: string;
  doorsOpen: string;
  url: string;
  start: string;
  end: string;
  previousStart?: string;
  organiser: object;
  venue: {
    name: string;
    capacity: number;
    address: { city: string; countryCode: string };
    location: object;
  };
  programme: { title: string; host: string; start: string }[];
}

describe('composite: an event', () => {
  const QUERIES: readonly Query[] = [
    ...EVERYWHERE,
    ...['concert', 'conference', 'workshop', 'theatre', 'exhibition'].flatMap(
      (kind, index): Query[] => [
        { kind, sessions: 8, reference: REFERENCES[index] ?? '' },
        { kind, sessions: 4, reference: REFERENCES[index] ?? '' },
      ],
    ),
  ];
  const events = () => records<Event>('event', QUERIES);

  test('an event ends on the day that it starts', () => {
    expectOfEach(events(), ({ start, end }) => start.slice(0, 10) === end.slice(0, 10));
  });

  test('concerts and plays are in the evening, everything else by daylight', () => {
    expectOfEach(events(), ({ kind, start, end }) => {
      const isEvening = ['concert', 'theatre'].includes(kind);
      return isEvening
        ? start.slice(11, 13) >= '18'
        : start.slice(11, 13) < '16' && end.slice(11, 16) <= '19:00';
    });
  });

  test('conferences are on working days, and weekend workshops at weekends', () => {
    const isWeekend = (start: string) => [0, 6].includes(new Date(start.slice(0, 10)).getUTCDay());
    expectOfEach(events(), ({ kind, start, previousStart = start, venue }) =>
      [start, previousStart].every(
        (time) => kind !== 'conference' || !isDayOff(time.slice(0, 10), venue.address.countryCode),
      ),
    );
    expectOfEach(events(), ({ name, start }) => !name.startsWith('Weekend') || isWeekend(start));
  });

  test('nothing takes place at Christmas', () => {
    expectOfEach(
      records<Event>('event', [
        { reference: '2026-11-20T08:00:00Z' },
        { reference: '2024-12-10T08:00:00Z' },
      ]),
      ({ start, previousStart = start }) =>
        [start, previousStart].every((time) => !['12-24', '12-25'].includes(time.slice(5, 10))),
    );
  });

  test('events of a name have one organiser, and another web page each day', () => {
    for (const response of responses<Event>('event', QUERIES)) {
      expectOneEach(response.map(({ name, organiser }) => [name, organiser]));
      expectOneEach(response.map(({ url, name, start }) => [url, [name, start.slice(0, 10)]]));
    }
  });

  test('what opens comes first, and what closes last', () => {
    expectOfEach(events(), ({ programme }) => {
      const titles = programme.map(({ title }) => title);
      const at = (title: string) => titles.indexOf(title);
      const first = ['Opening keynote', 'Introduction', 'Opening address'].map(at);
      const isLast = (title: string) => at(title) === -1 || at(title) === titles.length - 1;
      const comes = (before: string, after: string) =>
        at(before) === -1 || at(after) === -1 || at(before) < at(after);
      return (
        first.every((position) => position <= 0) &&
        isLast('Closing remarks') &&
        isLast('Review') &&
        comes('Opening act', 'Main act') &&
        comes('Main act', 'Encore') &&
        comes('First act', 'Second act') &&
        comes('Second act', 'Talk with the cast') &&
        new Set(titles).size === titles.length
      );
    });
  });

  test('the main act plays its own encore', () => {
    const concerts = events().filter(({ programme }) =>
      programme.some(({ title }) => title === 'Encore'),
    );
    const hostOf = ({ programme }: Event, title: string) =>
      programme.find((part) => part.title === title)?.host;
    expectOfEach(concerts, (event) => hostOf(event, 'Encore') === hostOf(event, 'Main act'));
  });

  test('a venue of a city has one address, location and capacity, and a workshop is small', () => {
    for (const response of responses<Event>('event', QUERIES)) {
      expectOneEach(response.map(({ venue }) => [`${venue.name} ${venue.address.city}`, venue]));
    }
    expectOfEach(events(), ({ kind, venue }) => kind !== 'workshop' || venue.capacity <= 40);
  });

  test('nothing that happens at night is promised for the evening', () => {
    expectOfEach(events(), ({ name }) => !/Midnight|Days\b/.test(name));
    expect(new Set(events().map(({ name }) => name)).size).toBeGreaterThan(40);
  });
});
