import { allLocales } from '@faker-js/faker';
import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { fresh, recordedAndFresh } from './faults.ts';

type Track = Record<'isrc' | 'durationText', string> & { durationSeconds: number };

const failing = (values: string[], expression: RegExp) =>
  values.filter((value) => !expression.test(value));

describe('music', () => {
  test('every ISRC passes an independent validator, with and without hyphens', () => {
    const codes = [...recordedAndFresh('music/isrc'), ...fresh('music/isrc', { country: 'KR' })];
    expect(codes.filter((code) => !validator.isISRC(code.replaceAll('-', '')))).toEqual([]);
  });

  test('an ISRC has the country and year asked for', () => {
    const codes = fresh('music/isrc', { country: 'GB', year: 2004, formatted: true });
    expect(failing(codes, /^GB-[A-Z0-9]{3}-04-\d{5}$/)).toEqual([]);
  });

  test('song names keep to the length asked for, in every language', () => {
    for (const locale of ['en', 'pl', 'zh-CN']) {
      const names = fresh('music/song-name', { maxLength: 10, locale });
      expect(names.filter((name) => name.length > 10)).toEqual([]);
    }
  });

  test('a guest is another artist, and an edition follows the title in brackets', () => {
    for (const credit of fresh('music/artist', { featuring: true })) {
      const [artist, guest, ...more] = credit.split(' feat. ');
      expect([guest === undefined, guest === artist, more]).toEqual([false, false, []]);
    }
    expect(failing(fresh('music/album', { edition: 'live' }), /. \(Live\)$/)).toEqual([]);
    const albums = allLocales.en.music?.album ?? [];
    expect(fresh('music/album').filter((album) => !albums.includes(album))).toEqual([]);
  });

  test.each([
    ['jazz', /jazz/i],
    ['country', /country|cowboy/i],
    ['rap', /\brap\b/i],
  ])('genres of the kind %s have it in their name', (kind, expression) => {
    expect(failing(fresh('music/music-genre', { kind }), expression)).toEqual([]);
  });

  test('the two lengths of a track are one, and within the limits', () => {
    const query = { minSeconds: 55, maxSeconds: 65 };
    for (const track of fresh<Track>('music/playlist-track', query)) {
      const [minutes, seconds] = track.durationText.split(':').map(Number);
      expect((minutes ?? 0) * 60 + (seconds ?? 0)).toBe(track.durationSeconds);
      expect(track.durationSeconds).toBeGreaterThanOrEqual(55);
      expect(track.durationSeconds).toBeLessThanOrEqual(65);
      expect(validator.isISRC(track.isrc)).toBe(true);
    }
  });
});
