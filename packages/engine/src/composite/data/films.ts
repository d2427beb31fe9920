type Film = readonly [name: string, genre: string, year: number, ageRating: number];

/** Films. Some were released before the earliest possible `reference`, so that every request can get a film. */
export const FILMS: readonly Film[] = [
  ['A Goat Called Tuesday', 'comedy', 1994, 0],
  ['The Cartographer’s Daughter', 'drama', 1997, 12],
  ['The Weight of Snow', 'documentary', 1998, 0],
  ['Nine Minutes to Harbour', 'thriller', 2006, 16],
  ['Orbit of Ashes', 'science-fiction', 2019, 12],
];

/** A series with one season a year. `minutes` has the lengths of its shortest and longest episode. */
type Series = readonly [
  name: string,
  genre: string,
  firstYear: number,
  ageRating: number,
  minutes: readonly [number, number],
];

export const SERIES: readonly Series[] = [
  ['Low Tide', 'crime', 1993, 16, [42, 58]],
  ['Market Square', 'drama', 1995, 12, [40, 52]],
  ['The Understudies', 'comedy', 2011, 6, [22, 30]],
  ['Signal House', 'science-fiction', 2017, 12, [44, 58]],
];

/** Picture heights in pixels and bit rates in kilobits per second, lowest first. */
export const RENDITIONS = [
  { height: 360, kilobits: 900 },
  { height: 480, kilobits: 1600 },
  { height: 720, kilobits: 3200 },
  { height: 1080, kilobits: 5800 },
  { height: 2160, kilobits: 15_000 },
];

/** Maximum picture height in pixels, by plan and by device. */
export const MAX_HEIGHT_BY_PLAN = { basic: 720, standard: 1080, premium: 2160 };
export const MAX_HEIGHT_BY_DEVICE = {
  phone: 1080,
  tablet: 1080,
  laptop: 1080,
  television: 2160,
};
