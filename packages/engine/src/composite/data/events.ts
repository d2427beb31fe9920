import type { ArgumentsOf } from '../../../generated/arguments.ts';

/**
 * A session of a programme. Short programmes omit the sessions with the highest `rank`. Sessions with the same `host` have the
 * same people. The ranges of minutes keep each opening act shorter than the main act.
 */
type Session = readonly [
  title: string,
  rank: number,
  minutes: readonly [shortest: number, longest: number],
  host?: string,
];

interface EventCategory {
  adjectives: readonly string[];
  nouns: readonly string[];
  /** Sessions in chronological order. */
  sessions: readonly Session[];
  /** Possible start times and the latest end, in minutes after midnight. */
  starts: readonly number[];
  closing: number;
  /** Minutes from the opening of the doors until the first session. */
  doors: number;
  venues: readonly (keyof typeof VENUES)[];
}

/** Minimum and maximum capacity in tens of seats. The exact capacity depends on the city. */
export const VENUES = {
  'Assembly Rooms': [2, 4],
  'Glass House': [8, 30],
  'Harbour Hall': [60, 120],
  'Market Hall': [20, 60],
  'Mill Stage': [10, 40],
  'Old Foundry': [20, 80],
} as const;

export const EVENTS = {
  concert: {
    adjectives: ['Baltic', 'Acoustic', 'Northern', 'Electric'],
    nouns: ['Strings', 'Brass Night', 'Choir Gala', 'Songwriter Session'],
    sessions: [
      ['Meet and greet', 8, [15, 30], 'main'],
      ['Opening act', 2, [30, 45]],
      ['Second opening act', 5, [30, 45]],
      ['Guest appearance', 6, [15, 30]],
      ['Main act', 1, [60, 90], 'main'],
      ['Songs by request', 4, [15, 15], 'main'],
      ['Encore', 3, [15, 15], 'main'],
      ['After-show set', 7, [30, 45]],
    ],
    starts: [19 * 60, 19 * 60 + 30, 20 * 60],
    closing: 23 * 60 + 45,
    doors: 60,
    venues: ['Harbour Hall', 'Mill Stage', 'Old Foundry'],
  },
  conference: {
    adjectives: ['Open', 'Applied', 'Sustainable', 'Practical'],
    nouns: ['Data Summit', 'Design Day', 'Energy Forum', 'Testing Conference'],
    sessions: [
      ['Opening keynote', 1, [45, 60]],
      ['Lightning talks', 4, [30, 60]],
      ['Case study', 6, [45, 60]],
      ['Panel discussion', 3, [45, 60]],
      ['Poster session', 5, [45, 90]],
      ['Working groups', 7, [60, 90]],
      ['Questions and answers', 8, [15, 30]],
      ['Closing remarks', 2, [15, 30]],
    ],
    starts: [9 * 60, 9 * 60 + 30],
    closing: 19 * 60,
    doors: 45,
    venues: ['Glass House', 'Harbour Hall', 'Market Hall'],
  },
  workshop: {
    adjectives: ['Hands-on', 'Weekend', 'Beginners’', 'Advanced'],
    nouns: ['Pottery', 'Bookbinding', 'Bread Baking', 'Bicycle Repair'],
    sessions: [
      ['Introduction', 2, [15, 30]],
      ['Demonstration', 5, [45, 60]],
      ['First exercise', 1, [45, 75]],
      ['Second exercise', 4, [45, 75]],
      ['Third exercise', 6, [45, 75]],
      ['Group exercise', 7, [45, 75]],
      ['Questions', 8, [15, 30]],
      ['Review', 3, [15, 30]],
    ],
    starts: [9 * 60, 10 * 60, 14 * 60],
    closing: 19 * 60,
    doors: 15,
    venues: ['Assembly Rooms'],
  },
  theatre: {
    adjectives: ['The Quiet', 'The Borrowed', 'The Last', 'A Crooked'],
    nouns: ['Lighthouse', 'Garden', 'Letter', 'Winter'],
    sessions: [
      ['Introduction to the play', 4, [15, 15]],
      ['First act', 1, [30, 60], 'play'],
      ['Second act', 2, [30, 60], 'play'],
      ['Third act', 5, [30, 60], 'play'],
      ['Fourth act', 6, [30, 60], 'play'],
      ['Fifth act', 7, [30, 60], 'play'],
      ['Talk with the cast', 3, [15, 15]],
      ['Tour behind the stage', 8, [15, 15]],
    ],
    starts: [19 * 60, 19 * 60 + 30],
    closing: 23 * 60 + 45,
    doors: 30,
    venues: ['Harbour Hall', 'Mill Stage'],
  },
  exhibition: {
    adjectives: ['Paper', 'Glass', 'Hidden', 'Forgotten'],
    nouns: ['Landscapes', 'Machines', 'Portraits', 'Cities'],
    sessions: [
      ['Opening address', 5, [15, 30]],
      ['Guided tour', 1, [60, 60]],
      ['Talk with the curator', 2, [45, 60]],
      ['Children’s hour', 3, [60, 60]],
      ['Film about the collection', 4, [45, 60]],
      ['Drawing in the galleries', 6, [60, 90]],
      ['Second guided tour', 7, [60, 60]],
      ['Questions to the artists', 8, [15, 30]],
    ],
    starts: [10 * 60, 11 * 60],
    closing: 19 * 60,
    doors: 30,
    venues: ['Glass House', 'Market Hall', 'Old Foundry'],
  },
} as const satisfies Record<NonNullable<ArgumentsOf['composite']['event']['kind']>, EventCategory>;
