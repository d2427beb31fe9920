/** A post: text, tags and answers that fit it, what its pictures show, and when somebody writes it. */
interface Post {
  text: string;
  tags: readonly string[];
  alts: readonly string[];
  answers: readonly string[];
  /** Days of the week, and months, both counted from 0. If omitted, any day. */
  weekdays?: readonly number[];
  months?: readonly number[];
  /** Hours of the day, in UTC, between which somebody writes it. If omitted, any hour. */
  hours?: readonly [number, number];
}

export const POSTS: readonly Post[] = [
  {
    text: 'First frost on the tomatoes this morning 🥶',
    tags: ['garden', 'autumn', 'balcony', 'frost', 'homegrown'],
    alts: [
      'Tomato leaves with white edges',
      'A row of pots under a thin layer of frost',
      'Green tomatoes in a bowl on a window sill',
      'A balcony in pale morning light',
    ],
    answers: ['Mine are indoors already.', 'Green tomato chutney it is, then.', 'Poor things 🍅'],
    months: [8, 9, 10],
    hours: [5, 10],
  },
  {
    text: 'Twelve kilometres before breakfast, and the fog never lifted.',
    tags: ['running', 'fog', 'slowrun', 'outdoors', 'training'],
    alts: [
      'A misty path between bare trees',
      'Muddy running shoes on a doormat',
      'A footbridge that ends in fog',
      'A watch that shows twelve kilometres',
    ],
    answers: ['I would still be asleep.', 'Which way did you go?', 'The fog was thick here, too.'],
    hours: [5, 9],
  },
  {
    text: 'The sourdough finally rose 🍞🎉',
    tags: ['baking', 'sourdough', 'bread', 'kitchen', 'homemade'],
    alts: [
      'A kitchen table with flour and a loaf',
      'A jar of bubbling sourdough starter',
      'A sliced loaf with large holes',
      'A round loaf in a cast-iron pot',
    ],
    answers: ['Save me a slice!', 'What was different this time?', 'That crust 😍'],
  },
  {
    text: 'Shipped it on a Friday. Wish me luck 🤞',
    tags: ['release', 'webdev', 'friday', 'opensource', 'debugging'],
    alts: [
      'A laptop with a terminal full of green ticks',
      'A desk with two empty coffee cups',
      'A screen with a progress bar at 100 per cent',
      'A rubber duck in front of a keyboard',
    ],
    answers: ['Brave.', 'See you on Monday 😬', 'Is the rollback ready?'],
    weekdays: [5],
  },
  {
    text: 'Found this map in a second-hand bookshop 🗺️',
    tags: ['maps', 'books', 'vintage', 'travel', 'paper'],
    alts: [
      'A hand that holds a folded map',
      'An old map spread out on a table',
      'A shelf of worn atlases',
      'A pencilled route along a coast on a map',
    ],
    answers: ['Which year is it from?', 'I love those colours.', 'Where is the shop?'],
  },
  {
    text: 'Three hours on a slow train and not one minute bored.',
    tags: ['trains', 'slowtravel', 'window', 'rail', 'journey'],
    alts: [
      'A window seat with a mountain outside',
      'A railway bridge over a valley',
      'A small station with one platform',
      'A paper cup and a book on a folding table',
    ],
    answers: ['Which line is that?', 'The best way to travel.', 'Did you get any reading done?'],
  },
  {
    text: 'New strings, old guitar 🎸',
    tags: ['music', 'guitar', 'practice', 'folk', 'sound'],
    alts: [
      'The head of a guitar with shining strings',
      'An old guitar on a sofa',
      'A coil of used strings on a table',
      'Two hands that tune a guitar',
    ],
    answers: ['Play us something!', 'How old is it?', 'What gauge do you use?'],
  },
];

/** Answers to any post. */
export const ANSWERS = [
  'This made my day 😄',
  'Nice!',
  'I need to try this.',
  'Lovely to read.',
  'Same here.',
  'This is wonderful.',
  'You make it look easy.',
  'I had to read this twice.',
  'More of this, please.',
  'My sister will love this.',
  'Well done!',
  'Thanks for sharing.',
  'Saved for later.',
  'I can picture it.',
  'Tell us more!',
  'That is the spirit.',
  '👏👏👏',
] as const;
