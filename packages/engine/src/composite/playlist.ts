import type { Faker } from '@faker-js/faker';
import { DAY } from '../durations.ts';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { ACTS_BY_GENRE, PLAYLIST_TITLES, SONG_TITLE_WORDS } from './data/songs.ts';
import { runWithSeed } from './shared/runWithSeed.ts';
import { sum } from './shared/money.ts';
import { createHandle, createPeople } from './shared/people.ts';
import {
  createTimestamp,
  createTimestamps,
  formatDay,
  truncateToSeconds,
  formatUtc,
} from './shared/time.ts';

type Genre = keyof typeof ACTS_BY_GENRE;
/** Instrumental genres, which have no explicit lyrics. */
const WITHOUT_LYRICS: readonly Genre[] = ['ambient', 'jazz'];
const SECONDS = { min: 95, max: 390 };
/** Number of albums of an act. About every five years, a new album is released. */
const ALBUMS = 8;
const FIRST_YEAR = { min: 1968, max: 1990 };

const TITLES = SONG_TITLE_WORDS.first.flatMap((first) =>
  SONG_TITLE_WORDS.second
    .filter((second) => second !== first)
    .map((second) => `${first} ${second}`),
);

/** Formats a duration as hours, minutes and seconds (ISO 8601). */
function toDuration(seconds: number): string {
  const part = (value: number, unit: string) => (value > 0 ? `${value}${unit}` : '');
  return `PT${part(Math.floor(seconds / 3600), 'H')}${part(Math.floor(seconds / 60) % 60, 'M')}${seconds % 60}S`;
}

/** Creates an ISRC (ISO 3901) with a prefix that is not assigned: `ZZ` belongs to the international agency. */
function createFictionalIsrc(faker: Faker, year: string): string {
  const registrant = faker.string.alphanumeric({ length: 3, casing: 'upper' });
  return `XX${registrant}${year}${faker.string.numeric(5)}`;
}

interface Album {
  title: string;
  releasedOn: string;
}

/** Creates the albums of an act, five years apart. Each is released on a Friday. */
function describeAlbums(faker: Faker, artist: string): Album[] {
  return runWithSeed(faker, `act ${artist}`, (own) => {
    const year = own.number.int(FIRST_YEAR);
    return own.helpers.arrayElements(TITLES, ALBUMS).map((title, index) => {
      const day = Date.UTC(year + 5 * index, 0, 1) + own.number.int({ max: 1000 }) * DAY;
      const sinceFriday = (new Date(day).getUTCDay() + 2) % 7;
      return { title, releasedOn: formatDay(day - sinceFriday * DAY) };
    });
  });
}

/** Describes a recording. It is the same on every playlist. */
function describeRecording(
  faker: Faker,
  { title, artist, genre }: { title: string; artist: string; genre: Genre },
  albums: readonly Album[],
) {
  return runWithSeed(faker, `song ${title} by ${artist}`, (own) => {
    const album = own.helpers.arrayElement(albums);
    const isExplicit = own.datatype.boolean(0.2);
    return {
      title,
      artist,
      album: { ...album },
      isrc: createFictionalIsrc(own, album.releasedOn.slice(2, 4)),
      // The parental advisory label was introduced in 1985.
      explicit: isExplicit && !WITHOUT_LYRICS.includes(genre) && album.releasedOn > '1985',
      durationSeconds: own.number.int(SECONDS),
    };
  });
}

/** Picks recordings with different titles that were released by a day. */
function createRecordings(
  faker: Faker,
  genre: Genre,
  { count, before, mayBeExplicit }: { count: number; before: string; mayBeExplicit: boolean },
) {
  const recordings: ReturnType<typeof describeRecording>[] = [];
  const albumsOf = new Map<string, Album[]>();
  for (const title of faker.helpers.shuffle(TITLES)) {
    if (recordings.length === count) break;
    const artist = faker.helpers.arrayElement(ACTS_BY_GENRE[genre]);
    const albums = albumsOf.get(artist) ?? describeAlbums(faker, artist);
    albumsOf.set(artist, albums);
    const recording = describeRecording(faker, { title, artist, genre }, albums);
    const suits = recording.album.releasedOn < before && (mayBeExplicit || !recording.explicit);
    if (suits) recordings.push(recording);
  }
  return recordings;
}

/** Creates a playlist whose tracks follow each other without a gap. */
export const createPlaylist = (args: ArgumentsOf['composite']['playlist']) => {
  const now = truncateToSeconds(args.reference);
  return (faker: Faker) => {
    const genre = args.genre ?? faker.helpers.objectKey(ACTS_BY_GENRE);
    const isCollaborative = faker.datatype.boolean(0.4);
    const people = createPeople(faker, isCollaborative ? 3 : 1).map((person) => ({
      id: faker.string.nanoid(14),
      name: person.name,
      handle: createHandle(faker, person),
    }));
    const created = createTimestamp(faker, now - 700 * DAY, now - 100 * DAY);
    const recordings = createRecordings(faker, genre, {
      count: args.tracks,
      before: formatDay(created),
      mayBeExplicit: args.explicit,
    });
    const added = createTimestamps(faker, recordings.length, created, now);
    let startSeconds = 0;
    const tracks = recordings.map((recording, index) => {
      startSeconds += recording.durationSeconds;
      return {
        position: index + 1,
        ...recording,
        startSeconds: startSeconds - recording.durationSeconds,
        addedAt: formatUtc(added[index] ?? created),
        addedBy: faker.helpers.arrayElement(people).id,
      };
    });
    const durationSeconds = sum(tracks.map((track) => track.durationSeconds));
    return {
      id: faker.string.nanoid(22),
      title: faker.helpers.arrayElement(PLAYLIST_TITLES[genre]),
      genre,
      collaborative: isCollaborative,
      people,
      ownerId: people[0]?.id ?? '',
      createdAt: formatUtc(created),
      updatedAt: formatUtc(added.at(-1) ?? created),
      tracks,
      trackCount: tracks.length,
      durationSeconds,
      duration: toDuration(durationSeconds),
      followers: Math.round(10 ** faker.number.float({ min: 0, max: 4 })),
    };
  };
};
