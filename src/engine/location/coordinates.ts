import type { Faker } from '@faker-js/faker';
import { drawDecimal } from '../multiples.ts';
import { numberOf } from '../request.ts';
import type { RequestArguments } from '../request.ts';
import { distanceBetween } from './distance.ts';

/** A point in a box of degrees. The box crosses the 180th meridian when its west is east of its east. */
export function createPair(faker: Faker, request: RequestArguments) {
  const precision = numberOf(request, 'decimals');
  const west = request.number('west') ?? -180;
  const east = request.number('east') ?? 180;
  const south = request.number('south') ?? -90;
  const north = request.number('north') ?? 90;
  const latitude = drawDecimal(faker, { min: south, max: north }, precision);
  const max = west > east ? east + 360 : east;
  const longitude = drawDecimal(faker, { min: west, max }, precision);
  return {
    latitude,
    longitude: longitude > 180 ? round(longitude - 360, precision) : longitude,
  };
}

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

export function createNearbyPair(faker: Faker, request: RequestArguments) {
  const unit = request.oneOf('unit', ['kilometres', 'miles']) ?? 'kilometres';
  const origin: [number, number] = [
    request.required(request.number('latitude'), 'latitude'),
    request.required(request.number('longitude'), 'longitude'),
  ];
  const radius = request.number('radius');
  const point = faker.location.nearbyGPSCoordinate({
    origin,
    radius,
    isMetric: unit === 'kilometres',
  });
  const [latitude, longitude] = [round(point[0], 6), round(point[1], 6)];
  const start = { latitude: origin[0], longitude: origin[1] };
  const distance = round(distanceBetween(start, { latitude, longitude }, unit), 3);
  return { latitude, longitude, distance };
}

export function createBoundingBox(faker: Faker, request: RequestArguments) {
  const width = request.number('widthDegrees') ?? 1;
  const height = request.number('heightDegrees') ?? 1;
  const west = faker.location.longitude({ max: 180 - width });
  const south = faker.location.latitude({ max: 90 - height });
  // Fifteen digits, because 0.7 + 0.1 is a little less than 0.8.
  const [east, north] = [west + width, south + height].map((sum) => Number(sum.toPrecision(15)));
  return { west, south, east: east ?? west, north: north ?? south };
}

/** Degrees, minutes and seconds, drawn as whole units of the last decimal so that none rounds up to 60. */
export function createDms(faker: Faker, limit: number, letters: string, precision: number): string {
  const unit = 10 ** precision;
  const total = faker.number.int({ min: -limit * 3600 * unit, max: limit * 3600 * unit });
  const seconds = Math.abs(total) / unit;
  const width = precision > 0 ? precision + 3 : 2;
  const [degrees, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = (seconds - degrees * 3600 - minutes * 60).toFixed(precision).padStart(width, '0');
  return `${degrees}°${String(minutes).padStart(2, '0')}′${rest}″${letters[total < 0 ? 1 : 0]}`;
}

const GEOHASH_ALPHABET = '0123456789bcdefghjkmnpqrstuvwxyz';

export function createGeohash(faker: Faker, request: RequestArguments): string {
  const prefix = request.string('prefix') ?? '';
  const length = request.required(request.number('length'), 'length') - prefix.length;
  return prefix + faker.string.fromCharacters(GEOHASH_ALPHABET, length);
}

const PLUS_CODE_ALPHABET = '23456789CFGHJMPQRVWX';

/** The first two digits count blocks of 20 degrees: nine from pole to pole, 18 around. */
export function createPlusCode(faker: Faker, request: RequestArguments): string {
  const length = request.required(request.number('length'), 'length');
  const area = [9, 18].map((blocks) =>
    faker.string.fromCharacters(PLUS_CODE_ALPHABET.slice(0, blocks)),
  );
  const rest = faker.string.fromCharacters(PLUS_CODE_ALPHABET, length - 2);
  return `${area.join('')}${rest.slice(0, 6)}+${rest.slice(6)}`;
}

export function createMaidenheadLocator(faker: Faker, request: RequestArguments): string {
  const pairs = ['ABCDEFGHIJKLMNOPQR', '0123456789', 'abcdefghijklmnopqrstuvwx', '0123456789'];
  const length = request.required(request.number('length'), 'length');
  return pairs
    .map((characters) => faker.string.fromCharacters(characters, 2))
    .join('')
    .slice(0, length);
}
