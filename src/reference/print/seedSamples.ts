/** The recorded responses of the explorer, and its texts. */

/** A response whose values are scalars. */
export interface FlatResponse {
  data: (string | number)[];
  meta: { count: number; seed: number; locale?: string };
}

/** Responses of one generator for various seeds and counts. */
export interface SeedSamples {
  /** Slug of the generator's page. */
  slug: string;
  label: string;
  /** URL of the generator, without a query. */
  url: string;
  /** One response for each combination of count and seed. */
  responses: FlatResponse[];
}

/** Ends of the paths of the generators shown: their values are short and do not depend on the date. */
export const EXPLORED = [
  'internet/port',
  'person/full-name',
  'internet/username',
  'finance/iban',
  'date/date-between',
  'string/nano-id',
];

export const EXPLORER_TITLE = 'Explorer';

/** The response that is shown initially: the first of those with the most values. */
export function firstResponse({ responses }: SeedSamples): FlatResponse | undefined {
  const most = Math.max(...responses.map(({ meta }) => meta.count));
  return responses.find(({ meta }) => meta.count === most);
}

/** The curl command that returns a response. */
export function writeRequest(url: string, { meta: { count, seed } }: FlatResponse): string {
  return `curl '${url}?count=${count}&seed=${seed}' \\\n  --header "X-API-Key: $FAKEWRIGHT_KEY"`;
}

/** Title of the list of all responses. */
export function titleOfAll(samples: readonly SeedSamples[]): string {
  return `All ${samples.reduce((sum, { responses }) => sum + responses.length, 0)} responses`;
}
