import {
  REFERENCES,
  areInOrder,
  draw,
  expectOfEach,
  expectOneEach,
  records,
  recordsAt,
  secondsBetween,
  sum,
  withReferences,
} from './composite.ts';
import type { Query } from './faults.ts';
import validator from 'validator';
import { describe, expect, test } from 'vitest';

const REFERENCE = '2025-01-01T00:00:00Z';
const ANIMAL = /chicken|salmon|parmesan/;
const FROM_ANIMALS = /chicken|salmon|parmesan|egg|milk$|butter|feta|honey/;
const ALLERGENS: Record<string, RegExp> = {
  ...{ gluten: /flour|spaghetti|oats/, milk: /^milk|butter|parmesan|feta/, eggs: /^egg$/ },
  ...{
    fish: /salmon/,
    nuts: /walnuts/,
    sesame: /tahini/,
    soybeans: /tofu|tamari/,
    celery: /celery/,
  },
};

describe('composite: leisure', () => {
  test.each<Query>([
    {},
    { diet: 'vegan', servings: 1 },
    { diet: 'vegetarian', unitSystem: 'us' },
    { servings: 12 },
  ])('a recipe with %o agrees with its ingredients, steps and stars', (query) => {
    for (const recipe of draw('food-recipe', query)) {
      const names = recipe.ingredients.map(({ name }) => name);
      const isVegan = !names.some((name) => FROM_ANIMALS.test(name) && name !== 'coconut milk');
      const isVegetarian = !names.some((name) => ANIMAL.test(name));
      expect(recipe.diet).toBe(isVegan ? 'vegan' : isVegetarian ? 'vegetarian' : 'any');
      if ('diet' in query) expect(['vegan', query.diet]).toContain(recipe.diet);
      const found = Object.keys(ALLERGENS).filter((allergen) =>
        names.some((name) => ALLERGENS[allergen]?.test(name)),
      );
      expect(recipe.allergens).toEqual(found.sort());
      const { preparationMinutes, cookingMinutes, totalMinutes } = recipe;
      expect(preparationMinutes + cookingMinutes).toBe(totalMinutes);
      expect(sum(recipe.steps.map(({ durationMinutes }) => durationMinutes))).toBe(totalMinutes);
      expect(recipe.steps.map(({ position }) => position)).toEqual(
        [...recipe.steps.keys()].map((index) => index + 1),
      );
      const { kilocalories, kilojoules, ...nutrients } = recipe.nutritionPerServing;
      const { proteinGrams, carbohydrateGrams, fatGrams } = nutrients;
      expect(kilocalories).toBe(4 * proteinGrams + 4 * carbohydrateGrams + 9 * fatGrams);
      expect(kilojoules).toBe(Math.round(kilocalories * 4.184));
      const votes = Object.entries(recipe.rating.stars);
      expect(recipe.rating.count).toBe(sum(votes.map(([, count]) => count)));
      const mean = sum(votes.map(([stars, count]) => Number(stars) * count)) / recipe.rating.count;
      expect(Math.abs(recipe.rating.average - mean)).toBeLessThan(0.0501);
    }
  });

  test('quantities of a recipe grow with the people, and its nutrients do not', () => {
    const [two, four] = [2, 4].map((servings) => draw('food-recipe', { servings }));
    two?.forEach((small, index) => {
      const large = four?.[index];
      expect([large?.slug, large?.nutritionPerServing]).toEqual([
        small.slug,
        small.nutritionPerServing,
      ]);
      expect(large?.ingredients.map(({ quantity }) => quantity)).toEqual(
        small.ingredients.map(({ quantity }) => quantity * 2),
      );
    });
  });

  test.each<Query>([{}, { tracks: 50 }, { tracks: 5, explicit: false }])(
    'the tracks of a playlist with %o follow each other without a gap',
    (query) => {
      for (const list of draw('playlist', query)) {
        const { tracks, people } = list;
        let start = 0;
        for (const track of tracks) {
          expect(track.startSeconds).toBe(start);
          start += track.durationSeconds;
          expect(people.map(({ id }) => id)).toContain(track.addedBy);
          expect(validator.isISRC(track.isrc), track.isrc).toBe(true);
          expect(track.isrc.slice(5, 7)).toBe(track.album.releasedOn.slice(2, 4));
          expect(areInOrder(track.album.releasedOn, list.createdAt, track.addedAt)).toBe(true);
          if ('explicit' in query) expect(track.explicit).toBe(false);
        }
        expect([list.durationSeconds, list.trackCount]).toEqual([start, tracks.length]);
        const [hours = 0, minutes = 0, seconds = 0] = ['H', 'M', 'S'].map((unit) =>
          Number(new RegExp(`(\\d+)${unit}`).exec(list.duration)?.[1] ?? 0),
        );
        expect(hours * 3600 + minutes * 60 + seconds).toBe(start);
        expect(areInOrder(...tracks.map(({ addedAt }) => addedAt), REFERENCE)).toBe(true);
        expect(list.updatedAt).toBe(tracks.at(-1)?.addedAt);
        for (const key of ['title', 'isrc'] as const) {
          expect(new Set(tracks.map((track) => track[key])).size).toBe(tracks.length);
        }
        expect([people[0]?.id, people.length]).toEqual([list.ownerId, list.collaborative ? 3 : 1]);
      }
    },
  );

  test.each<Query>([
    {},
    { segments: 10, status: 'finished' },
    { plan: 'basic', device: 'television', segments: 4 },
  ])('a streaming session with %o covers what was watched, second by second', (query) => {
    for (const session of draw('video-streaming-session', query)) {
      const { segments, title, status, positionSeconds: position } = session;
      let second = 0;
      const cap = Math.min(
        { basic: 720, standard: 1080, premium: 2160 }[session.profile.plan],
        session.device.tallest,
      );
      for (const segment of segments) {
        expect(segment.startSeconds).toBe(second);
        second += segment.durationSeconds;
        expect(segment.height).toBeLessThanOrEqual(cap);
        expect(segment.megabytes).toBeCloseTo(
          (segment.kilobitsPerSecond * segment.durationSeconds) / 8000,
          0,
        );
      }
      expect([second, position + session.remainingSeconds]).toEqual([
        position,
        title.durationSeconds,
      ]);
      expect(
        Math.abs(session.watchedPercent - (position / title.durationSeconds) * 100),
      ).toBeLessThan(0.1);
      const { megabytes, averageKilobitsPerSecond } = session.traffic;
      expect(megabytes).toBeCloseTo(sum(segments.map((segment) => segment.megabytes)), 5);
      expect(Math.abs((averageKilobitsPerSecond * position) / 8000 - megabytes)).toBeLessThan(1.5);
      const elapsed = position + session.bufferingSeconds + session.pausedSeconds;
      expect(secondsBetween(session.startedAt, session.lastSeenAt)).toBe(elapsed);
      const isOver = ['finished', 'abandoned'].includes(status);
      expect(session.endedAt).toBe(isOver ? session.lastSeenAt : undefined);
      expect(status === 'finished').toBe(session.remainingSeconds === 0);
      expect(areInOrder(session.lastSeenAt, REFERENCE)).toBe(true);
      expect(title.kind === 'episode').toBe(
        title.season !== undefined && title.episode !== undefined,
      );
    }
  });
});

