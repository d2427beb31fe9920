/** The vocabulary of vocabulary.md as a test reads it: rejected names, fixed values, and exceptions with reasons. */

/** Names that must not come back, by the one to use instead. */
const REPLACED: Record<string, string> = {
  birthDate: 'birthdate dateOfBirth',
  casing: 'case',
  kinds: 'categories classes families',
  kind: 'category class family medium scope sense source type variant',
  'a name that ends in At or On': 'date since',
  name: 'display',
  lineEnding: 'eol newline',
  exclude: 'except',
  firstName: 'given',
  middleName: 'middle',
  lastName: 'surname',
  durationHours: 'hours',
  durationMinutes: 'minutes',
  durationSeconds: 'seconds',
  iataCode: 'iata',
  icaoCode: 'icao',
  startsWith: 'initial',
  format: 'international notation style',
  position: 'line',
  postcode: 'postalCode zip zipCode',
  percent: 'rate',
  unambiguous: 'similar',
  speedKilometresPerHour: 'speed',
  'region; of a process status': 'state',
  'unitSystem; of a database dialect': 'system units',
};

/** The same, by the name that is forbidden. */
export const FORBIDDEN: ReadonlyMap<string, string> = new Map(
  Object.entries(REPLACED).flatMap(([use, names]) =>
    names.split(' ').map((name): [string, string] => [name, use]),
  ),
);

/** Exceptions that keep a forbidden name, with the reason. A dot marks a property. */
export const ALLOWED: Record<string, string> = {
  'book/call-number class': 'The Dewey Decimal Classification calls its ten parts classes.',
  'composite/blog-data-set .categories': 'Categories are records of a blog.',
  'composite/blog-data-set .category': 'It refers to one of the categories.',
  'database/column-definition .type': 'SQL calls it the data type.',
  'finance/transaction .type': 'Banks call it the type of a transaction.',
  'git/commit-message type': 'Conventional Commits calls it the type.',
  'location/geojson-point .type': 'RFC 7946 prescribes the member.',
  'person/driving-licence-number state': 'States of the USA issue the licences.',
  'location/zip-code state': 'Only states of the USA have lists of their own.',
  'number/dice-roll .notation': 'Dice notation is what the value is called.',
  'person/monogram middle': 'It adds the letter of a middle name, and holds no name.',
};

/** Parameters of another type than their namesakes, with the reason. */
export const OTHER_TYPE: Record<string, string> = {
  'date/date-range from': 'Ranges are of whole days.',
  'date/date-range to': 'Ranges are of whole days.',
  'date/time-of-day from': 'An hour of any day.',
  'date/time-of-day to': 'An hour of any day.',
  'custom/list-item items': 'The list itself, and not how long it is.',
  'custom/record parameters': 'The parameters of a generator, by name.',
  'number/big-integer max': 'Text, as JSON readers round integers of this size.',
  'number/big-integer min': 'Text, as JSON readers round integers of this size.',
};

/** Units as names end in them and `unit` lists them, by what they measure. */
export const UNITS: Record<string, string[]> = {
  time: ['milliseconds', 'seconds', 'minutes', 'hours', 'days', 'weeks', 'years'],
  length: ['millimetres', 'centimetres', 'metres', 'kilometres', 'inches', 'miles'],
  mass: ['grams', 'kilograms'],
  energy: ['kilojoules', 'kilocalories'],
  data: ['bytes', 'megabytes', 'kilobits'],
  angle: ['degrees'],
  picture: ['pixels'],
  share: ['percent'],
};

/** Short forms of units, which names do not end in. */
export const SHORT_UNITS =
  /[a-z](Ms|Secs?|Mins?|Hrs?|Mm|Cm|Km|Kmh|Kph|Mph|Kg|Kj|Kcal|Kb|Mb|Gb|Kbps|Mbps|Px|Deg)$/;

