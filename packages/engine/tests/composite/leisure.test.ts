/** Tests recipes, playlists and video streaming sessions. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import validator from 'validator';
import { dayOf, secondsBetween, sum } from '../measures.ts';
import { createValues } from '../values.ts';
import { createRecords, testRecords } from './records.ts';
import type { CompositeRecord } from './records.ts';

const ANIMAL = /chicken|salmon|Parmesan/;
const FROM_ANIMALS = /chicken|salmon|Parmesan|egg|(?<!coconut )milk$|butter|feta|honey/;
const ALLERGENS: Record<string, RegExp> = {
  ...{ gluten: /flour|spaghetti|oats/, milk: /^milk|butter|Parmesan|feta/, eggs: /^egg$/ },
  ...{ fish: /salmon/, nuts: /walnuts/, sesame: /tahini/, soybeans: /tofu|tamari/ },
  celery: /celery/,
};

/** Foods that a recipe must not mention unless they are in its ingredients. */
const SUBJECTS = /lentils|chickpeas|tofu|tahini|walnuts|salmon|chicken|parmesan|mushrooms/g;

type Recipe = CompositeRecord<'food-recipe'>;

const namesOf = ({ ingredients }: Recipe): string[] => ingredients.map(({ name }) => name);

testRecords('food-recipe', {
  'the diet matches the ingredients and the request': (recipe, { query }) => {
    const names = namesOf(recipe);
    const isVegan = !names.some((name) => FROM_ANIMALS.test(name));
    const isVegetarian = !names.some((name) => ANIMAL.test(name));
    const expected = isVegan ? 'vegan' : isVegetarian ? 'vegetarian' : 'any';
    const suits = [expected, 'any', ...(isVegan ? ['vegetarian'] : [])];
    return recipe.diet === expected && suits.includes(String(query['diet'] ?? 'any'));
  },
  'the allergens match the ingredients': (recipe) => {
    const isIn = (allergen: string) =>
      namesOf(recipe).some((name) => ALLERGENS[allergen]?.test(name));
    return isDeepStrictEqual(recipe.allergens, Object.keys(ALLERGENS).filter(isIn).sort());
  },
  'the durations of the steps add up to the total time': (recipe) =>
    recipe.preparationMinutes + recipe.cookingMinutes === recipe.totalMinutes &&
    sum(recipe.steps.map(({ durationMinutes }) => durationMinutes)) === recipe.totalMinutes,
  'energy is 4 kcal per gram of protein or carbohydrate, and 9 kcal per gram of fat': (recipe) => {
    const { kilocalories, kilojoules, ...grams } = recipe.nutritionPerServing;
    return (
      kilocalories === 4 * (grams.proteinGrams + grams.carbohydrateGrams) + 9 * grams.fatGrams &&
      kilojoules === Math.round(kilocalories * 4.184)
    );
  },
  'the average rating matches the votes': ({ rating: { stars, count, average } }) => {
    const votes = Object.entries(stars);
    const mean = sum(votes.map(([star, given]) => Number(star) * given)) / count;
    return sum(votes.map(([, given]) => given)) === count && Math.abs(average - mean) < 0.0501;
  },
  'the title and the steps only mention foods in the ingredients': (recipe) => {
    const text = [recipe.title, ...recipe.steps.map((step) => step.text)].join(' ').toLowerCase();
    const names = namesOf(recipe).join().toLowerCase();
    return (text.match(SUBJECTS) ?? []).every((word) => names.includes(word));
  },
});

