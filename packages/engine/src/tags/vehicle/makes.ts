import makes from '../../../data/vehicleMakes.json' with { type: 'json' };

/** A make of cars, with its country, its models in the English and the German list, and its other names. */
interface Make {
  /** Home country of the marque, as an ISO 3166-1 alpha-2 code. */
  country: string;
  en?: readonly string[];
  de?: readonly string[];
  /** Names in faker's German list, if it differs from the English name, and in its Arabic and Chinese lists. */
  german?: string;
  arabic?: string;
  chinese?: string;
}

/** Makes by English name. Faker has no data about which make has which models. */
export const MAKES = new Map<string, Make>(Object.entries(makes));
