import type { Faker } from '@faker-js/faker';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { round } from '../multiples.ts';
import { EXERCISES, TIMED_EXERCISES } from './data/exercises.ts';
import type { Exercise, ExerciseFocus } from './data/exercises.ts';
import { omitUndefined } from './shared/helpers.ts';
import { sum } from './shared/money.ts';

const FOCUSES = [...Object.keys(EXERCISES), 'full-body'] as ExerciseFocus[];

type Difficulty = NonNullable<ArgumentsOf['composite']['fitness-list']['difficulty']>;

type Range = readonly [min: number, max: number];
type Load = Readonly<Record<'sets' | 'repetitions' | 'seconds' | 'rest', Range>> & {
  load: number;
};

/**
 * Training load by difficulty: sets, repetitions or seconds per set, seconds of rest, and weight in a shoulder press as
 * a share of the body weight.
 */
const LOADS: Readonly<Record<Difficulty, Load>> = {
  beginner: { sets: [2, 3], repetitions: [6, 10], seconds: [20, 40], rest: [60, 90], load: 0.06 },
  intermediate: {
    sets: [3, 4],
    repetitions: [8, 12],
    seconds: [40, 60],
    rest: [45, 60],
    load: 0.11,
  },
  advanced: { sets: [4, 5], repetitions: [10, 15], seconds: [60, 120], rest: [30, 45], load: 0.17 },
};
const SECONDS_PER_REPETITION = 3;

/** Possible lengths of a warm-up in seconds. A warm-up of more than `SHORTEST_WARM_UP` takes at most half of the workout. */
const SHORTEST_WARM_UP = 60;
const WARM_UPS = [SHORTEST_WARM_UP, 120, 180, 300, 420];

/** Oxygen uptake at rest, in millilitres per kilogram and minute, and millilitres of oxygen per kilocalorie. */
const OXYGEN_AT_REST = 3.5;
const OXYGEN_PER_KILOCALORIE = 200;

/** Picks different exercises from one focus area, or alternately from all areas. */
function pickExercises(faker: Faker, focus: ExerciseFocus, count: number): Exercise[] {
  if (focus !== 'full-body') return faker.helpers.arrayElements(EXERCISES[focus], count);
  const areas = faker.helpers
    .shuffle(Object.values(EXERCISES))
    .map((area) => faker.helpers.shuffle(area));
  return Array.from(
    { length: count },
    (_, index) => areas[index % areas.length]?.[Math.floor(index / areas.length)],
  ).filter((exercise) => exercise !== undefined);
}

function createExercise(
  faker: Faker,
  [name, muscles, equipment, met, heaviness = 0]: Exercise,
  { difficulty, bodyWeight }: { difficulty: Difficulty; bodyWeight: number },
) {
  const load = LOADS[difficulty];
  const within = ([min, max]: Range, step = 1) =>
    faker.number.int({ min: min / step, max: max / step }) * step;
  const [sets, repetitions, restSeconds] = [
    within(load.sets),
    within(load.repetitions),
    within(load.rest, 15),
  ];
  const isTimed = TIMED_EXERCISES.has(name);
  const workSeconds = isTimed ? within(load.seconds, 10) : repetitions * SECONDS_PER_REPETITION;
  const activeSeconds = sets * workSeconds;
  const kilocaloriesPerMinute = (met * OXYGEN_AT_REST * bodyWeight) / OXYGEN_PER_KILOCALORIE;
  // Machine weights increase in steps of five kilograms, and dumbbell weights in steps of two.
  const step = equipment === 'machine' ? 5 : equipment === 'dumbbells' ? 2 : 1;
  const weight = Math.max(1, Math.round((bodyWeight * load.load * heaviness) / step)) * step;
  return omitUndefined({
    name,
    muscles: [...muscles],
    equipment,
    met,
    sets,
    repetitions: isTimed ? undefined : repetitions,
    weightKilograms: heaviness > 0 ? weight : undefined,
    workSeconds,
    restSeconds,
    totalSeconds: activeSeconds + (sets - 1) * restSeconds,
    kilocalories: round((activeSeconds / 60) * kilocaloriesPerMinute, 1),
  });
}

/** Creates a workout: exercises, and the time and energy that they take. */
export const createFitnessList =
  (args: ArgumentsOf['composite']['fitness-list']) => (faker: Faker) => {
    const difficulty = args.difficulty ?? faker.helpers.objectKey(LOADS);
    const focus = args.focus ?? faker.helpers.arrayElement(FOCUSES);
    const bodyWeight = args.bodyWeightKilograms;
    const chosen = pickExercises(faker, focus, args.exercises);
    const exercises = chosen.map((exercise, index) => ({
      position: index + 1,
      ...createExercise(faker, exercise, { difficulty, bodyWeight }),
    }));
    const total = (name: 'sets' | 'totalSeconds' | 'kilocalories') =>
      sum(exercises.map((exercise) => exercise[name]));
    const changeSeconds = 60 * (exercises.length - 1);
    const workoutSeconds = total('totalSeconds') + changeSeconds;
    const warmUpSeconds = faker.helpers.arrayElement(
      WARM_UPS.filter((seconds) => seconds <= Math.max(workoutSeconds / 2, SHORTEST_WARM_UP)),
    );
    return {
      id: faker.string.uuid(),
      title: `${focus.replace('-', ' ').replace(/^./, (letter) => letter.toUpperCase())}, ${difficulty}`,
      focus,
      difficulty,
      bodyWeightKilograms: bodyWeight,
      warmUpSeconds,
      exercises,
      totals: {
        exercises: exercises.length,
        sets: total('sets'),
        changeSeconds,
        durationSeconds: warmUpSeconds + workoutSeconds,
        kilocalories: round(total('kilocalories'), 1),
      },
      equipment: [...new Set(chosen.map(([, , equipment]) => equipment))]
        .filter((equipment) => equipment !== 'none')
        .sort(),
    };
  };
