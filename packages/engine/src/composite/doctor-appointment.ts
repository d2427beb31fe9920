import type { Faker } from '@faker-js/faker';
import { MINUTE, HOUR, DAY } from '../durations.ts';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { CANCELLATION_REASONS, PRACTICE_NAMES, SPECIALTIES } from './data/medicine.ts';
import type { VisitReason } from './data/medicine.ts';
import { retryUntil } from '../retryUntil.ts';
import { createPicker, omitUndefined } from './shared/helpers.ts';
import { createPerson, createPhone, joinNames } from './shared/people.ts';
import type { Person } from './shared/people.ts';
import { createAddress, createPlace } from './shared/places.ts';
import type { Place } from './shared/places.ts';
import { isDayOff } from './shared/holidays.ts';
import {
  createBirthdateAtAge,
  createTimestamp,
  localToTimestamp,
  toLocalTimestamp,
  startOfDay,
  formatLocal,
  truncateToSeconds,
  formatUtc,
} from './shared/time.ts';

type AppointmentArguments = ArgumentsOf['composite']['doctor-appointment'];

const APPOINTMENT_STATUSES = [
  'booked',
  'fulfilled',
  'noshow',
  'cancelled',
] satisfies AppointmentArguments['status'][];
const ADULT = 18;
/**
 * From this age on, patients do not cancel because of work. A child's appointment can be cancelled because the guardian works.
 */
const RETIRED = 67;

const OPENING_HOUR = 8;
const CLOSING_HOUR = 17;

function isOpen(timestamp: number, { timeZone, countryCode }: Place): boolean {
  const shown = toLocalTimestamp(timestamp, timeZone);
  const hour = (shown - startOfDay(shown)) / HOUR;
  return hour >= OPENING_HOUR && hour < CLOSING_HOUR && !isDayOff(startOfDay(shown), countryCode);
}

/** Picks a quarter of an hour on a working day as the start, between three and about thirty days before or after `now`. */
function createStart(
  faker: Faker,
  { now, isPast, minutes, place }: { now: number; isPast: boolean; minutes: number; place: Place },
) {
  const step = isPast ? -DAY : DAY;
  let day = startOfDay(now) + faker.number.int({ min: 3, max: 28 }) * step;
  while (isDayOff(day, place.countryCode)) day += step;
  const quarter = faker.number.int({ min: OPENING_HOUR * 4, max: CLOSING_HOUR * 4 - minutes / 15 });
  return localToTimestamp(day + quarter * 15 * MINUTE, place.timeZone);
}

/** Picks a cancellation reason that fits the person or practice that cancels. */
function createExcuse(
  faker: Faker,
  by: keyof typeof CANCELLATION_REASONS,
  age: number,
  visit: VisitReason,
) {
  const excuses: readonly (readonly [string, string])[] = CANCELLATION_REASONS[by];
  const [reason] = faker.helpers.arrayElement(
    excuses.filter(
      ([, condition]) =>
        condition === 'always' ||
        condition === visit[4] ||
        (condition === 'working age' && age < RETIRED),
    ),
  );
  return reason;
}

function createPatient(faker: Faker, place: Place, age: number, start: number) {
  const person = createPerson(faker, place.locale);
  const phone = createPhone(faker, place);
  const { name, given, family, sex } = person;
  // Parent and child have the same sex, because in some languages the form of the family name depends on it.
  const parent = retryUntil(
    () => createPerson(faker, place.locale, sex),
    (each) => each.given !== given,
  );
  const guardian = { name: joinNames(parent.given, family, place.locale), phone };
  return omitUndefined({
    number: `P-${faker.string.numeric(6)}`,
    name,
    ...{ firstName: given, lastName: family, sex },
    birthDate: createBirthdateAtAge(faker, age, toLocalTimestamp(start, place.timeZone)),
    age,
    ...(age < ADULT ? { guardian } : { phone }),
  });
}

function createSite(faker: Faker, doctor: Person, place: Place, mode: 'in-person' | 'video') {
  if (mode === 'video') {
    const code = faker.string.alpha({ length: { min: 10, max: 10 }, casing: 'lower' });
    return { joinUrl: `https://visit.example/${code}` };
  }
  const name = (PRACTICE_NAMES.get(place.locale) ?? '*').replace('*', doctor.family);
  const room = String(faker.number.int({ min: 1, max: 12 }));
  return { practice: { name, room, address: createAddress(faker, place) } };
}

/** Creates a doctor's appointment that matches its status and the age of the patient. */
export const createDoctorAppointment = (args: AppointmentArguments) => {
  const now = truncateToSeconds(args.reference);
  return (faker: Faker) => {
    const place = createPlace(faker, args.locale);
    const pick = createPicker(faker);
    const specialty = args.specialty ?? faker.helpers.objectKey(SPECIALTIES);
    const status = args.status ?? pick(APPOINTMENT_STATUSES);
    const mode = args.mode ?? pick(['in-person', 'in-person', 'video']);
    const visits: readonly VisitReason[] = SPECIALTIES[specialty];
    const visit = pick(visits.filter(([, , needs]) => mode !== 'video' || needs === mode));
    const [reason, minutes, , [youngest, oldest]] = visit;
    const age = faker.number.int({ min: youngest, max: oldest });
    const isPast = status === 'fulfilled' || status === 'noshow';
    const start = createStart(faker, { now, isPast, minutes, place });
    const end = start + minutes * MINUTE;
    const created = isPast
      ? createTimestamp(faker, start - 40 * DAY, start - 2 * DAY)
      : // A cancelled appointment is at least a week old: since then, the practice was open to cancel it.
        createTimestamp(faker, now - 30 * DAY, status === 'cancelled' ? now - 7 * DAY : now);
    const doctor = createPerson(faker, place.locale);
    const local = (timestamp: number) => formatLocal(timestamp, place.timeZone);
    const by = pick(['patient', 'practice'] as const);
    const cancelled = retryUntil(
      () => createTimestamp(faker, created, now),
      (at) => status !== 'cancelled' || by === 'patient' || isOpen(at, place),
    );
    const checkedIn = start - faker.number.int({ min: 1, max: 20 }) * MINUTE;
    const finished = createTimestamp(faker, start + 10 * MINUTE, end + 10 * MINUTE, MINUTE);
    return omitUndefined({
      id: faker.string.uuid(),
      status,
      ...{ specialty, reason, mode },
      start: local(start),
      end: local(end),
      durationMinutes: minutes,
      timeZone: place.timeZone,
      createdAt: formatUtc(created),
      patient: createPatient(faker, place, age, start),
      doctor: { name: doctor.name, firstName: doctor.given, lastName: doctor.family },
      ...createSite(faker, doctor, place, mode),
      reminder:
        status === 'cancelled'
          ? undefined
          : { channel: pick(['sms', 'phone']), at: formatUtc(start - DAY) },
      visit:
        status === 'fulfilled'
          ? { checkedInAt: local(checkedIn), finishedAt: local(finished) }
          : undefined,
      cancellation:
        status === 'cancelled'
          ? { by, at: formatUtc(cancelled), reason: createExcuse(faker, by, age, visit) }
          : undefined,
    });
  };
};
