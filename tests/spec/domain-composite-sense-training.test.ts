import { describe, test } from 'vitest';
import {
  expectOfEach,
  expectOneEach,
  records,
  secondsBetween,
  withReferences,
} from './composite.ts';

interface Workout {
  title: string;
  focus: string;
  bodyWeightKilograms: number;
  exercises: {
    name: string;
    muscles: string[];
    equipment: string;
    met: number;
    repetitions?: number;
    weightKilograms?: number;
    kilocalories: number;
  }[];
}

interface Course {
  language: { code: string; name: string; nativeName: string };
  level: string;
  asOf: string;
  lessons: {
    topic: string;
    words: { term: string; translation: string }[];
    result?: {
      completedAt: string;
      startedAt: string;
      box: number;
      reviewOn: string;
      quiz: { correct: number };
    };
  }[];
}

describe('composite: a fitness list', () => {
  const workouts = () =>
    records<Workout>('fitness-list', [
      { exercises: 2 },
      { exercises: 6, focus: 'full-body' },
      { exercises: 6 },
      { exercises: 4, bodyWeightKilograms: 110 },
    ]);

  test('an exercise has one kind of equipment, muscles and MET', () => {
    const exercises = workouts().flatMap((workout) => workout.exercises);
    expectOneEach(
      exercises.map(({ name, muscles, equipment, met }) => [name, [muscles, equipment, met]]),
    );
    const needed: Record<string, string> = {
      ...{
        'Pull-up': 'bar',
        Skipping: 'rope',
        'Goblet squat': 'dumbbells',
        'Leg press': 'machine',
      },
      ...{ 'Push-up': 'none', Plank: 'none', Rowing: 'machine' },
    };
    expectOfEach(exercises, ({ name, equipment }) => equipment === (needed[name] ?? equipment));
  });

  test('the legs press more than the arms lift, and machines go by fives', () => {
    const exercises = workouts().flatMap(({ exercises: own, bodyWeightKilograms }) =>
      own.map((exercise) => ({
        ...exercise,
        share: (exercise.weightKilograms ?? 0) / bodyWeightKilograms,
      })),
    );
    expectOfEach(exercises, ({ name, share }) =>
      name === 'Leg press' ? share > 0.4 : name === 'Biceps curl' ? share < 0.25 : share < 1,
    );
    expectOfEach(
      exercises,
      ({ equipment, weightKilograms }) =>
        equipment !== 'machine' || weightKilograms === undefined || weightKilograms % 5 === 0,
    );
  });

  test('a plank and a run are timed, a squat is counted', () => {
    const exercises = workouts().flatMap((workout) => workout.exercises);
    expectOfEach(
      exercises,
      ({ name, repetitions }) =>
        /lank|Running|Rowing|Skipping|cycling|climbing|jack/.test(name) ===
        (repetitions === undefined),
    );
  });

  test('exercises belong to the focus, and the whole body is trained from the fourth exercise on', () => {
    const areas: Record<string, RegExp> = {
      ...{
        'upper-body': /Push-up|Pull-up|row|Shoulder|curl|Chest/,
        core: /Crunch|lank|Sit-up|Leg raise|Cable/,
      },
      ...{
        'lower-body': /[Ss]quat|Lunge|deadlift|Leg press|Calf/,
        cardio: /jack|Skipping|cycling|Rowing|Running|climbing/,
      },
    };
    expectOfEach(workouts(), ({ focus, exercises }) =>
      exercises.every(({ name }) => areas[focus]?.test(name) ?? true),
    );
    const whole = workouts().filter(
      ({ focus, exercises }) => focus === 'full-body' && exercises.length > 3,
    );
    expectOfEach(whole, ({ exercises }) =>
      Object.values(areas).every((area) => exercises.some(({ name }) => area.test(name))),
    );
  });

  test('the title says focus and difficulty', () => {
    expectOfEach(workouts(), ({ title, focus }) =>
      title.toLowerCase().startsWith(focus.replace('-', ' ')),
    );
  });
});

describe('composite: a language training course', () => {
  const courses = () =>
    records<Course>(
      'language-training-course',
      withReferences([{ lessons: 6 }, { lessons: 12, completed: 12 }]),
    );

  test('a repetition lies ahead, and the box is as high as time has allowed', () => {
    const results = courses().flatMap(({ lessons, asOf }) =>
      lessons.flatMap(({ result }) => (result ? [{ ...result, asOf }] : [])),
    );
    expectOfEach(results, ({ reviewOn, asOf }) => reviewOn > asOf.slice(0, 10));
    expectOfEach(results, ({ box, completedAt, asOf }) => {
      const days = secondsBetween(completedAt.slice(0, 10), asOf.slice(0, 10)) / 86_400;
      // Words wait 1 day in the first box, then 2, 4, 8 and 16.
      return box === [1, 3, 7, 15, 31].findIndex((until) => days < until) + 1;
    });
  });

  test('words are translated as dictionaries do, nouns with their article', () => {
    const facts: Record<string, string> = {
      ...{ 'de bread': 'das Brot', 'de apple': 'der Apfel', 'de newspaper': 'die Zeitung' },
      ...{ 'fr water': 'l’eau', 'fr luggage': 'les bagages', 'es station': 'la estación' },
      ...{
        'it child': 'il bambino',
        'pt thank you': 'obrigado',
        'ja water': '水',
        'ja doctor': '医者',
      },
    };
    const articles: Record<string, RegExp> = {
      ...{ de: /^(der|die|das) \p{Lu}/u, fr: /^(l[ea] |les |l’)/, es: /^(el|la|los|las) / },
      ...{ it: /^(il |lo |la |i |gli |le |l’)/, pt: /^(o|a|os|as) / },
    };
    const words = courses().flatMap(({ language, lessons }) =>
      lessons.flatMap(({ topic, words: own }) =>
        own.map((word) => ({ ...word, topic, code: language.code })),
      ),
    );
    expectOfEach(
      words,
      ({ code, term, translation }) => term === (facts[`${code} ${translation}`] ?? term),
    );
    expectOfEach(
      words,
      ({ code, term, topic }) => topic === 'Greetings' || (articles[code]?.test(term) ?? true),
    );
    expectOneEach(words.map(({ code, translation, term }) => [`${code} ${translation}`, term]));
  });

  test('a language has one name in English and in itself', () => {
    const names: Record<string, string> = {
      de: 'Deutsch',
      fr: 'français',
      es: 'español',
      it: 'italiano',
      pt: 'português',
      ja: '日本語',
    };
    expectOfEach(courses(), ({ language }) => language.nativeName === names[language.code]);
  });

  test('a topic belongs to one level', () => {
    expectOneEach(
      courses().flatMap(({ level, lessons }) =>
        lessons.map(({ topic }): [string, string] => [topic, level]),
      ),
    );
  });
});
