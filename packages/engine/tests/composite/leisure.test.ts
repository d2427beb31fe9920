/** Recipes, playlists and films. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import validator from 'validator';
import { dayOf, secondsBetween, sum } from '../measures.ts';
import { createValues } from '../values.ts';
import { createRecords, testRecords } from './records.ts';
import type { Composite } from './records.ts';

const ANIMAL = /chicken|salmon|Parmesan/;
const FROM_ANIMALS = /chicken|salmon|Parmesan|egg|(?<!coconut )milk$|butter|feta|honey/;
const ALLERGENS: Record<string, RegExp> = {
  ...{ gluten: /flour|spaghetti|oats/, milk: /^milk|butter|Parmesan|feta/, eggs: /^egg$/ },
  ...{ fish: /salmon/, nuts: /walnuts/, sesame: /tahini/, soybeans: /tofu|tamari/ },
  celery: /celery/,
};

/** Subjects that a recipe must not mention unless its list contains them. */
const SUBJECTS = /lentils|chickpeas|tofu|tahini|walnuts|salmon|chicken|parmesan|mushrooms/g;

type Recipe = Composite<'food-recipe'>;

const namesOf = ({ ingredients }: Recipe): string[] => ingredients.map(({ name }) => name);

testRecords('food-recipe', {
  'the diet is what its ingredients allow': (recipe, { query }) => {
    const names = namesOf(recipe);
    const isVegan = !names.some((name) => FROM_ANIMALS.test(name));
    const isVegetarian = !names.some((name) => ANIMAL.test(name));
    const expected = isVegan ? 'vegan' : isVegetarian ? 'vegetarian' : 'any';
    const suits = [expected, 'any', ...(isVegan ? ['vegetarian'] : [])];
    return recipe.diet === expected && suits.includes(String(query['diet'] ?? 'any'));
  },
  'the allergens are those of its ingredients': (recipe) => {
    const isIn = (allergen: string) =>
      namesOf(recipe).some((name) => ALLERGENS[allergen]?.test(name));
    return isDeepStrictEqual(recipe.allergens, Object.keys(ALLERGENS).filter(isIn).sort());
  },
  'the steps take all of the time': (recipe) =>
    recipe.preparationMinutes + recipe.cookingMinutes === recipe.totalMinutes &&
    sum(recipe.steps.map(({ durationMinutes }) => durationMinutes)) === recipe.totalMinutes,
  'energy is 4 kcal for a gram of protein or carbohydrate, 9 for fat': (recipe) => {
    const { kilocalories, kilojoules, ...grams } = recipe.nutritionPerServing;
    return (
      kilocalories === 4 * (grams.proteinGrams + grams.carbohydrateGrams) + 9 * grams.fatGrams &&
      kilojoules === Math.round(kilocalories * 4.184)
    );
  },
  'the average of the stars is that of the votes': ({ rating: { stars, count, average } }) => {
    const votes = Object.entries(stars);
    const mean = sum(votes.map(([star, given]) => Number(star) * given)) / count;
    return sum(votes.map(([, given]) => given)) === count && Math.abs(average - mean) < 0.0501;
  },
  'title and steps mention nothing that is not on the list': (recipe) => {
    const text = [recipe.title, ...recipe.steps.map((step) => step.text)].join(' ').toLowerCase();
    const names = namesOf(recipe).join().toLowerCase();
    return (text.match(SUBJECTS) ?? []).every((word) => names.includes(word));
  },
});

test('quantities of a recipe grow with the people, and its nutrients do not', () => {
  const recipesFor = (servings: number) =>
    createValues<Recipe>('composite/food-recipe', { servings }, [1]).map((recipe) => ({
      slug: recipe.slug,
      nutrition: recipe.nutritionPerServing,
      quantities: recipe.ingredients.map(({ quantity }) => quantity / servings),
    }));
  expect(recipesFor(4)).toEqual(recipesFor(2));
});

