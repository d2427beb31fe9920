/** A food, with its nutrients in grams per 100 g. */
type Food = readonly [
  protein: number,
  carbohydrates: number,
  fat: number,
  allergen: string | null,
  diet: 'vegan' | 'vegetarian' | 'any',
];

export const FOODS = {
  'red lentils': [24, 57, 2, null, 'vegan'],
  'coconut milk': [2, 3, 18, null, 'vegan'],
  'chopped tomatoes': [1, 4, 0, null, 'vegan'],
  onion: [1, 8, 0, null, 'vegan'],
  carrot: [1, 8, 0, null, 'vegan'],
  celery: [1, 2, 0, 'celery', 'vegan'],
  spinach: [3, 2, 0, null, 'vegan'],
  potato: [2, 17, 0, null, 'vegan'],
  mushrooms: [3, 2, 0, null, 'vegan'],
  'basmati rice': [8, 78, 1, null, 'vegan'],
  'risotto rice': [7, 78, 1, null, 'vegan'],
  spaghetti: [12, 72, 2, 'gluten', 'vegan'],
  'wheat flour': [10, 74, 1, 'gluten', 'vegan'],
  'rolled oats': [13, 60, 7, 'gluten', 'vegan'],
  chickpeas: [8, 20, 3, null, 'vegan'],
  tofu: [14, 2, 8, 'soybeans', 'vegan'],
  tahini: [18, 13, 58, 'sesame', 'vegan'],
  walnuts: [15, 7, 65, 'nuts', 'vegan'],
  'olive oil': [0, 0, 100, null, 'vegan'],
  tamari: [10, 6, 0, 'soybeans', 'vegan'],
  egg: [13, 1, 10, 'eggs', 'vegetarian'],
  milk: [3, 5, 4, 'milk', 'vegetarian'],
  butter: [1, 1, 82, 'milk', 'vegetarian'],
  Parmesan: [33, 3, 28, 'milk', 'any'],
  feta: [15, 2, 23, 'milk', 'vegetarian'],
  honey: [0, 82, 0, null, 'vegetarian'],
  'chicken thigh': [19, 0, 10, null, 'any'],
  'salmon fillet': [20, 0, 13, 'fish', 'any'],
} as const satisfies Record<string, Food>;

/** An ingredient, with its amount for one person. */
type Ingredient = readonly [
  food: keyof typeof FOODS,
  amount: number,
  unit: 'g' | 'ml' | 'piece',
  gramsPerPiece?: number,
];
/** A step of a recipe. Only `cook` steps need heat. */
type Step = readonly [text: string, minutes: number, kind: 'prepare' | 'cook'];

interface Recipe {
  title: string;
  cuisine: string;
  difficulty: 'easy' | 'medium' | 'hard';
  ingredients: readonly Ingredient[];
  steps: readonly Step[];
}

