import type { ArgumentsOf } from '../../../generated/arguments.ts';

/**
 * Largest absolute value of ln(price / usual price), by asset kind. The ratio of the prices on any two days is at most the
 * exponential of twice this number.
 */
export const MAX_PRICE_SWINGS = { equity: 0.31, bond: 0.045, fund: 0.18, commodity: 0.2 };
export type AssetKind = keyof typeof MAX_PRICE_SWINGS;

export interface RiskProfile {
  /** Asset kinds that are bought first. If there is only one, it gets more than half of the invested money. */
  core: readonly AssetKind[];
  /** Probability of each asset kind among the purchases after the core. */
  weights: Readonly<Record<AssetKind, number>>;
  /** Lowest and highest share of cash. */
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