const atMoreTimes = (queries: Query[]) =>
  withReferences(queries, [...REFERENCES, '2001-05-05T05:05:05Z']);

describe('composite: a food recipe', () => {
  const recipes = () =>
    records('food-recipe', atMoreTimes([{}, { unitSystem: 'us' }, { servings: 1 }]));

  test('a dish has one slug, cuisine, difficulty and list of ingredients', () => {
    expectOneEach(
      recipes().map(({ title, slug, cuisine, difficulty, ingredients }) => [
        title,
        [slug, cuisine, difficulty, ingredients.map(({ name }) => name)],
      ]),
    );
    expectOneEach(recipes().map(({ slug, title }) => [slug, title]));
  });

  test('steps use what is on the list, and all of it except what everybody has', () => {
    const words: Record<string, RegExp> = {
      ...{ 'red lentils': /lentils/, 'coconut milk': /coconut milk/, onion: /onion/ },
      ...{ 'chopped tomatoes': /tomatoes/, carrot: /carrots?/, celery: /celery|vegetables/ },
      ...{ spinach: /spinach/, potato: /potatoes|vegetables/, mushrooms: /mushrooms/ },
      ...{ 'basmati rice': /rice/, 'risotto rice': /rice/, chickpeas: /chickpeas/, tofu: /tofu/ },
      ...{ tahini: /tahini/, walnuts: /walnuts/, egg: /eggs?\b/, feta: /feta/, honey: /honey/ },
      ...{ butter: /butter/, parmesan: /cheese/, 'chicken thigh': /chicken/ },
      ...{ 'salmon fillet': /salmon/, 'wheat flour': /flour/, 'rolled oats': /oats/, milk: /milk/ },
      ...{ 'olive oil': /\boil\b/, tamari: /tamari/ },
    };
    expectOfEach(recipes(), ({ ingredients, steps }) => {
      const text = steps
        .map((step) => step.text)
        .join(' ')
        .toLowerCase();
      const names = ingredients.map(({ name }) => name);
      const isUsed = names.every((name) => words[name]?.test(text) ?? false);
      const foreign = /lentils|chickpeas|tofu|tahini|walnuts|salmon|chicken|parmesan|mushrooms/g;
      const mentioned = [...text.matchAll(foreign)].map(([word]) => word);
      return isUsed && mentioned.every((word) => names.some((name) => name.includes(word)));
    });
  });

  test('a dish is named after something in it', () => {
    expectOfEach(recipes(), ({ title, ingredients }) => {
      const names = ingredients.map(({ name }) => name).join(' ');
      const nouns = /lentil|chickpea|tofu|[Mm]ushroom|spinach|[Oo]at|[Cc]hicken|[Ss]almon/i.exec(
        title,
      )?.[0];
      return nouns !== undefined && names.toLowerCase().includes(nouns.toLowerCase());
    });
  });

  test('a recipe was published before the reference', () => {
    expectOfEach(
      recordsAt('food-recipe', atMoreTimes([{}])),
      ({ reference, record }) => record.publishedOn < reference,
    );
  });
});

