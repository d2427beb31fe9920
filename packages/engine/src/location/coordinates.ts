import type { Faker } from '@faker-js/faker';
import { createDecimal, round } from '../multiples.ts';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import type { CreateValue } from '../tag.ts';
import { distanceBetween, EARTH_RADIUS } from './distance.ts';

/** Limits of coordinates, in degrees. */
interface Box {
  west: number;
  east: number;
  south: number;
  north: number;
}

type LocationArguments = ArgumentsOf['location'];

export const WORLD_BOUNDS: Box = { west: -180, east: 180, south: -90, north: 90 };

/** Picks a point in a box. If `west` is greater than `east`, the box crosses the 180th meridian. */
export function createCoordinatePair(
  faker: Faker,
  { west, east, south, north }: Box,
  precision: number,
) {
  const latitude = createDecimal(faker, { min: south, max: north }, precision);
  const max = west > east ? east + 360 : east;
  const longitude = createDecimal(faker, { min: west, max }, precision);
  return {
    latitude,
    longitude: longitude > 180 ? round(longitude - 360, precision) : longitude,
  };
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const toDegrees = (radians: number): number => (radians * 180) / Math.PI;
/** Wraps a longitude beyond the 180th meridian. */
const turnBack = (degrees: number): number =>
  Math.abs(degrees) > 180 ? degrees - Math.sign(degrees) * 360 : degrees;

/** Maximum distance that rounding to six decimals can add, in kilometres or miles. */
const ROUNDING_ERROR = 0.0001;

/**
 * Returns the point at a great-circle distance from an origin. All numbers are in radians. The direction is 0 for north and
 * increases towards east.
 */
function travel(latitude: number, longitude: number, distance: number, direction: number) {
  const north = Math.sin(distance) * Math.cos(direction);
  const east = Math.sin(distance) * Math.sin(direction);
  const toAxis = Math.cos(distance) * Math.cos(latitude) - north * Math.sin(latitude);
  const toPole = Math.cos(distance) * Math.sin(latitude) + north * Math.cos(latitude);
  return {
    latitude: Math.atan2(toPole, Math.hypot(toAxis, east)),
    longitude: longitude + Math.atan2(east, toAxis),
  };
}

/** Creates a point in a circle. Each square metre is equally likely. */
export function createNearbyCoordinatePair(
  args: LocationArguments['nearby-coordinate-pair'],
): CreateValue {
  const { unit, latitude: startLatitude, longitude: startLongitude } = args;
  const start = { latitude: startLatitude, longitude: startLongitude };
  const radius = (args.radius - ROUNDING_ERROR) / EARTH_RADIUS[unit];
  return (faker) => {
    const direction = faker.number.float({ max: 2 * Math.PI });
    const share = faker.number.float({ max: 1 });
    const distance = 2 * Math.asin(Math.sin(radius / 2) * Math.sqrt(share));
    const [north, east] = [toRadians(start.latitude), toRadians(start.longitude)];
    const point = travel(north, east, distance, direction);
    const latitude = round(toDegrees(point.latitude), 6);
    const longitude = round(turnBack(toDegrees(point.longitude)), 6);
    const rounded = round(distanceBetween(start, { latitude, longitude }, unit), 3);
    return { latitude, longitude, distance: rounded };
  };
}

export const createBoundingBox =
  ({
    widthDegrees: width,
    heightDegrees: height,
  }: LocationArguments['bounding-box']): CreateValue =>
  (faker) => {
    const west = faker.location.longitude({ max: 180 - width });
    const south = faker.location.latitude({ max: 90 - height });
    // Rounds to 15 digits, because 0.7 + 0.1 is slightly less than 0.8.
    const [east, north] = [west + width, south + height].map((sum) => Number(sum.toPrecision(15)));
    return { west, south, east: east ?? west, north: north ?? south };
  };

/**
 * Generates degrees, minutes and seconds. All three are computed from an integer number of the smallest units, so that rounding
 * never returns 60.
 */
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

export const createGeohash =
  ({ length, prefix = '' }: LocationArguments['geohash']): CreateValue<string> =>
  (faker) =>
    prefix + faker.string.fromCharacters(GEOHASH_ALPHABET, length - prefix.length);

const PLUS_CODE_ALPHABET = '23456789CFGHJMPQRVWX';

/**
 * Creates a Plus Code. Its first two digits count blocks of 20 degrees: nine from south to north, 18 from west to east.
 */
export const createPlusCode =
  ({ length }: LocationArguments['plus-code']): CreateValue<string> =>
  (faker) => {
    const area = [9, 18].map((blocks) =>
      faker.string.fromCharacters(PLUS_CODE_ALPHABET.slice(0, blocks)),
    );
    const rest = faker.string.fromCharacters(PLUS_CODE_ALPHABET, length - 2);
    return `${area.join('')}${rest.slice(0, 6)}+${rest.slice(6)}`;
  };

export const createMaidenheadLocator =
  ({ length }: LocationArguments['maidenhead-locator']): CreateValue<string> =>
  (faker) => {
    const pairs = ['ABCDEFGHIJKLMNOPQR', '0123456789', 'abcdefghijklmnopqrstuvwx', '0123456789'];
    return pairs
      .map((characters) => faker.string.fromCharacters(characters, 2))
      .join('')
      .slice(0, length);
  };
