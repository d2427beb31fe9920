import type { Faker } from '@faker-js/faker';
import { defineTag } from '../tag.ts';

const EDITIONS = { deluxe: 'Deluxe Edition', live: 'Live', remastered: 'Remastered' };

/** Patterns for the English names of genres, by genre family. */
const GENRE_FAMILIES = {
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

/** Country codes (ISO 3166-1) that are also ISRC prefixes. */
const ISRC_COUNTRIES = 'AU BR CA DE ES FR GB IT JP KR MX NL PL SE US'.split(' ');

/** Creates the four parts of an ISRC (ISO 3901): country, registrant, year of reference and designation. */
function createIsrc(faker: Faker, known: { country?: string; year?: number }): string[] {
  const year = known.year ?? faker.number.int({ min: 1986, max: 2025 });
  return [
    known.country ?? faker.helpers.arrayElement(ISRC_COUNTRIES),
    faker.string.alphanumeric({ length: 3, casing: 'upper' }),
    String(year).slice(-2),
    faker.string.numeric(5),
  ];
}

export const music = defineTag('music', {
  'song-name': ({ maxLength = Infinity }, { definitions }) =>
    definitions.music.song_name.filter(({ length }) => length <= maxLength),
  artist: ({ featuring }, { definitions }) => {
    const { artist: artists } = definitions.music;
    if (!featuring) return artists;
    return ({ helpers }) => {
      const artist = helpers.arrayElement(artists);
      const others = artists.filter((name) => name !== artist);
      return `${artist} feat. ${helpers.arrayElement(others)}`;
    };
  },
  album: ({ edition }, { definitions }) =>
    definitions.music.album.map((name) => (edition ? `${name} (${EDITIONS[edition]})` : name)),
  'music-genre': ({ kind }, { definitions }) =>
    definitions.music.genre.filter((name) => !kind || GENRE_FAMILIES[kind].test(name)),
  'playlist-track':
    ({ minSeconds: min, maxSeconds: max }) =>
    (faker) => {
      const seconds = faker.number.int({ min, max });
      return {
        title: faker.music.songName(),
        artist: faker.music.artist(),
        album: faker.music.album(),
        trackNumber: faker.number.int({ min: 1, max: 14 }),
        genre: faker.music.genre(),
        isrc: createIsrc(faker, {}).join(''),
        durationSeconds: seconds,
        durationText: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
        explicit: faker.datatype.boolean({ probability: 0.2 }),
      };
    },
  isrc: (args) => (faker) => createIsrc(faker, args).join(args.formatted ? '-' : ''),
});
