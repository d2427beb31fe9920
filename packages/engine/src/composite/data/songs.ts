/** Names of music acts, by genre. */
export const ACTS_BY_GENRE = {
  ambient: ['Slow Aperture', 'Fen Light', 'Quiet Meridian', 'Halide'],
  electronic: ['Copper Relay', 'Night Ferry', 'Parallel Nine', 'Voltaire Drive'],
  folk: ['The Larch Sisters', 'Old Mill Road', 'Hazel & Thorn', 'Tin Lantern'],
  jazz: ['Corner Table Trio', 'Blue Ledger', 'The Half Past Five', 'Marlow Quartet'],
  rock: ['Paper Volcano', 'The Spare Keys', 'Static Orchard', 'Low Ceiling'],
};

export const SONG_TITLE_WORDS = {
  first: [
    ...['Borrowed', 'Broken', 'Distant', 'Golden', 'Half', 'Last', 'Little', 'Northern'],
    ...['Open', 'Paper', 'Quiet', 'Second', 'Silver', 'Slow', 'Summer', 'Winter'],
  ],
  second: [
    ...['Bridge', 'Circle', 'Harbour', 'Hour', 'Kitchen', 'Letter', 'Mile', 'Morning'],
    ...['Radio', 'River', 'Room', 'Season', 'Signal', 'Street', 'Summer', 'Window'],
  ],
};

/** Names of playlists that suit each genre. */
export const PLAYLIST_TITLES = {
  ambient: ['Deep focus', 'Early train', 'Rainy Sunday'],
  electronic: ['Deep focus', 'Long drive', 'Cooking for six'],
  folk: ['Early train', 'Long drive', 'Rainy Sunday'],
  jazz: ['Cooking for six', 'Early train', 'Rainy Sunday'],
  rock: ['Cooking for six', 'Long drive'],
};