test('recipe quantities grow with `servings`, and nutrients per serving stay the same', () => {
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
  'the ISO 8601 duration equals the duration in seconds': ({ duration, durationSeconds }) => {
    const [hours = 0, minutes = 0, seconds = 0] = ['H', 'M', 'S'].map((unit) =>
      Number(new RegExp(`(\\d+)${unit}`).exec(duration)?.[1] ?? 0),
    );
    return hours * 3600 + minutes * 60 + seconds === durationSeconds;
  },
  'collaborative playlists have three people, and other playlists have one person': ({
    people,
    collaborative,
    ownerId,
  }) => people[0]?.id === ownerId && people.length === (collaborative ? 3 : 1),
  'a playlist is updated when its last track is added': ({ updatedAt, tracks }) =>
    updatedAt === tracks.at(-1)?.addedAt,
  'an ISRC contains the year of the album, and the prefix XX instead of a label': ({ tracks }) =>
    tracks.every(
      ({ isrc, album }) =>
        validator.isISRC(isrc) &&
        isrc.startsWith('XX') &&
        isrc.slice(5, 7) === album.releasedOn.slice(2, 4),
    ),
  'albums are released before the playlist is created': ({ createdAt, tracks }) =>
    tracks.every(({ album }) => album.releasedOn < dayOf(createdAt)),
  'no track is explicit in ambient playlists or with `explicit=false`': (list, { query }) =>
    query['explicit'] === false || list.genre === 'ambient'
      ? list.tracks.every(({ explicit }) => !explicit)
      : undefined,
});

test('some tracks in playlists are explicit', () => {
  const tracks = createRecords('playlist').flatMap((list) => list.tracks);
  expect(tracks.some(({ explicit }) => explicit)).toBe(true);
});

testRecords('video-streaming-session', {
  'segments cover the watched time without gaps': ({ segments, positionSeconds }) =>
    segments.every(
      ({ startSeconds, durationSeconds }, index) =>
        startSeconds + durationSeconds === (segments[index + 1]?.startSeconds ?? positionSeconds),
    ) && segments[0]?.startSeconds === 0,
  'the video height is within the limits of plan and device': ({ segments, profile, device }) => {
    const ofThePlan = { basic: 720, standard: 1080, premium: 2160 }[profile.plan];
    return segments.every(({ height }) => height <= Math.min(ofThePlan, device.tallest));
  },
  'a segment with a greater video height has a higher bit rate': ({ segments }) =>
    segments.every(({ height, kilobitsPerSecond }) =>
      segments.every(
        (other) => other.height <= height || other.kilobitsPerSecond > kilobitsPerSecond,
      ),
    ),
  'the traffic is calculated from the bit rates': ({ segments, traffic, positionSeconds }) =>
    segments.every(
      ({ megabytes, kilobitsPerSecond, durationSeconds }) =>
        Math.abs(megabytes - (kilobitsPerSecond * durationSeconds) / 8000) < 0.5,
    ) &&
    Math.abs((traffic.averageKilobitsPerSecond * positionSeconds) / 8000 - traffic.megabytes) < 1.5,
  'watched and remaining time add up to the duration of the title': (session) => {
    const { positionSeconds, remainingSeconds, title, watchedPercent } = session;
    const percent = (positionSeconds / title.durationSeconds) * 100;
    return (
      positionSeconds + remainingSeconds === title.durationSeconds &&
      Math.abs(watchedPercent - percent) < 0.1
    );
  },
  'the length of a session is the watched, buffering and paused time': (session) =>
    secondsBetween(session.startedAt, session.lastSeenAt) ===
    session.positionSeconds + session.bufferingSeconds + session.pausedSeconds,
  'a paused session has paused time, and a playing session has none': ({ status, pausedSeconds }) =>
    ['playing', 'paused'].includes(status)
      ? (status === 'paused') === pausedSeconds > 0
      : undefined,
  'an ended session was last seen at its end': ({ endedAt, lastSeenAt }) =>
    endedAt === undefined || endedAt === lastSeenAt,
  'a session is finished exactly if no time remains': ({ status, remainingSeconds }) =>
    (status === 'finished') === (remainingSeconds === 0),
  'titles are not watched before their year of release': ({ title, startedAt }) =>
    title.year <= Number(startedAt.slice(0, 4)),
});

test('each season of a series is released a year after the previous season', () => {
  const first = createRecords('video-streaming-session').flatMap(({ title }) =>
    title.season === undefined ? [] : [[title.name, title.year - title.season] as const],
  );
  expect(new Set(first.map(String)).size).toBe(new Map(first).size);
});
