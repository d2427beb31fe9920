import type { ArgumentsOf } from '../../generated/arguments.ts';

/** A security: name, ISIN, price of a unit in euros around which it moves. */
type Security = readonly [string, string, number];

/**
 * Assets by kind. No two names begin with the same four letters, and no country uses the prefix of the ISINs. The name
 * of a bond does not contain its year of repayment, because the reference may be later.
 */
export const ASSETS = {
  equity: [
    ['Alder Foods', 'ZZ0104170012', 42],
    ['Boreal Energy', 'ZZ0104170020', 68],
    ['Cobalt Rail', 'ZZ0104170038', 31],
    ['Delphin Shipping', 'ZZ0104170046', 17],
    ['Ember Robotics', 'ZZ0104170053', 184],
    ['Fjord Textiles', 'ZZ0104170061', 25],
    ['Granite Insurance', 'ZZ0104170079', 96],
    ['Heron Pharma', 'ZZ0104170087', 127],
    ['Indigo Optics', 'ZZ0104170095', 58],
    ['Juniper Paper', 'ZZ0104170103', 12],
  ],
  bond: [
    ['Kingsferry Municipal Bond', 'ZZ0208310019', 99],
    ['Lagoon Government Bond', 'ZZ0208310027', 101],
    ['Maple Rail Bond', 'ZZ0208310035', 97],
    ['Nordlys Green Bond', 'ZZ0208310043', 100],
    ['Orchard Corporate Bond', 'ZZ0208310050', 103],
  ],
  fund: [
    ['Pangaea World Equity Index', 'ZZ0312900010', 74],
    ['Quarry Small Companies', 'ZZ0312900028', 39],
    ['Riverside Balanced Growth', 'ZZ0312900036', 112],
    ['Summit Emerging Markets', 'ZZ0312900044', 28],
    ['Tundra Climate Transition', 'ZZ0312900051', 51],
  ],
  commodity: [
    ['Umber Physical Gold', 'ZZ0416650016', 64],
    ['Velvet Silver Trust', 'ZZ0416650024', 23],
    ['Wolfram Industrial Metals', 'ZZ0416650032', 35],
  ],
} as const satisfies Record<string, readonly Security[]>;

export type Kind = keyof typeof ASSETS;

/**
 * Price movement of each kind: the exponent of the widest swing from its level. A ratio between any two days is at most
 * the exponential of twice the number.
 */
export const SWINGS = { equity: 0.31, bond: 0.045, fund: 0.18, commodity: 0.2 };

/** Purchases of an owner. */
export interface RiskProfile {
  /** The kinds that are bought first. A single one gets more than half of the invested money. */
  core: readonly Kind[];
  /** The probability of each kind for the rest. */
  weights: Readonly<Record<Kind, number>>;
  /** The share of the whole that is kept in cash, at least and at most. */
  cash: readonly [number, number];
}

type Risk = NonNullable<ArgumentsOf['composite']['portfolio']['risk']>;

export const RISK_PROFILES: Readonly<Record<Risk, RiskProfile>> = {
  cautious: {
    core: ['bond'],
    weights: { equity: 1, bond: 6, fund: 2, commodity: 1 },
    cash: [0.1, 0.25],
  },
  balanced: {
    core: ['bond', 'equity'],
    weights: { equity: 3, bond: 3, fund: 3, commodity: 1 },
    cash: [0.04, 0.1],
  },
  adventurous: {
    core: ['equity'],
    weights: { equity: 7, bond: 1, fund: 3, commodity: 1 },
    cash: [0.01, 0.03],
  },
};
