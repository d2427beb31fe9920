/** The vocabulary of openapi/README.md as a test reads it: what is forbidden, what has fixed values, and why not always. */

/** Names that must not come back, with the one to use instead. */
export const FORBIDDEN: Record<string, string> = {
  birthdate: 'birthDate',
  case: 'casing',
  categories: 'kinds',
  category: 'kind',
  class: 'kind',
  classes: 'kinds',
  dateOfBirth: 'birthDate',
  display: 'name',
  eol: 'lineEnding',
  except: 'exclude',
  families: 'kinds',
  family: 'kind; of a person lastName',
  given: 'firstName',
  iata: 'iataCode',
  icao: 'icaoCode',
  initial: 'startsWith',
  medium: 'kind',
  middle: 'middleName',
  newline: 'lineEnding',
  notation: 'format',
  postalCode: 'postcode',
  rate: 'percent',
  scope: 'kind',
  sense: 'kind',
  source: 'kind',
  state: 'region; of a process status',
  style: 'format',
  surname: 'lastName',
  system: 'units; of a database dialect',
  type: 'kind',
  variant: 'kind, or format',
  zip: 'postcode',
  zipCode: 'postcode',
};

/** Where a forbidden name stays, with the reason. A dot marks a property. */
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
  units: /^(metric|us)$/,
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

/** American words, with the British ones. */
export const AMERICAN: Record<string, string> = {
  canceled: 'cancelled',
  catalog: 'catalogue',
  center: 'centre',
  color: 'colour',
  colors: 'colours',
  favorite: 'favourite',
  gray: 'grey',
  grayscale: 'greyscale',
  kilometer: 'kilometre',
  liter: 'litre',
  license: 'licence',
  meter: 'metre',
  organizer: 'organiser',
  plow: 'plough',
  theater: 'theatre',
  tire: 'tyre',
};
