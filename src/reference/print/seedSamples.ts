/** What the seed explorer shows, on its page and as Markdown. */

/** A response whose values fit on one line each. */
export interface FlatResponse {
  data: (string | number)[];
  meta: { count: number; seed: number; locale?: string };
}

/** What a few requests to one generator yield, for readers who compare them. */
export interface SeedSamples {
  /** Last part of the address of the generator's page. */
  slug: string;
  label: string;
  /** Address of the generator without a query. */
  url: string;
  /** One response for each count and seed. */
  responses: FlatResponse[];
}

/** Ends of the paths of generators whose values are short and fit on one line, none of which asks the clock. */
export const EXPLORED = [
  'internet/port',
  'person/full-name',
  'internet/username',
  'finance/iban',
  'date/date-between',
  'string/uuid',
];

export const EXPLORER_TITLE = 'Seed explorer';

/** The response that is shown first: of those with the most values, the one of the first seed. */
export function firstResponse({ responses }: SeedSamples): FlatResponse | undefined {
  const most = Math.max(...responses.map(({ meta }) => meta.count));
  return responses.find(({ meta }) => meta.count === most);
}

/** What the reader would type to receive a response. */
export function writeRequest(url: string, { meta: { count, seed } }: FlatResponse): string {
  return `curl '${url}?count=${count}&seed=${seed}' \\\n  --header "X-API-Key: $FAKEWRIGHT_KEY"`;
}

/** The response as JSON, one value on each line. */
export function writeResponse({ data, meta }: FlatResponse): string {
  const values = data.map((value) => `    ${JSON.stringify(value)}`).join(',\n');
  const facts = Object.entries(meta).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n  "data": [\n${values}\n  ],\n  "meta": { ${facts.join(', ')} }\n}`;
}

/** What changed, in a line for those who do not see the response. */
export function summarise(label: string, { data, meta: { count, seed } }: FlatResponse): string {
  return `${label}, seed ${seed}, count ${count}: ${data.join(', ')}`;
}

/** What the list of all responses is called. */
export function titleOfAll(samples: readonly SeedSamples[]): string {
  return `All ${samples.reduce((sum, { responses }) => sum + responses.length, 0)} responses`;
}
