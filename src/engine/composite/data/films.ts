/** Films by genre, and series by theirs. */
export const FILMS = [
  ['The Cartographer’s Daughter', 'drama'],
  ['Nine Minutes to Harbour', 'thriller'],
  ['A Goat Called Tuesday', 'comedy'],
  ['The Weight of Snow', 'documentary'],
  ['Orbit of Ashes', 'science fiction'],
] as const;

export const SERIES = [
  ['Low Tide', 'crime'],
  ['The Understudies', 'comedy'],
  ['Signal House', 'science fiction'],
  ['Market Square', 'drama'],
] as const;

/** Heights of the picture with the kilobits a second of each, from the smallest. */
export const RENDITIONS = [
  { height: 360, kilobits: 900 },
  { height: 480, kilobits: 1600 },
  { height: 720, kilobits: 3200 },
  { height: 1080, kilobits: 5800 },
  { height: 2160, kilobits: 15_000 },
] as const;

/** The tallest picture of each plan and of each kind of device. */
export const PLAN_HEIGHTS = { basic: 720, standard: 1080, premium: 2160 } as const;
export const DEVICE_HEIGHTS = {
  phone: 1080,
  tablet: 1080,
  laptop: 1080,
  television: 2160,
} as const;
