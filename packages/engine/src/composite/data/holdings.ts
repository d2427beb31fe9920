import type { ArgumentsOf } from '../../../generated/arguments.ts';

/**
 * Price movement of each kind: the exponent of the widest swing from the usual price. A ratio between any two days is at
 * most the exponential of twice the number.
 */
export const SWINGS = { equity: 0.31, bond: 0.045, fund: 0.18, commodity: 0.2 };
export type AssetKind = keyof typeof SWINGS;

/** Purchases of an owner. */
export interface RiskProfile {
  /** The kinds that are bought first. A single one gets more than half of the invested money. */
  core: readonly AssetKind[];
  /** The probability of each kind for the rest. */
  weights: Readonly<Record<AssetKind, number>>;
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
