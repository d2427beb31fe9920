import type { Faker } from '@faker-js/faker';
import type { JsonValue } from '../generator.ts';
import type { RequestArguments } from '../request.ts';
import { PRACTICE_NAMES, SPECIALTIES } from './data/medicine.ts';
import type { Visit } from './data/medicine.ts';
import { choose, pickFrom, present } from './shared/arguments.ts';
import { createPerson, createPhone, joinNames } from './shared/people.ts';
import type { Person } from './shared/people.ts';
import { createAddress, drawPlace, localeOf } from './shared/places.ts';
import type { Place } from './shared/places.ts';
import {
  DAY,
  MINUTE,
  drawBirthDate,
  drawInstant,
  fromLocal,
  referenceOf,
  startOfDay,
  toLocal,
  toUtc,
} from './shared/time.ts';

const STATUSES = ['booked', 'fulfilled', 'noshow', 'cancelled'] as const;
const SPECIALTY_NAMES = Object.keys(SPECIALTIES) as (keyof typeof SPECIALTIES)[];
const CANCELLATIONS = {
  patient: ['Feeling better', 'Cannot get away from work', 'Found an earlier date'],
  practice: ['Doctor is ill', 'Equipment out of order'],
} as const;
const ADULT = 18;

/** A start on a quarter of an hour of a working day, two to thirty days from now. */
function drawStart(faker: Faker, now: number, isPast: boolean, minutes: number, timeZone: string) {
  const step = isPast ? -DAY : DAY;
  let day = startOfDay(now) + faker.number.int({ min: 3, max: 28 }) * step;
  while ([0, 6].includes(new Date(day).getUTCDay())) day += step;
  const quarter = faker.number.int({ min: 8 * 4, max: 17 * 4 - minutes / 15 });
  return fromLocal(day + quarter * 15 * MINUTE, timeZone);
}

function createPatient(faker: Faker, place: Place, ages: readonly [number, number], start: number) {
  const person = createPerson(faker, place.locale);
  const age = faker.number.int({ min: ages[0], max: ages[1] });
  const phone = createPhone(faker, place.countryCode);
  const { name, given, family, sex } = person;
  // Of the same sex, as some languages have a form of the family name for each.
  const parent = createPerson(faker, place.locale, sex);
  const guardian = { name: joinNames(parent.given, family, place.locale), phone };
  return present({
    number: `P-${faker.string.numeric(6)}`,
    name,
    ...{ given, family, sex },
    birthDate: drawBirthDate(faker, age, start),
    age,
    ...(age < ADULT ? { guardian } : { phone }),
  });
}

function createSite(faker: Faker, doctor: Person, place: Place, mode: string): JsonValue {
  if (mode === 'video') {
    const code = faker.string.alpha({ length: { min: 10, max: 10 }, casing: 'lower' });
    return { joinUrl: `https://visit.example/${code}` };
  }
  const name = (PRACTICE_NAMES[place.locale] ?? '*').replace('*', doctor.family);
  const room = String(faker.number.int({ min: 1, max: 12 }));
  return { practice: { name, room, address: createAddress(faker, place) } };
}

/** One visit to a doctor, with what follows from its status and from the age of the patient. */
export function createDoctorAppointment(faker: Faker, request: RequestArguments): JsonValue {
  const place = drawPlace(faker, localeOf(request));
  const pick = pickFrom(faker);
  const specialty = choose(faker, request, 'specialty', SPECIALTY_NAMES);
  const status = choose(faker, request, 'status', STATUSES);
  const mode =
    request.oneOf('mode', ['in-person', 'video']) ?? pick(['in-person', 'in-person', 'video']);
  const visits: readonly Visit[] = SPECIALTIES[specialty].visits;
  const [reason, minutes] = pick(
    visits.filter(([, , needs]) => mode !== 'video' || needs === mode),
  );
  const now = referenceOf(request);
  const isPast = status === 'fulfilled' || status === 'noshow';
  const start = drawStart(faker, now, isPast, minutes, place.timeZone);
  const end = start + minutes * MINUTE;
  const created = isPast
    ? drawInstant(faker, start - 40 * DAY, start - 2 * DAY)
    : drawInstant(faker, now - 30 * DAY, now);
  const doctor = createPerson(faker, place.locale);
  const local = (instant: number) => toLocal(instant, place.timeZone);
  const by = pick(['patient', 'practice'] as const);
  const cancelled = drawInstant(faker, created, now);
  const checkedIn = start - faker.number.int({ min: 1, max: 20 }) * MINUTE;
  const finished = drawInstant(faker, start + 10 * MINUTE, end + 10 * MINUTE, MINUTE);
  return present({
    id: faker.string.uuid(),
    status,
    ...{ specialty, reason, mode },
    start: local(start),
    end: local(end),
    minutes,
    timeZone: place.timeZone,
    createdAt: toUtc(created),
    patient: createPatient(faker, place, SPECIALTIES[specialty].ages, start),
    doctor: { name: doctor.name, given: doctor.given, family: doctor.family },
    ...(createSite(faker, doctor, place, mode) as object),
    reminder:
      status === 'cancelled'
        ? undefined
        : { channel: pick(['sms', 'email']), at: toUtc(start - DAY) },
    visit:
      status === 'fulfilled'
        ? { checkedInAt: local(checkedIn), finishedAt: local(finished) }
        : undefined,
    cancellation:
      status === 'cancelled'
        ? { by, at: toUtc(cancelled), reason: pick<string>(CANCELLATIONS[by]) }
        : undefined,
  });
}
