import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { areInOrder, draw, secondsBetween, sum } from './composite.ts';
import type { Query } from './faults.ts';

interface Recipe {
  slug: string;
  diet: 'vegan' | 'vegetarian' | 'any';
  allergens: string[];
  servings: number;
  preparationMinutes: number;
  cookingMinutes: number;
  totalMinutes: number;
  ingredients: { name: string; quantity: number; unit: string }[];
  steps: { position: number; durationMinutes: number }[];
  nutritionPerServing: Record<
    'kilocalories' | 'kilojoules' | 'proteinGrams' | 'carbohydrateGrams' | 'fatGrams',
    number
  >;
  rating: { average: number; count: number; stars: Record<string, number> };
}

interface Playlist {
  people: { id: string }[];
  ownerId: string;
  collaborative: boolean;
  createdAt: string;
  updatedAt: string;
  tracks: {
    position: number;
    title: string;
    isrc: string;
    explicit: boolean;
    startSeconds: number;
    durationSeconds: number;
    addedAt: string;
    addedBy: string;
    album: { releasedOn: string };
  }[];
  trackCount: number;
  durationSeconds: number;
  duration: string;
}

interface Session {
  status: string;
  profile: { plan: 'basic' | 'standard' | 'premium' };
  title: { kind: string; season?: number; episode?: number; durationSeconds: number };
  device: { tallest: number };
  startedAt: string;
  lastSeenAt: string;
  endedAt?: string;
  positionSeconds: number;
  remainingSeconds: number;
  watchedPercent: number;
  bufferingSeconds: number;
  pausedSeconds: number;
  segments: {
    startSeconds: number;
    durationSeconds: number;
    height: number;
    kilobitsPerSecond: number;
    megabytes: number;
  }[];
  traffic: { megabytes: number; averageKilobitsPerSecond: number };
}

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
    for (const recipe of draw<Recipe>('food-recipe', query)) {
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
    const [two, four] = [2, 4].map((servings) => draw<Recipe>('food-recipe', { servings }));
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
      for (const list of draw<Playlist>('playlist', query)) {
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
    for (const session of draw<Session>('video-streaming-session', query)) {
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
