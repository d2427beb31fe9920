import type { Faker } from '@faker-js/faker';
import { SECOND, MINUTE, DAY } from '../durations.ts';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { COURSE_LANGUAGES, VOCABULARY } from './data/vocabulary.ts';
import { omitUndefined } from './shared/helpers.ts';
import { sum } from './shared/money.ts';
import { createPerson } from './shared/people.ts';
import { createTimestamps, startOfDay } from './shared/time.ts';
import { formatDay, truncateToSeconds, formatUtc } from './shared/time.ts';

/** Kinds of lessons that repeat the words of each topic. */
const FORMS = ['vocabulary', 'listening', 'dialogue', 'review'];
/** Days from a lesson to the next repetition, by box of the Leitner system. The interval about doubles from box to box. */
const REPETITIONS = [1, 3, 7, 15, 31];
const QUESTIONS = 10;
/** Minimum number of right answers to pass a quiz. */
const PASS = 6;
const POINTS_PER_ANSWER = 10;
const MAX_LESSON_SECONDS = 1500;

function createResult(
  faker: Faker,
  { completed, seconds, now }: Record<'completed' | 'seconds' | 'now', number>,
) {
  const correct = faker.number.int({ min: PASS, max: QUESTIONS });
  // Assumes that the learner has done every repetition on its due day. Each repetition moves the words to the next box.
  const passed = (startOfDay(now) - startOfDay(completed)) / DAY;
  const box = REPETITIONS.findIndex((days) => days > passed) + 1;
  return {
    startedAt: formatUtc(completed - seconds * 1000),
    completedAt: formatUtc(completed),
    quiz: { questions: QUESTIONS, correct, scorePercent: (correct / QUESTIONS) * 100 },
    points: correct * POINTS_PER_ANSWER,
    box,
    reviewOn: formatDay(completed + (REPETITIONS[box - 1] ?? 1) * DAY),
  };
}

/** Counts the consecutive days with a finished lesson, up to today or yesterday. */
function countStreak(days: Set<number>, today: number): number {
  let day = days.has(today) ? today : today - DAY;
  let streak = 0;
  for (; days.has(day); day -= DAY) streak += 1;
  return streak;
}

/** Creates a learner's progress through a course: finished lessons, the next lesson, and locked lessons. */
export const createLanguageTrainingCourse = (
  args: ArgumentsOf['composite']['language-training-course'],
) => {
  const now = truncateToSeconds(args.reference);
  const { lessons: count } = args;
  return (faker: Faker) => {
    const code = args.language ?? faker.helpers.objectKey(COURSE_LANGUAGES);
    const level = args.level ?? faker.helpers.objectKey(VOCABULARY);
    const completed = args.completed ?? faker.number.int({ min: 0, max: count });
    const topics = Object.entries(VOCABULARY[level]);
    const column = Object.keys(COURSE_LANGUAGES).indexOf(code) + 1;
    const first = now - faker.number.int({ min: 3, max: 20 }) * DAY;
    const times = createTimestamps(faker, completed, first, now, MAX_LESSON_SECONDS * SECOND);
    const enrolled = (times[0] ?? now) - faker.number.int({ min: 60, max: 4000 }) * MINUTE;
    const results = times.map((time) =>
      createResult(faker, {
        completed: time,
        seconds: faker.number.int({ min: 240, max: MAX_LESSON_SECONDS }),
        now,
      }),
    );
    const lessons = Array.from({ length: count }, (_, index) => {
      const [topic = '', words = []] = topics[index % topics.length] ?? [];
      const form = FORMS[Math.floor(index / topics.length)] ?? '';
      const status = index < completed ? 'completed' : index === completed ? 'available' : 'locked';
      return omitUndefined({
        position: index + 1,
        topic,
        form,
        status,
        words: words.map((word) => ({ term: word[column] ?? '', translation: word[0] ?? '' })),
        result: results[index],
      });
    });
    const learner = createPerson(faker);
    const [name, nativeName] = COURSE_LANGUAGES[code];
    const learnt = topics.slice(0, completed);
    const days = new Set(times.map(startOfDay));
    return omitUndefined({
      id: faker.string.uuid(),
      language: { code, name, nativeName },
      level,
      learner: { id: faker.string.uuid(), name: learner.name },
      asOf: formatUtc(now),
      enrolledAt: formatUtc(enrolled),
      lessons,
      progress: {
        lessons: count,
        completed,
        percent: Math.round((completed / count) * 100),
        points: sum(results.map(({ points }) => points)),
        wordsLearnt: sum(learnt.map(([, words]) => words.length)),
        streakDays: countStreak(days, startOfDay(now)),
      },
      certificate:
        completed === count
          ? {
              number: `${level}-${faker.string.numeric(8)}`,
              issuedOn: formatDay(times.at(-1) ?? now),
            }
          : undefined,
    });
  };
};
