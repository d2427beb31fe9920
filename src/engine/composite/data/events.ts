/** A part of a programme, how early it is left out when there are few (the highest first), and who has it with others. */
type Part = readonly [string, number, string?];

interface Category {
  adjectives: readonly string[];
  nouns: readonly string[];
  /** The parts in order of time. */
  parts: readonly Part[];
  /** Minutes of a part, at least and at most. */
  minutes: readonly [number, number];
  /** Minutes of the day at which it can start, and by which it is over. */
  starts: readonly number[];
  closing: number;
  /** Minutes from the doors to the start. */
  doors: number;
  venues: readonly (keyof typeof VENUES)[];
}

/** Houses with tens of seats, at least and at most: how many exactly depends on the city. */
export const VENUES = {
  'Assembly Rooms': [2, 4],
  'Glass House': [8, 30],
  'Harbour Hall': [60, 120],
  'Market Hall': [20, 60],
  'Mill Stage': [10, 40],
  'Old Foundry': [20, 80],
} as const;

/** Names, times and places of events, and names of their sessions, by category. */
export const EVENTS = {
  concert: {
    adjectives: ['Baltic', 'Acoustic', 'Northern', 'Electric'],
    nouns: ['Strings', 'Brass Night', 'Choir Gala', 'Songwriter Session'],
    parts: [
      ['Meet and greet', 8, 'main'],
      ['Opening act', 2],
      ['Second opening act', 5],
      ['Guest appearance', 6],
      ['Main act', 1, 'main'],
      ['Songs by request', 4, 'main'],
      ['Encore', 3, 'main'],
      ['After-show set', 7],
    ],
    minutes: [30, 75],
    starts: [19 * 60, 19 * 60 + 30, 20 * 60],
    closing: 23 * 60 + 45,
    doors: 60,
    venues: ['Harbour Hall', 'Mill Stage', 'Old Foundry'],
  },
  conference: {
    adjectives: ['Open', 'Applied', 'Sustainable', 'Practical'],
    nouns: ['Data Summit', 'Design Day', 'Energy Forum', 'Testing Conference'],
    parts: [
      ['Opening keynote', 1],
      ['Lightning talks', 4],
      ['Case study', 6],
      ['Panel discussion', 3],
      ['Poster session', 5],
      ['Working groups', 7],
      ['Questions and answers', 8],
      ['Closing remarks', 2],
    ],
    minutes: [30, 60],
    starts: [9 * 60, 9 * 60 + 30],
    closing: 19 * 60,
    doors: 45,
    venues: ['Glass House', 'Harbour Hall', 'Market Hall'],
  },
  workshop: {
    adjectives: ['Hands-on', 'Weekend', 'Beginners’', 'Advanced'],
    nouns: ['Pottery', 'Bookbinding', 'Bread Baking', 'Bicycle Repair'],
    parts: [
      ['Introduction', 1],
      ['Demonstration', 5],
      ['First exercise', 2],
      ['Second exercise', 4],
      ['Third exercise', 6],
      ['Group exercise', 7],
      ['Questions', 8],
      ['Review', 3],
    ],
    minutes: [45, 90],
    starts: [9 * 60, 10 * 60, 14 * 60],
    closing: 19 * 60,
    doors: 15,
    venues: ['Assembly Rooms'],
  },
  theatre: {
    adjectives: ['The Quiet', 'The Borrowed', 'The Last', 'A Crooked'],
    nouns: ['Lighthouse', 'Garden', 'Letter', 'Winter'],
    parts: [
      ['Introduction to the play', 4],
      ['First act', 1, 'play'],
      ['Second act', 2, 'play'],
      ['Third act', 5, 'play'],
      ['Fourth act', 6, 'play'],
      ['Fifth act', 7, 'play'],
      ['Talk with the cast', 3],
      ['Tour behind the stage', 8],
    ],
    minutes: [30, 75],
    starts: [19 * 60, 19 * 60 + 30],
    closing: 23 * 60 + 45,
    doors: 30,
    venues: ['Harbour Hall', 'Mill Stage'],
  },
  exhibition: {
    adjectives: ['Paper', 'Glass', 'Hidden', 'Forgotten'],
    nouns: ['Landscapes', 'Machines', 'Portraits', 'Cities'],
    parts: [
      ['Opening address', 5],
      ['Guided tour', 1],
      ['Talk with the curator', 2],
      ['Children’s hour', 3],
      ['Film about the collection', 4],
      ['Drawing in the galleries', 6],
      ['Second guided tour', 7],
      ['Questions to the artists', 8],
    ],
    minutes: [45, 75],
    starts: [10 * 60, 11 * 60],
    closing: 19 * 60,
    doors: 30,
    venues: ['Glass House', 'Market Hall', 'Old Foundry'],
  },
} as const satisfies Record<string, Category>;