export const RECIPES: readonly Recipe[] = [
  {
    ...{ title: 'Red lentil soup with coconut', cuisine: 'indian', difficulty: 'easy' },
    ingredients: [
      ['red lentils', 70, 'g'],
      ['coconut milk', 80, 'ml'],
      ['chopped tomatoes', 100, 'g'],
      ['onion', 0.5, 'piece', 110],
    ],
    steps: [
      ['Chop the onion and rinse the lentils.', 8, 'prepare'],
      ['Soften the onion, then add lentils, tomatoes and twice their volume of water.', 22, 'cook'],
      ['Stir in the coconut milk and simmer.', 5, 'cook'],
    ],
  },
  {
    ...{ title: 'Chickpea salad with tahini', cuisine: 'levantine', difficulty: 'easy' },
    ingredients: [
      ['chickpeas', 120, 'g'],
      ['carrot', 1, 'piece', 60],
      ['tahini', 15, 'g'],
      ['olive oil', 10, 'ml'],
    ],
    steps: [
      ['Drain the chickpeas and grate the carrots.', 7, 'prepare'],
      ['Whisk tahini and oil with a little water.', 3, 'prepare'],
      ['Toss everything and let it stand.', 5, 'prepare'],
    ],
  },
  {
    ...{ title: 'Fried rice with tofu', cuisine: 'chinese', difficulty: 'medium' },
    ingredients: [
      ['basmati rice', 75, 'g'],
      ['tofu', 90, 'g'],
      ['carrot', 0.5, 'piece', 60],
      ['tamari', 15, 'ml'],
      ['olive oil', 8, 'ml'],
    ],
    steps: [
      ['Boil the rice and let it cool.', 15, 'cook'],
      ['Dice tofu and carrots.', 8, 'prepare'],
      ['Fry the tofu in the oil until golden, add carrots, rice and tamari.', 10, 'cook'],
    ],
  },
  {
    ...{ title: 'Mushroom risotto', cuisine: 'italian', difficulty: 'medium' },
    ingredients: [
      ['risotto rice', 80, 'g'],
      ['mushrooms', 100, 'g'],
      ['onion', 0.25, 'piece', 110],
      ['butter', 15, 'g'],
      ['Parmesan', 20, 'g'],
    ],
    steps: [
      ['Slice the mushrooms and chop the onion.', 10, 'prepare'],
      ['Sweat the onion and mushrooms in half of the butter.', 6, 'cook'],
      ['Add the rice and hot water by the ladle, stirring.', 20, 'cook'],
      ['Beat in the other half of the butter and the cheese.', 2, 'prepare'],
    ],
  },
  {
    ...{ title: 'Spinach and feta omelette', cuisine: 'greek', difficulty: 'easy' },
    ingredients: [
      ['egg', 2, 'piece', 58],
      ['spinach', 60, 'g'],
      ['feta', 40, 'g'],
      ['butter', 8, 'g'],
    ],
    steps: [
      ['Wash the spinach and crumble the feta.', 5, 'prepare'],
      ['Wilt the spinach in the butter.', 3, 'cook'],
      ['Pour in the beaten eggs, scatter the feta and fold when set.', 5, 'cook'],
    ],
  },
  {
    ...{ title: 'Oat pancakes with walnuts', cuisine: 'american', difficulty: 'easy' },
    ingredients: [
      ['rolled oats', 40, 'g'],
      ['milk', 80, 'ml'],
      ['egg', 0.5, 'piece', 58],
      ['walnuts', 15, 'g'],
      ['honey', 10, 'g'],
    ],
    steps: [
      ['Blend oats, milk and eggs, and let the batter swell.', 12, 'prepare'],
      ['Bake small pancakes, two minutes on each side.', 16, 'cook'],
      ['Serve with chopped walnuts and honey.', 2, 'prepare'],
    ],
  },
  {
    ...{ title: 'Chicken with roast potatoes', cuisine: 'british', difficulty: 'medium' },
    ingredients: [
      ['chicken thigh', 160, 'g'],
      ['potato', 220, 'g'],
      ['celery', 0.5, 'piece', 40],
      ['olive oil', 12, 'ml'],
    ],
    steps: [
      ['Cut potatoes and celery, and coat them with the oil.', 12, 'prepare'],
      ['Roast the vegetables at 200 °C.', 20, 'cook'],
      ['Lay the chicken on top and roast until its juices run clear.', 35, 'cook'],
    ],
  },
  {
    ...{ title: 'Salmon en croûte', cuisine: 'french', difficulty: 'hard' },
    ingredients: [
      ['salmon fillet', 150, 'g'],
      ['wheat flour', 60, 'g'],
      ['butter', 40, 'g'],
      ['spinach', 50, 'g'],
      ['egg', 0.25, 'piece', 58],
    ],
    steps: [
      ['Rub the butter into the flour, add a little water and chill the pastry.', 45, 'prepare'],
      ['Wilt and squeeze the spinach.', 8, 'cook'],
      ['Wrap spinach and salmon in the pastry and brush it with egg.', 15, 'prepare'],
      ['Bake at 200 °C until golden.', 28, 'cook'],
    ],
  },
];
