/** Texts of posts, and tags that fit them. */
export const POSTS = [
  [
    'First frost on the tomatoes this morning 🥶',
    ['garden', 'autumn', 'balcony', 'frost', 'homegrown'],
  ],
  [
    'Twelve kilometres before breakfast, and the fog never lifted.',
    ['running', 'morning', 'fog', 'slowrun', 'outdoors'],
  ],
  ['The sourdough finally rose 🍞🎉', ['baking', 'sourdough', 'bread', 'weekend', 'homemade']],
  [
    'Shipped it on a Friday. Wish me luck 🤞',
    ['release', 'webdev', 'friday', 'opensource', 'debugging'],
  ],
  ['Found this map in a second-hand bookshop 🗺️', ['maps', 'books', 'vintage', 'travel', 'paper']],
  [
    'Three hours on a slow train and not one minute bored.',
    ['trains', 'slowtravel', 'window', 'rail', 'weekend'],
  ],
  ['New strings, old guitar 🎸', ['music', 'guitar', 'practice', 'folk', 'sound']],
] as const;

export const ALT_TEXTS = [
  'A kitchen table with flour and a loaf',
  'A misty path between bare trees',
  'A window seat with a mountain outside',
  'A hand that holds a folded map',
] as const;

export const ANSWERS = [
  'This made my day 😄',
  'Where is that?',
  'I need to try this.',
  'Congratulations! 🎉',
  'Same here, almost to the minute.',
] as const;
