/** Recipes, playlists and films. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import validator from 'validator';
import type { Composite } from './composite.ts';
import { REFERENCES, createRecords, testRecords, withReferences } from './composite.ts';
import { areDistinct, areInOrder, dayOf, secondsBetween, sum } from './measures.ts';

const atMoreTimes = (queries: Parameters<typeof withReferences>[0]) =>
  withReferences(queries, [...REFERENCES, '2001-05-05T05:05:05Z']);

const ANIMAL = /chicken|salmon|Parmesan/;
const FROM_ANIMALS = /chicken|salmon|Parmesan|egg|(?<!coconut )milk$|butter|feta|honey/;
const ALLERGENS: Record<string, RegExp> = {
  ...{ gluten: /flour|spaghetti|oats/, milk: /^milk|butter|Parmesan|feta/, eggs: /^egg$/ },
  ...{ fish: /salmon/, nuts: /walnuts/, sesame: /tahini/, soybeans: /tofu|tamari/ },
  celery: /celery/,
};

/** Words in the steps of a recipe that mention an ingredient. */
const MENTIONS: Record<string, RegExp> = {
  ...{ 'red lentils': /lentils/, 'coconut milk': /coconut milk/, onion: /onion/ },
  ...{ 'chopped tomatoes': /tomatoes/, carrot: /carrots?/, celery: /celery|vegetables/ },
  ...{ spinach: /spinach/, potato: /potatoes|vegetables/, mushrooms: /mushrooms/ },
  ...{ 'basmati rice': /rice/, 'risotto rice': /rice/, chickpeas: /chickpeas/, tofu: /tofu/ },
  ...{ tahini: /tahini/, walnuts: /walnuts/, egg: /eggs?\b/, feta: /feta/, honey: /honey/ },
  ...{ butter: /butter/, Parmesan: /cheese/, 'chicken thigh': /chicken/ },
  ...{ 'salmon fillet': /salmon/, 'wheat flour': /flour/, 'rolled oats': /oats/, milk: /milk/ },
  ...{ 'olive oil': /\boil\b/, tamari: /tamari/ },
};

/** Subjects that a recipe must not mention unless its list contains them. */
const SUBJECTS = /lentils|chickpeas|tofu|tahini|walnuts|salmon|chicken|Parmesan|mushrooms/g;

type Recipe = Composite<'food-recipe'>;

const namesOf = ({ ingredients }: Recipe): string[] => ingredients.map(({ name }) => name);

testRecords(
  'food-recipe',
  atMoreTimes([
    {},
    { diet: 'vegan', servings: 1 },
    { diet: 'vegetarian', unitSystem: 'us' },
    { servings: 12 },
  ]),
  {
    each: {
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
      'the steps are numbered and take all of the time': (recipe) =>
        recipe.preparationMinutes + recipe.cookingMinutes === recipe.totalMinutes &&
        sum(recipe.steps.map(({ durationMinutes }) => durationMinutes)) === recipe.totalMinutes &&
        recipe.steps.every(({ position }, index) => position === index + 1),
      'energy is 4 kcal for a gram of protein or carbohydrate, 9 for fat': (recipe) => {
        const { kilocalories, kilojoules, ...grams } = recipe.nutritionPerServing;
        return (
          kilocalories ===
            4 * (grams.proteinGrams + grams.carbohydrateGrams) + 9 * grams.fatGrams &&
          kilojoules === Math.round(kilocalories * 4.184)
        );
      },
      'the average of the stars is that of the votes': ({ rating: { stars, count, average } }) => {
        const votes = Object.entries(stars);
        const mean = sum(votes.map(([star, given]) => Number(star) * given)) / count;
        return sum(votes.map(([, given]) => given)) === count && Math.abs(average - mean) < 0.0501;
      },
      'steps use what is on the list, and all of it': (recipe) => {
        const text = recipe.steps.map((step) => step.text.toLowerCase()).join(' ');
        const names = namesOf(recipe);
        return (
          names.every((name) => MENTIONS[name]?.test(text)) &&
          (text.match(SUBJECTS) ?? []).every((word) => names.join().includes(word))
        );
      },
      'it is named after something in it': (recipe) => {
        const noun = /lentil|chickpea|tofu|mushroom|spinach|oat|chicken|salmon/i.exec(recipe.title);
        return noun !== null && namesOf(recipe).join().includes(noun[0].toLowerCase());
      },
      'it was published before now': ({ publishedOn }, { reference }) => publishedOn < reference,
    },
    same: {
      'a dish has one slug, cuisine, difficulty and list': (recipe) => {
        const { title, slug, cuisine, difficulty } = recipe;
        return [
          [title, [slug, cuisine, difficulty, namesOf(recipe)]],
          [slug, title],
        ];
      },
    },
  },
);