describe('composite: a playlist', () => {
  const lists = () =>
    records(
      'playlist',
      atMoreTimes([
        {},
        { tracks: 20, genre: 'rock' },
        { tracks: 50, genre: 'ambient', explicit: false },
        { tracks: 20, explicit: false },
      ]),
    );
  const tracks = () => lists().flatMap((list) => list.tracks);

  test('an ISRC names one recording: the same song by the same act everywhere', () => {
    const all = tracks();
    expectOneEach(
      all.map(({ isrc, title, artist, durationSeconds }) => [
        isrc,
        [title, artist, durationSeconds],
      ]),
    );
    expectOneEach(
      all.map(({ title, artist, isrc, durationSeconds, explicit, album }) => [
        `${title} by ${artist}`,
        [isrc, durationSeconds, explicit, album],
      ]),
    );
  });

  test('no ISRC has a prefix that is given out to labels', () => {
    expectOfEach(tracks(), ({ isrc }) => isrc.startsWith('XX'));
  });

  test('an album of an act has one day of release', () => {
    expectOneEach(
      tracks().map(({ artist, album }) => [`${artist} ${album.title}`, album.releasedOn]),
    );
  });

  test('an act plays one genre', () => {
    expectOneEach(
      lists().flatMap((list) =>
        list.tracks.map(({ artist }): [string, string] => [artist, list.genre]),
      ),
    );
  });

  test('the name of a list suits its genre: nobody drives far to ambient or concentrates on rock', () => {
    const odd: Record<string, string[]> = {
      ...{ ambient: ['Long drive', 'Cooking for six'], rock: ['Deep focus', 'Rainy Sunday'] },
      jazz: ['Deep focus'],
    };
    expectOfEach(lists(), ({ genre, title }) => !odd[genre]?.includes(title));
  });

  test('music without lyrics has no explicit ones', () => {
    const ambient = lists()
      .filter(({ genre }) => genre === 'ambient')
      .flatMap((list) => list.tracks);
    expectOfEach(ambient, ({ explicit }) => !explicit);
    expect(tracks().some(({ explicit }) => explicit)).toBe(true);
  });

  test('albums are older than the lists that they are on', () => {
    expectOfEach(lists(), ({ createdAt, tracks: own }) =>
      own.every(({ album }) => album.releasedOn < createdAt.slice(0, 10)),
    );
  });
});

describe('composite: a video streaming session', () => {
  const sessions = () =>
    records('video-streaming-session', atMoreTimes([{}, { kind: 'episode' }, { kind: 'film' }]));

  test('a film or an episode has one identifier, year, rating, genre and length', () => {
    const titles = sessions().map(({ title }) => title);
    expectOneEach(
      titles.map(({ name, season, episode, ...rest }) => [`${name} ${season} ${episode}`, rest]),
    );
    expectOneEach(titles.map(({ id, name, season, episode }) => [id, [name, season, episode]]));
  });

  test('a series has one genre and age rating, and a season comes a year after the one before', () => {
    const episodes = sessions().flatMap(({ title }) => (title.season === undefined ? [] : [title]));
    expectOneEach(episodes.map(({ name, genre, ageRating }) => [name, [genre, ageRating]]));
    expectOneEach(episodes.map(({ name, year, season = 0 }) => [name, year - season]));
  });

  test('age ratings fit genres: no crime for children, no comedy for adults only', () => {
    expectOfEach(sessions(), ({ title: { genre, ageRating } }) =>
      ['crime', 'thriller'].includes(genre)
        ? ageRating >= 12
        : ['comedy', 'documentary'].includes(genre)
          ? ageRating <= 12
          : ageRating < 18,
    );
  });

  test('nothing is watched before its year of release', () => {
    expectOfEach(sessions(), ({ title, startedAt }) => title.year <= Number(startedAt.slice(0, 4)));
  });

  test('an episode of a comedy is shorter than one of crime', () => {
    expectOfEach(sessions(), ({ title: { kind, genre, durationSeconds } }) =>
      kind === 'film'
        ? durationSeconds >= 80 * 60
        : genre === 'comedy'
          ? durationSeconds < 31 * 60
          : durationSeconds >= 40 * 60,
    );
  });
});
