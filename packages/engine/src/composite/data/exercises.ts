import type { ArgumentsOf } from '../../../generated/arguments.ts';

/** An exercise. Energy is a multiple of the energy at rest (MET), and weight a multiple of the weight in a shoulder press. */
export type Exercise = readonly [
  name: string,
  muscles: readonly string[],
  equipment: 'none' | 'bar' | 'dumbbells' | 'machine' | 'rope',
  met: number,
  heaviness?: number,
];

export type ExerciseFocus = NonNullable<ArgumentsOf['composite']['fitness-list']['focus']>;

/** METs come from the Compendium of Physical Activities (2011). Cardio and holds are timed. */
export const EXERCISES: Readonly<Record<Exclude<ExerciseFocus, 'full-body'>, readonly Exercise[]>> =
  {
    'upper-body': [
      ['Push-up', ['chest', 'triceps'], 'none', 3.8],
      ['Pull-up', ['back', 'biceps'], 'bar', 8],
      ['Dumbbell row', ['back'], 'dumbbells', 3.5, 1.5],
      ['Shoulder press', ['shoulders'], 'dumbbells', 3.5, 1],
      ['Biceps curl', ['biceps'], 'dumbbells', 3.5, 0.9],
      ['Chest press', ['chest'], 'machine', 3.5, 4],
    ],
    'lower-body': [
      ['Squat', ['quadriceps', 'glutes'], 'none', 5],
      ['Lunge', ['quadriceps', 'glutes'], 'none', 3.8],
      ['Goblet squat', ['quadriceps', 'glutes'], 'dumbbells', 5, 1.8],
      ['Romanian deadlift', ['hamstrings', 'glutes'], 'dumbbells', 6, 2.2],
      ['Leg press', ['quadriceps'], 'machine', 3.5, 10],
      ['Calf raise', ['calves'], 'none', 3.5],
    ],
    core: [
      ['Crunch', ['abdominals'], 'none', 2.8],
      ['Plank', ['abdominals', 'back'], 'none', 2.8],
      ['Side plank', ['obliques'], 'none', 2.8],
      ['Sit-up', ['abdominals'], 'none', 3.8],
      ['Leg raise', ['abdominals', 'hips'], 'none', 3.8],
      ['Cable rotation', ['obliques'], 'machine', 3.5, 1.5],
    ],
    cardio: [
      ['Jumping jack', ['legs', 'shoulders'], 'none', 8],
      ['Skipping', ['calves', 'shoulders'], 'rope', 11.8],
      ['Stationary cycling', ['legs'], 'machine', 7],
      ['Rowing', ['back', 'legs'], 'machine', 7],
      ['Running at 8 km/h', ['legs'], 'machine', 8.3],
      ['Stair climbing', ['glutes', 'calves'], 'machine', 9],
    ],
  };

export const TIMED_EXERCISES = new Set([
  'Plank',
  'Side plank',
  ...EXERCISES.cardio.map(([name]) => name),
]);
