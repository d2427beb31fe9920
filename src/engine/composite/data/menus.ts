/** Restaurants and dishes by cuisine, each dish with its price in euros and what can be chosen. */
export const MENUS = {
  italian: {
    restaurants: ['Trattoria Lanterna', 'Forno Vecchio', 'Osteria del Porto'],
    dishes: [
      ['Margherita', 9, ['extra basil', 'buffalo mozzarella']],
      ['Spaghetti alle vongole', 14, ['no chilli']],
      ['Lasagne', 12, []],
      ['Minestrone', 7, ['with bread']],
      ['Tiramisù', 6, []],
    ],
  },
  indian: {
    restaurants: ['Saffron Court', 'Monsoon Kitchen', 'Tiffin Road'],
    dishes: [
      ['Chana masala', 10, ['mild', 'hot']],
      ['Palak paneer', 11, ['mild', 'hot']],
      ['Chicken biryani', 13, ['with raita']],
      ['Garlic naan', 4, []],
      ['Mango lassi', 4, ['no sugar']],
    ],
  },
  japanese: {
    restaurants: ['Kumo', 'Hinoki Counter', 'Ramen Nami'],
    dishes: [
      ['Shoyu ramen', 13, ['extra egg', 'extra noodles']],
      ['Salmon nigiri', 9, ['no wasabi']],
      ['Vegetable gyoza', 7, ['steamed', 'fried']],
      ['Katsu curry', 14, []],
      ['Miso soup', 4, []],
    ],
  },
  mexican: {
    restaurants: ['Casa Agave', 'La Milpa', 'Taquería Sol'],
    dishes: [
      ['Tacos al pastor', 11, ['corn tortilla', 'wheat tortilla']],
      ['Bean burrito', 10, ['no cheese', 'guacamole']],
      ['Chicken enchiladas', 12, ['green sauce', 'red sauce']],
      ['Guacamole and chips', 6, []],
      ['Churros', 5, ['chocolate sauce']],
    ],
  },
  thai: {
    restaurants: ['Lemongrass', 'Baan Lek', 'Night Market'],
    dishes: [
      ['Pad thai', 12, ['tofu', 'prawns']],
      ['Green curry', 13, ['mild', 'hot']],
      ['Tom kha soup', 8, []],
      ['Chicken satay', 8, ['peanut sauce']],
      ['Mango sticky rice', 6, []],
    ],
  },
} as const;