test('quantities of a recipe grow with the people, and its nutrients do not', () => {
  const [two = [], four = []] = [2, 4].map((servings) =>
    createRecords('food-recipe', [{ servings }]),
  );
  const doubled = two.map(({ ingredients }) => ingredients.map(({ quantity }) => quantity * 2));
  expect(four.map(({ ingredients }) => ingredients.map(({ quantity }) => quantity))).toEqual(
    doubled,
  );
  expect(four.map(({ slug, nutritionPerServing }) => [slug, nutritionPerServing])).toEqual(
    two.map(({ slug, nutritionPerServing }) => [slug, nutritionPerServing]),
  );
});

/** Names that do not suit lists of a genre: nobody drives far to ambient or concentrates on rock. */
const UNSUITABLE: Record<string, string[]> = {
  ...{ ambient: ['Long drive', 'Cooking for six'], rock: ['Deep focus', 'Rainy Sunday'] },
  jazz: ['Deep focus'],
};

testRecords(
  'playlist',
  atMoreTimes([
    {},
    { tracks: 20, genre: 'rock' },
    { tracks: 50, genre: 'ambient' },
    { tracks: 20, explicit: false },
  ]),
  {
    each: {
      'tracks follow each other without a gap': (list) => {
        const starts = list.tracks.map((_, index) =>
          sum(list.tracks.slice(0, index).map(({ durationSeconds }) => durationSeconds)),
        );
        return list.tracks.every(({ startSeconds }, index) => startSeconds === starts[index]);
      },
      'its length is that of its tracks, in every notation': (list) => {
        const [hours = 0, minutes = 0, seconds = 0] = ['H', 'M', 'S'].map((unit) =>
          Number(new RegExp(`(\\d+)${unit}`).exec(list.duration)?.[1] ?? 0),
        );
        const length = sum(list.tracks.map(({ durationSeconds }) => durationSeconds));
        return (
          list.trackCount === list.tracks.length &&
          list.durationSeconds === length &&
          hours * 3600 + minutes * 60 + seconds === length
        );
      },
      'tracks are added by its people: one owner, or three': ({ people, tracks, ...list }) =>
        people[0]?.id === list.ownerId &&
        people.length === (list.collaborative ? 3 : 1) &&
        tracks.every(({ addedBy }) => people.some(({ id }) => id === addedBy)),
      'tracks are added one after the other, the last when it was updated': (list, { reference }) =>
        areInOrder(list.createdAt, ...list.tracks.map(({ addedAt }) => addedAt), reference) &&
        list.updatedAt === list.tracks.at(-1)?.addedAt,
      'an ISRC is one, has the year of the album and no prefix of a label': ({ tracks }) =>
        tracks.every(
          ({ isrc, album }) =>
            validator.isISRC(isrc) &&
            isrc.startsWith('XX') &&
            isrc.slice(5, 7) === album.releasedOn.slice(2, 4),
        ),
      'no title or ISRC comes twice': ({ tracks }) =>
        areDistinct(tracks.map(({ title }) => title)) &&
        areDistinct(tracks.map(({ isrc }) => isrc)),
      'albums are older than the list': ({ createdAt, tracks }) =>
        tracks.every(({ album }) => album.releasedOn < dayOf(createdAt)),
      'nothing is explicit where that is not wanted, or without lyrics': (list, { query }) =>
        query['explicit'] === false || list.genre === 'ambient'
          ? list.tracks.every(({ explicit }) => !explicit)
          : undefined,
      'its name suits its genre': ({ genre, title }) => !UNSUITABLE[genre]?.includes(title),
    },
    same: {
      'an ISRC names one recording, and a recording has one ISRC': ({ tracks }) =>
        tracks.flatMap(({ isrc, title, artist, durationSeconds, explicit, album }) => [
          [isrc, [title, artist, durationSeconds]],
          [`${title} by ${artist}`, [isrc, durationSeconds, explicit, album]],
        ]),
      'an album of an act has one day of release': ({ tracks }) =>
        tracks.map(({ artist, album }) => [`${artist} ${album.title}`, album.releasedOn]),
      'an act plays one genre': ({ tracks, genre }) => tracks.map(({ artist }) => [artist, genre]),
    },
  },
);

