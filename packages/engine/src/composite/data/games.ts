/** Invented games with their modes, maps and achievements. */
export const GAMES = [
  {
    title: 'Skyharbour Tactics',
    modes: ['escort', 'siege', 'duel'],
    maps: ['Copper Docks', 'Glass Garden', 'Old Observatory'],
  },
  {
    title: 'Rift Runners',
    modes: ['relay', 'capture', 'survival'],
    maps: ['Salt Flats', 'Frozen Dam', 'Neon Bazaar'],
  },
  {
    title: 'Thornfall',
    modes: ['arena', 'conquest', 'hunt'],
    maps: ['Moss Keep', 'Raven Pass', 'Sunken Chapel'],
  },
] as const;

/** Achievements with their name and the percentage of players who have them. */
export const ACHIEVEMENTS = {
  FIRST_WIN: ['First blood, last laugh', 99.4],
  NIGHT_OWL: ['Played past three', 41.7],
  PACIFIST: ['Won without a knock-out', 6.3],
  COMEBACK: ['Turned a lost match', 12.9],
  COLLECTOR: ['Every banner found', 2.4],
  MARATHON: ['A hundred hours', 44.6],
} as const;

/** Server locations with the time zone of their players. */
export const REGIONS = {
  'eu-central': 'Europe/Berlin',
  'us-east': 'America/New_York',
  'ap-northeast': 'Asia/Tokyo',
  'sa-east': 'America/Sao_Paulo',
} as const;

/** The lowest rating of each tier. */
export const TIERS = [
  { tier: 'bronze', from: 0 },
  { tier: 'silver', from: 1000 },
  { tier: 'gold', from: 1250 },
  { tier: 'platinum', from: 1500 },
  { tier: 'diamond', from: 1750 },
  { tier: 'master', from: 2000 },
] as const;
