import type { ArgumentsOf } from '../../../generated/arguments.ts';

type AirportCode = NonNullable<ArgumentsOf['composite']['flight-details-record']['origin']>;

/** An airport, with the coordinates of its reference point. */
type Airport = readonly [
  icao: string,
  city: string,
  country: string,
  timeZone: string,
  latitude: number,
  longitude: number,
];

/** Large airports by IATA code. */
export const AIRPORTS = {
  FRA: ['EDDF', 'Frankfurt', 'DE', 'Europe/Berlin', 50.0333, 8.5706],
  MUC: ['EDDM', 'Munich', 'DE', 'Europe/Berlin', 48.3538, 11.7861],
  LHR: ['EGLL', 'London', 'GB', 'Europe/London', 51.4706, -0.4619],
  CDG: ['LFPG', 'Paris', 'FR', 'Europe/Paris', 49.0097, 2.5479],
  AMS: ['EHAM', 'Amsterdam', 'NL', 'Europe/Amsterdam', 52.3086, 4.7639],
  MAD: ['LEMD', 'Madrid', 'ES', 'Europe/Madrid', 40.4719, -3.5626],
  FCO: ['LIRF', 'Rome', 'IT', 'Europe/Rome', 41.8003, 12.2389],
  WAW: ['EPWA', 'Warsaw', 'PL', 'Europe/Warsaw', 52.1657, 20.9671],
  ARN: ['ESSA', 'Stockholm', 'SE', 'Europe/Stockholm', 59.6519, 17.9186],
  JFK: ['KJFK', 'New York', 'US', 'America/New_York', 40.6398, -73.7789],
  ORD: ['KORD', 'Chicago', 'US', 'America/Chicago', 41.9786, -87.9048],
  LAX: ['KLAX', 'Los Angeles', 'US', 'America/Los_Angeles', 33.9425, -118.408],
  GRU: ['SBGR', 'São Paulo', 'BR', 'America/Sao_Paulo', -23.4356, -46.4731],
  HND: ['RJTT', 'Tokyo', 'JP', 'Asia/Tokyo', 35.5523, 139.78],
  ICN: ['RKSI', 'Seoul', 'KR', 'Asia/Seoul', 37.4691, 126.451],
  PEK: ['ZBAA', 'Beijing', 'CN', 'Asia/Shanghai', 40.0801, 116.5846],
} as const satisfies Record<AirportCode, Airport>;

/** Airlines by IATA code, each with its country and some of the aircraft types in its fleet in 2024. */
export const AIRLINES = [
  ['LH', 'Lufthansa', 'DE', ['320', '32N', '333', '789', '359']],
  ['BA', 'British Airways', 'GB', ['320', '32N', '789', '77W', '351']],
  ['AF', 'Air France', 'FR', ['320', '789', '359', '77W']],
  ['KL', 'KLM Royal Dutch Airlines', 'NL', ['738', '333', '789', '77W']],
  ['UX', 'Air Europa', 'ES', ['738', '789']],
  ['LO', 'LOT Polish Airlines', 'PL', ['738', '789']],
  ['SK', 'SAS', 'SE', ['32N', '333', '359']],
  ['DL', 'Delta Air Lines', 'US', ['320', '738', '333', '359']],
  ['UA', 'United Airlines', 'US', ['320', '738', '789', '77W']],
  ['LA', 'LATAM Airlines', 'BR', ['320', '32N', '77W']],
  ['NH', 'All Nippon Airways', 'JP', ['738', '32N', '789', '77W']],
  ['KE', 'Korean Air', 'KR', ['738', '333', '789', '77W']],
  ['CA', 'Air China', 'CN', ['320', '738', '333', '789', '359', '77W']],
] as const;

/** Aircraft with their IATA type code, seats, and shortest and longest flight in kilometres. */
export const AIRCRAFT = [
  { code: '320', name: 'Airbus A320', seats: 180, from: 0, to: 4500 },
  { code: '738', name: 'Boeing 737-800', seats: 186, from: 0, to: 4500 },
  { code: '32N', name: 'Airbus A320neo', seats: 180, from: 0, to: 5500 },
  { code: '333', name: 'Airbus A330-300', seats: 293, from: 4500, to: 10_500 },
  { code: '789', name: 'Boeing 787-9', seats: 290, from: 4500, to: 14_000 },
  { code: '359', name: 'Airbus A350-900', seats: 315, from: 4500, to: 15_000 },
  { code: '77W', name: 'Boeing 777-300ER', seats: 350, from: 4500, to: 13_500 },
  { code: '351', name: 'Airbus A350-1000', seats: 369, from: 4500, to: 15_000 },
] as const;
