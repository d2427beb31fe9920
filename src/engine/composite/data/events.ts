/** What events of a category are called, when in the day they start, and how long their parts are. */
export const EVENTS = {
  concert: {
    adjectives: ['Midnight', 'Acoustic', 'Northern', 'Electric'],
    nouns: ['Strings', 'Brass Night', 'Choir Gala', 'Songwriter Session'],
    sessions: ['Opening act', 'Main act', 'Encore'],
    minutes: [30, 75],
    starts: [19 * 60, 19 * 60 + 30, 20 * 60],
    doors: 60,
  },
  conference: {
    adjectives: ['Open', 'Applied', 'Sustainable', 'Practical'],
    nouns: ['Data Summit', 'Design Days', 'Energy Forum', 'Testing Conference'],
    sessions: ['Opening keynote', 'Lightning talks', 'Panel discussion', 'Closing remarks'],
    minutes: [30, 60],
    starts: [9 * 60, 9 * 60 + 30],
    doors: 45,
  },
  workshop: {
    adjectives: ['Hands-on', 'Weekend', 'Beginners’', 'Advanced'],
    nouns: ['Pottery', 'Bookbinding', 'Bread Baking', 'Bicycle Repair'],
    sessions: ['Introduction', 'First exercise', 'Second exercise', 'Review'],
    minutes: [45, 90],
    starts: [9 * 60, 10 * 60, 14 * 60],
    doors: 15,
  },
  theatre: {
    adjectives: ['The Quiet', 'The Borrowed', 'The Last', 'A Crooked'],
    nouns: ['Lighthouse', 'Garden', 'Letter', 'Winter'],
    sessions: ['First act', 'Second act', 'Talk with the cast'],
    minutes: [30, 75],
    starts: [19 * 60, 19 * 60 + 30],
    doors: 30,
  },
  exhibition: {
    adjectives: ['Paper', 'Glass', 'Hidden', 'Forgotten'],
    nouns: ['Landscapes', 'Machines', 'Portraits', 'Cities'],
    sessions: ['Guided tour', 'Talk with the curator', 'Children’s hour'],
    minutes: [45, 75],
    starts: [10 * 60, 11 * 60],
    doors: 30,
  },
} as const;

export const VENUES = [
  'Assembly Rooms',
  'Glass House',
  'Harbour Hall',
  'Market Hall',
  'Mill Stage',
  'Old Foundry',
] as const;