testRecords('playlist', {
  'tracks follow each other without a gap': ({ tracks, durationSeconds }) =>
    tracks.every(
      (track, index) =>
        track.startSeconds + track.durationSeconds ===
        (tracks[index + 1]?.startSeconds ?? durationSeconds),
    ) && tracks[0]?.startSeconds === 0,
  'the duration in ISO 8601 is that in seconds': ({ duration, durationSeconds }) => {
    const [hours = 0, minutes = 0, seconds = 0] = ['H', 'M', 'S'].map((unit) =>
      Number(new RegExp(`(\\d+)${unit}`).exec(duration)?.[1] ?? 0),
    );
    return hours * 3600 + minutes * 60 + seconds === durationSeconds;
  },
  'a list has one person, the owner, or three': ({ people, collaborative, ownerId }) =>
    people[0]?.id === ownerId && people.length === (collaborative ? 3 : 1),
  'a list is updated with its last track': ({ updatedAt, tracks }) =>
    updatedAt === tracks.at(-1)?.addedAt,
  'an ISRC has the year of the album and no prefix of a label': ({ tracks }) =>
    tracks.every(
      ({ isrc, album }) =>
        validator.isISRC(isrc) &&
        isrc.startsWith('XX') &&
        isrc.slice(5, 7) === album.releasedOn.slice(2, 4),
    ),
  'albums are older than the list': ({ createdAt, tracks }) =>
    tracks.every(({ album }) => album.releasedOn < dayOf(createdAt)),
  'nothing is explicit without lyrics, or if the request forbids it': (list, { query }) =>
    query['explicit'] === false || list.genre === 'ambient'
      ? list.tracks.every(({ explicit }) => !explicit)
      : undefined,
});

test('some tracks of playlists are explicit', () => {
  const tracks = createRecords('playlist').flatMap((list) => list.tracks);
  expect(tracks.some(({ explicit }) => explicit)).toBe(true);
});

testRecords('video-streaming-session', {
  'segments cover what was watched, second by second': ({ segments, positionSeconds }) =>
    segments.every(
      ({ startSeconds, durationSeconds }, index) =>
        startSeconds + durationSeconds === (segments[index + 1]?.startSeconds ?? positionSeconds),
    ) && segments[0]?.startSeconds === 0,
  'pictures are as tall as plan and device allow': ({ segments, profile, device }) => {
    const ofThePlan = { basic: 720, standard: 1080, premium: 2160 }[profile.plan];
    return segments.every(({ height }) => height <= Math.min(ofThePlan, device.tallest));
  },
  'taller pictures need more data': ({ segments }) =>
    segments.every(({ height, kilobitsPerSecond }) =>
      segments.every(
        (other) => other.height <= height || other.kilobitsPerSecond > kilobitsPerSecond,
      ),
    ),
  'the traffic follows from the bit rates': ({ segments, traffic, positionSeconds }) =>
    segments.every(
      ({ megabytes, kilobitsPerSecond, durationSeconds }) =>
        Math.abs(megabytes - (kilobitsPerSecond * durationSeconds) / 8000) < 0.5,
    ) &&
    Math.abs((traffic.averageKilobitsPerSecond * positionSeconds) / 8000 - traffic.megabytes) < 1.5,
  'what was watched and what remains is the whole': (session) => {
    const { positionSeconds, remainingSeconds, title, watchedPercent } = session;
    const percent = (positionSeconds / title.durationSeconds) * 100;
    return (
      positionSeconds + remainingSeconds === title.durationSeconds &&
      Math.abs(watchedPercent - percent) < 0.1
    );
  },
  'a session lasts as long as was watched, loaded and paused': (session) =>
    secondsBetween(session.startedAt, session.lastSeenAt) ===
    session.positionSeconds + session.bufferingSeconds + session.pausedSeconds,
  'a paused session has a pause, and one that is playing has none': ({ status, pausedSeconds }) =>
    ['playing', 'paused'].includes(status)
      ? (status === 'paused') === pausedSeconds > 0
      : undefined,
  'a session has ended when it was last seen': ({ endedAt, lastSeenAt }) =>
    endedAt === undefined || endedAt === lastSeenAt,
  'nothing remains of a finished title': ({ status, remainingSeconds }) =>
    (status === 'finished') === (remainingSeconds === 0),
  'nothing is watched before its year of release': ({ title, startedAt }) =>
    title.year <= Number(startedAt.slice(0, 4)),
});

test('a season of a series takes a year', () => {
  const first = createRecords('video-streaming-session').flatMap(({ title }) =>
    title.season === undefined ? [] : [[title.name, title.year - title.season] as const],
  );
  expect(new Set(first.map(String)).size).toBe(new Map(first).size);
});
