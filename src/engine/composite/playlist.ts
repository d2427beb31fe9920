import type { Faker } from '@faker-js/faker';
import type { RequestArguments } from '../request.ts';
import { GENRES, SONG_WORDS } from './data/songs.ts';
import { choose, numberOf } from './shared/arguments.ts';
import { sum } from './shared/money.ts';
import { createHandle, createPeople } from './shared/people.ts';
import { DAY, drawInstant, drawInstants, referenceOf, toDay, toUtc } from './shared/time.ts';

const GENRE_NAMES = Object.keys(GENRES) as (keyof typeof GENRES)[];
const MOODS = ['Long drive', 'Early train', 'Rainy Sunday', 'Cooking for six', 'Deep focus'];
const SECONDS = { min: 95, max: 390 };

function createTitles(faker: Faker, count: number): string[] {
  const titles = SONG_WORDS.first.flatMap((first) =>
    SONG_WORDS.second.filter((second) => second !== first).map((second) => `${first} ${second}`),
  );
  return faker.helpers.arrayElements(titles, count);
}

/** Hours, minutes and seconds as ISO 8601 writes a duration. */
function toDuration(milliseconds: number): string {
  const total = Math.floor(milliseconds / 1000);
  const part = (value: number, unit: string) => (value > 0 ? `${value}${unit}` : '');
  return `PT${part(Math.floor(total / 3600), 'H')}${part(Math.floor(total / 60) % 60, 'M')}${total % 60}S`;
}

/** A recording's code as of ISO 3901 with a prefix that no country has. */
function createIsrc(faker: Faker, year: string): string {
  const registrant = faker.string.alphanumeric({ length: 3, casing: 'upper' });
  return `ZZ${registrant}${year}${faker.string.numeric(5)}`;
}

/** One playlist whose tracks follow each other without a gap. */
export function createPlaylist(faker: Faker, request: RequestArguments) {
  const now = referenceOf(request);
  const genre = choose(faker, request, 'genre', GENRE_NAMES);
  const titles = createTitles(faker, numberOf(request, 'tracks'));
  const albums = createTitles(faker, titles.length);
  const isCollaborative = faker.datatype.boolean(0.4);
  const people = createPeople(faker, isCollaborative ? 3 : 1).map((person) => ({
    id: faker.string.nanoid(14),
    name: person.name,
    handle: createHandle(faker, person),
  }));
  const created = drawInstant(faker, now - 700 * DAY, now - 100 * DAY);
  const added = drawInstants(faker, titles.length, created, now);
  const isrcs = new Set<string>();
  let startMs = 0;
  const tracks = titles.map((title, index) => {
    const released = toDay(drawInstant(faker, created - 6000 * DAY, created - DAY));
    while (isrcs.size <= index) isrcs.add(createIsrc(faker, released.slice(2, 4)));
    const durationMs = faker.number.int(SECONDS) * 1000 + faker.number.int({ max: 999 });
    startMs += durationMs;
    return {
      position: index + 1,
      title,
      artist: faker.helpers.arrayElement(GENRES[genre]),
      album: { title: albums[index] ?? title, releasedOn: released },
      isrc: [...isrcs][index] ?? '',
      explicit: request.boolean('explicit') === true && faker.datatype.boolean(0.2),
      startMs: startMs - durationMs,
      durationMs,
      addedAt: toUtc(added[index] ?? created),
      addedBy: faker.helpers.arrayElement(people).id,
    };
  });
  const durationMs = sum(tracks.map((track) => track.durationMs));
  return {
    id: faker.string.nanoid(22),
    title: faker.helpers.arrayElement(MOODS),
    genre,
    collaborative: isCollaborative,
    people,
    ownerId: people[0]?.id ?? '',
    createdAt: toUtc(created),
    updatedAt: toUtc(added.at(-1) ?? created),
    tracks,
    trackCount: tracks.length,
    durationMs,
    duration: toDuration(durationMs),
    followers: Math.round(10 ** faker.number.float({ min: 0, max: 4 })),
  };
}
