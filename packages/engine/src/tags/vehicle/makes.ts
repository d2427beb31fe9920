import makes from '../../../data/vehicleMakes.json' with { type: 'json' };

/** A make of cars: its country, its models in the English and the German list, and other names. */
interface Make {
  /** Country that the marque has its home in, as an ISO 3166-1 alpha-2 code. */
  country: string;
  en?: readonly string[];
  de?: readonly string[];
  /** Its name in the German list, where that differs, and in the Arabic and the Chinese one. */
  german?: string;
  arabic?: string;
  chinese?: string;
}

/** Makes by their name in English. Faker does not know which models belong to which. */
export const MAKES = new Map<string, Make>(Object.entries(makes));
