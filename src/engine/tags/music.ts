import type { Faker } from '@faker-js/faker';
import type { JsonValue, TagGenerators } from '../generator.ts';
import type { RequestArguments } from '../request.ts';

const EDITIONS: Readonly<Record<string, string>> = {
  deluxe: 'Deluxe Edition',
  live: 'Live',
  remastered: 'Remastered',
};

/** Families of genres, by the word that the English names of their members share. */
const GENRE_FAMILIES: Readonly<Record<string, RegExp>> = {
  blues: /\bblues\b/i,
  country: /\b(country|cowboy)\b/i,
  folk: /\bfolk\b/i,
  house: /\bhouse\b/i,
  jazz: /\bjazz\b/i,
  metal: /metal/i,
  pop: /\bpop\b/i,
  punk: /punk/i,
  rap: /\brap\b/i,
  rock: /\brock\b/i,
};

/** Prefixes of ISRC that are codes of ISO 3166-1. */
const ISRC_COUNTRIES = 'AU BR CA DE ES FR GB IT JP KR MX NL PL SE US'.split(' ');

function createSongName(faker: Faker, request: RequestArguments): string {
  const maxLength = request.optional.number('maxLength') ?? Infinity;
  const names = faker.definitions.music.song_name;
  return faker.helpers.arrayElement(names.filter((name) => name.length <= maxLength));
}

function createArtist(faker: Faker, request: RequestArguments): string {
  const artist = faker.music.artist();
  if (!request.boolean('featuring')) return artist;
  const others = faker.definitions.music.artist.filter((name) => name !== artist);
  return `${artist} feat. ${faker.helpers.arrayElement(others)}`;
}

function createAlbum(faker: Faker, request: RequestArguments): string {
  const album = faker.music.album();
  const edition = request.optional.oneOf('edition', Object.keys(EDITIONS));
  return edition === undefined ? album : `${album} (${EDITIONS[edition] ?? ''})`;
}

function createGenre(faker: Faker, request: RequestArguments): string {
  const family = request.optional.oneOf('kind', Object.keys(GENRE_FAMILIES));
  if (family === undefined) return faker.music.genre();
  const { genre } = faker.definitions.music;
  return faker.helpers.arrayElement(genre.filter((name) => GENRE_FAMILIES[family]?.test(name)));
}

/** The four parts of a recording code (ISO 3901): prefix, year of reference and designation. */
function createIsrc(
  faker: Faker,
  country: string | undefined,
  year = faker.number.int({ min: 1986, max: 2025 }),
): string[] {
  return [
    country ?? faker.helpers.arrayElement(ISRC_COUNTRIES),
    faker.string.alphanumeric({ length: 3, casing: 'upper' }),
    String(year).slice(-2),
    faker.string.numeric(5),
  ];
}

function createPlaylistTrack(faker: Faker, request: RequestArguments): JsonValue {
  const seconds = faker.number.int(request.range('minSeconds', 'maxSeconds'));
  return {
    title: faker.music.songName(),
    artist: faker.music.artist(),
    album: faker.music.album(),
    trackNumber: faker.number.int({ min: 1, max: 14 }),
    genre: faker.music.genre(),
    isrc: createIsrc(faker, undefined).join(''),
    durationSeconds: seconds,
    durationText: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    explicit: faker.datatype.boolean({ probability: 0.2 }),
  };
}

export const music: TagGenerators = {
  'song-name': createSongName,
  artist: createArtist,
  album: createAlbum,
  'music-genre': createGenre,
  'playlist-track': createPlaylistTrack,
  isrc: (faker, request) => {
    const country = request.optional.oneOf('country', ISRC_COUNTRIES);
    const parts = createIsrc(faker, country, request.optional.number('year'));
    return parts.join(request.boolean('formatted') ? '-' : '');
  },
};
