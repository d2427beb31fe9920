import { allLocales } from '@faker-js/faker';
import validator from 'validator';
import { expect, test } from 'vitest';
import { drawValues, testAnswers, testValues } from './values.ts';

type Track = Record<'isrc' | 'durationText', string> & { durationSeconds: number };

const isIsrc = (code: string) => validator.isISRC(code.replaceAll('-', ''));

testValues('music', [
  ['isrc', {}, isIsrc],
  ['isrc', { country: 'KR' }, isIsrc],
  ['isrc', { country: 'GB', year: 2004, formatted: true }, /^GB-[A-Z0-9]{3}-04-\d{5}$/],
  ['song-name', { maxLength: 10, locale: 'pl' }, /^.{1,10}$/u],
  ['song-name', { maxLength: 10, locale: 'zh-CN' }, /^.{1,10}$/u],
  // A guest is another artist.
  ['artist', { featuring: true }, /^(?!(.+) feat\. \1$).+ feat\. (?!.* feat\. )/],
  ['album', { edition: 'live' }, /. \(Live\)$/],
  ['music-genre', { kind: 'jazz' }, /jazz/i],
  ['music-genre', { kind: 'country' }, /country|cowboy/i],
  ['music-genre', { kind: 'rap' }, /\brap\b/i],
]);

test('an album without an edition has the title that it is known by', () => {
  const albums = allLocales.en.music?.album ?? [];
  expect(drawValues('music/album').filter((album) => !albums.includes(album))).toEqual([]);
});

testAnswers<Track>('music/playlist-track', {
  'has one length in both notations, and an ISRC': ({ durationText, durationSeconds, isrc }) => {
    const [minutes = NaN, seconds = NaN] = durationText.split(':').map(Number);
    return minutes * 60 + seconds === durationSeconds && isIsrc(isrc);
  },
});
