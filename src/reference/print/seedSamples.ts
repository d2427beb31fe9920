/** The seed explorer's data and texts, shared by its component and its Markdown twin. */

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
  'string/uuid',
];

export const EXPLORER_TITLE = 'Seed explorer';

/** The response that is shown initially: the first of those with the most values. */
export function firstResponse({ responses }: SeedSamples): FlatResponse | undefined {
  const most = Math.max(...responses.map(({ meta }) => meta.count));
  return responses.find(({ meta }) => meta.count === most);
}

/** The curl command that returns a response. */
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

/** A response in one line, announced to screen readers when it changes. */
export function summarise(label: string, { data, meta: { count, seed } }: FlatResponse): string {
  return `${label}, seed ${seed}, count ${count}: ${data.join(', ')}`;
}

/** Title of the list of all responses. */
export function titleOfAll(samples: readonly SeedSamples[]): string {
  return `All ${samples.reduce((sum, { responses }) => sum + responses.length, 0)} responses`;
}