/** Names of numbers, in all operations or in one, that leave out the unit, with the unit. */
export const NO_UNIT: Record<string, string> = {
  // Ages are in completed years everywhere.
  age: 'years',
  maxAge: 'years',
  minAge: 'years',
  // Pictures are measured in pixels.
  height: 'pixels',
  size: 'pixels',
  width: 'pixels',
  // Components are what their colour space defines.
  hue: 'degrees',
  lightness: 'percent',
  saturation: 'percent',
  // The reference system of coordinates has no other unit.
  latitude: 'degrees',
  longitude: 'degrees',
  // A limit of a value that is itself a percentage.
  'number/percentage min': 'percent',
};

/** Properties that are a date-time or a day and do not end in At or On, with the reason. */
export const OTHER_TIMES: Record<string, string> = {
  actual: 'Departure boards say actual, estimated and scheduled.',
  asOf: 'Nothing happened: the record is the state at that time.',
  at: 'The object around it says what happened.',
  birthDate: 'The vocabulary has its own word for it.',
  day: 'A point of a chart.',
  doorsOpen: 'Invitations say so.',
  end: 'End of a span.',
  estimated: 'Departure boards say so.',
  estimatedArrival: 'Nothing happened yet: trackers say estimated arrival.',
  previousStart: 'Former end of a span.',
  scheduled: 'Departure boards say so.',
  start: 'End of a span.',
};

/** Types that a name has wherever it stands. */
export const TYPES: Record<string, string> = {
  exclude: 'array',
  reference: 'date-time',
  kind: 'string',
  kinds: 'array',
  name: 'string',
  firstName: 'string',
  middleName: 'string',
  lastName: 'string',
  duration: 'duration',
};

/** Spelling of the values of a name, wherever an enum lists them, for parameters and properties alike. */
export const VALUES: Record<string, RegExp> = {
  country: /^[A-Z]{2}$/,
  countryCode: /^[A-Z]{2}$/,
  currency: /^[A-Z]{3}$/,
  dialect: /^[a-z]+$/,
  iataCode: /^[A-Z][A-Z0-9]{1,2}$/,
  lineEnding: /^(lf|crlf)$/,
  separator: /^(hyphen|underscore|space|dot|colon|none)$/,
  sex: /^(female|male|generic)$/,
  unitSystem: /^(metric|us)$/,
};

/**
 * Parameters, in all operations or in one, whose enums keep the spelling of a standard or a product, and not ours:
 * lower case with hyphens.
 */
export const OWN_SPELLING: Record<string, string> = {
  airline: 'Designators of IATA.',
  'job/seniority-level level': 'Levels as job advertisements write them.',
  'internet/jwt algorithm': 'Names of RFC 7518 for JSON Web Tokens.',
  area: 'Names of the time zone database.',
  'location/geojson-point type': 'Name of RFC 7946.',
  country: 'Codes of ISO 3166-1.',
  currency: 'Codes of ISO 4217.',
  destination: 'Codes of IATA.',
  'database/storage-engine exclude': 'Engines as MySQL names them.',
  'internet/jwt-algorithm kinds': 'Prefixes of RFC 7518.',
  'composite/language-training-course level':
    'Levels of the Common European Framework of Reference.',
  make: 'Names of makes.',
  mediaType: 'Media types of RFC 6838.',
  manufacturer: 'Names of companies.',
  origin: 'Codes of IATA.',
  ratio: 'Two numbers with a colon, as cameras name them.',
  'vehicle/vrm region': 'First letters of British marks.',
  'animal/pet-name startsWith': 'Capitals, as names begin.',
  'person/driving-licence-number state': 'Codes of the US Postal Service.',
  'location/zip-code state': 'Codes of the US Postal Service.',
  'science/measurement unit': 'Symbols of the International System of Units.',
};

/** Keys that are values themselves. */
export const VALUE_KEYS: Record<string, string> = {
  'composite/food-recipe': 'The ratings of one to five stars.',
  'composite/list-of-tasks': 'The values of status.',
};

/** American words, which names and values are not made of. */
export const AMERICAN = new Set(
  (
    'canceled catalog center color colors favorite gray grayscale kilometer liter license meter ' +
    'organizer plow theater tire'
  ).split(' '),
);
