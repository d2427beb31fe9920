import { allLocales } from '@faker-js/faker';
import validator from 'validator';
import type { ValueCase } from '../values.ts';

const isIsrc = (code: string): boolean => validator.isISRC(code.replaceAll('-', ''));

const isKnownAlbum = (album: string): boolean =>
  allLocales.en.music?.album?.includes(album) === true;

type Track = Record<'isrc' | 'durationText', string> & {
  durationSeconds: number;
  explicit: boolean;
};

const hasOneDuration = ({ durationText, durationSeconds, isrc }: Track): boolean => {
  const [minutes = NaN, seconds = NaN] = durationText.split(':').map(Number);
  return minutes * 60 + seconds === durationSeconds && isIsrc(isrc);
};

export const cases: readonly ValueCase[] = [
  ['isrc', {}, isIsrc],
  ['isrc', { country: 'KR' }, isIsrc],
  ['isrc', { country: 'GB', year: 2004, formatted: true }, /^GB-[A-Z0-9]{3}-04-\d{5}$/],
  ['song-name', { maxLength: 10, locale: 'pl' }, /^.{1,10}$/u],
  ['song-name', { maxLength: 10, locale: 'zh-CN' }, /^.{1,10}$/u],
  // The featured artist differs from the main artist.
  ['artist', { featuring: true }, /^(?!(.+) feat\. \1$).+ feat\. (?!.* feat\. )/],
  ['album', { edition: 'live' }, /. \(Live\)$/],
  ['album', { edition: 'deluxe' }, /. \(Deluxe Edition\)$/],
  ['album', { unique: true }, isKnownAlbum],
  ['music-genre', {}, { has: ['Acid House', 'Halloween', 'Sad', 'Zydeco'] }],
  ['music-genre', { kind: 'jazz' }, /jazz/i],
  ['music-genre', { kind: 'country' }, /country|cowboy/i],
  ['music-genre', { kind: 'rap' }, /\brap\b/i],
  ['playlist-track', {}, hasOneDuration],
  ['playlist-track', { minSeconds: 1, maxSeconds: 60 }, hasOneDuration],
  ['playlist-track', { minSeconds: 3500, maxSeconds: 3600 }, hasOneDuration],
  ['playlist-track', {}, { share: 1 / 5, of: ({ explicit }: Track) => explicit }],
  // About three quarters of the song names have at most twenty characters.
  ['song-name', {}, { share: 3 / 4, tolerance: 0.075, of: /^.{1,20}$/ }],
];