test('some tracks of playlists are explicit', () => {
  const tracks = createRecords('playlist', [{ tracks: 50 }]).flatMap((list) => list.tracks);
  expect(tracks.some(({ explicit }) => explicit)).toBe(true);
});

testRecords(
  'video-streaming-session',
  atMoreTimes([
    { kind: 'episode' },
    { kind: 'film' },
    { segments: 10, status: 'finished' },
    { plan: 'basic', device: 'television', segments: 4 },
  ]),
  {
    each: {
      'segments cover what was watched, second by second': ({ segments, positionSeconds }) =>
        segments.every(({ startSeconds, durationSeconds }, index) => {
          const end = segments[index + 1]?.startSeconds ?? positionSeconds;
          return startSeconds + durationSeconds === end;
        }) && segments[0]?.startSeconds === 0,
      'pictures are as tall as plan and device allow': ({ segments, profile, device }) => {
        const ofThePlan = { basic: 720, standard: 1080, premium: 2160 }[profile.plan];
        return segments.every(({ height }) => height <= Math.min(ofThePlan, device.tallest));
      },
      'the traffic follows from the bit rates': ({ segments, traffic, positionSeconds }) =>
        segments.every(({ megabytes, kilobitsPerSecond, durationSeconds }) => {
          return Math.abs(megabytes - (kilobitsPerSecond * durationSeconds) / 8000) < 0.5;
        }) &&
        Math.abs(traffic.megabytes - sum(segments.map(({ megabytes }) => megabytes))) < 1e-5 &&
        Math.abs((traffic.averageKilobitsPerSecond * positionSeconds) / 8000 - traffic.megabytes) <
          1.5,
      'what was watched and what remains is the whole': (session) => {
        const { positionSeconds, remainingSeconds, title, watchedPercent } = session;
        const percent = (positionSeconds / title.durationSeconds) * 100;
        return (
          positionSeconds + remainingSeconds === title.durationSeconds &&
          Math.abs(watchedPercent - percent) < 0.1
        );
      },
      'it lasts as long as was watched, loaded and paused': (session, { reference }) =>
        secondsBetween(session.startedAt, session.lastSeenAt) ===
          session.positionSeconds + session.bufferingSeconds + session.pausedSeconds &&
        areInOrder(session.lastSeenAt, reference),
      'what is paused has a pause, and what is playing has none': ({ status, pausedSeconds }) =>
        ['playing', 'paused'].includes(status)
          ? (status === 'paused') === pausedSeconds > 0
          : undefined,
      'it has ended when it is finished or abandoned': ({ status, endedAt, lastSeenAt }) =>
        endedAt === (['finished', 'abandoned'].includes(status) ? lastSeenAt : undefined),
      'nothing remains of what is finished': ({ status, remainingSeconds }) =>
        (status === 'finished') === (remainingSeconds === 0),
      'only episodes have a season and a number': ({ title: { kind, season, episode } }) =>
        [season, episode].every((part) => (part !== undefined) === (kind === 'episode')),
      'age ratings fit genres': ({ title: { genre, ageRating } }) => {
        if (['crime', 'thriller'].includes(genre)) return ageRating >= 12;
        return ageRating <= (['comedy', 'documentary'].includes(genre) ? 12 : 17);
      },
      'nothing is watched before its year of release': ({ title, startedAt }) =>
        title.year <= Number(startedAt.slice(0, 4)),
      'an episode of a comedy is shorter than one of crime, and than a film': ({ title }) => {
        const { kind, genre, durationSeconds } = title;
        if (kind === 'film') return durationSeconds >= 80 * 60;
        return genre === 'comedy' ? durationSeconds < 31 * 60 : durationSeconds >= 40 * 60;
      },
    },
    same: {
      'a film or an episode has one identifier, year, rating, genre and length': ({ title }) => {
        const { name, season, episode, ...rest } = title;
        return [
          [`${name} ${season} ${episode}`, rest],
          [title.id, [name, season, episode]],
        ];
      },
      'a series has one genre and age rating, and a season each year': ({ title }) => {
        const { name, genre, ageRating, year, season } = title;
        return season === undefined ? [] : [[name, [genre, ageRating, year - season]]];
      },
    },
  },
);
