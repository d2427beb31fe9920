import { describe, expect, test } from 'vitest';
import {
  expectOfEach,
  expectOneEach,
  records,
  recordsAt,
  REFERENCES,
  withReferences,
} from './composite.ts';
import type { Query } from './faults.ts';

interface Recipe {
  slug: string;
  title: string;
  cuisine: string;
  difficulty: string;
  publishedOn: string;
  ingredients: { name: string; quantity: number; unit: string }[];
  steps: { text: string; durationMinutes: number }[];
}

interface Playlist {
  title: string;
  genre: string;
  createdAt: string;
  tracks: {
    title: string;
    artist: string;
    isrc: string;
    explicit: boolean;
    durationSeconds: number;
    album: { title: string; releasedOn: string };
  }[];
}

interface Session {
  startedAt: string;
  title: {
    id: string;
    kind: string;
    name: string;
    season?: number;
    episode?: number;
    genre: string;
    year: number;
    ageRating: number;
    durationSeconds: number;
  };
}

const atMoreTimes = (queries: Query[]) =>
  withReferences(queries, [...REFERENCES, '2001-05-05T05:05:05Z']);

describe('composite: a food recipe', () => {
  const recipes = () =>
    records<Recipe>('food-recipe', atMoreTimes([{}, { unitSystem: 'us' }, { servings: 1 }]));

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
      recordsAt<Recipe>('food-recipe', atMoreTimes([{}])),
      ({ reference, record }) => record.publishedOn < reference,
    );
  });
});

describe('composite: a playlist', () => {
  const lists = () =>
    records<Playlist>(
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
    records<Session>(
      'video-streaming-session',
      atMoreTimes([{}, { kind: 'episode' }, { kind: 'film' }]),
    );

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
