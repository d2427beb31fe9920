/** Words for sections of the introduction that their texts do not have, by anchor, separated by commas. */
const INTRODUCTION: Record<string, string> = {
  'make-a-first-request':
    'quickstart, getting started, tutorial, curl, sign up, python, javascript',
  authenticate: 'authentication, authorization, api key, x-api-key, token, login, auth',
  'rotate-a-key': 'new key, leaked key, revoke a key',
  'call-the-api-from-a-browser': 'cors, browser, frontend, preflight, origin',
  'read-the-answer': 'response format, envelope, data and meta, json response',
  'caching-and-timeouts': 'cache, latency, cache-control, http caching, performance',
  'ask-for-several-values': 'unique, no duplicates, distinct, count, bulk, batch, multiple values',
  'ask-for-10000-rows': 'pagination, many rows, large data set, more than 100, paging',
  'repeat-a-response': 'seed, reproducible, deterministic, same values, repeatable',
  'choose-a-locale': 'locales, languages, translations, localization, internationalization',
  'handle-errors':
    'errors, status codes, http errors, problem json, problem details, exceptions, rfc 9457',
  '400-a-parameter-is-wrong': 'bad request, invalid parameter, validation error',
  '400-the-body-is-not-json': 'bad request, malformed json, invalid json',
  '401-the-key-is-missing-or-unknown': 'unauthorized, missing key, unknown key, invalid api key',
  '403-the-account-has-no-subscription': 'forbidden, not subscribed',
  '404-there-is-no-such-path': 'not found',
  '405-the-path-has-no-such-method': 'method not allowed',
  '400-408-and-431-a-request-that-does-not-arrive-whole':
    'request timeout, headers too large, malformed request, slow upload',
  '413-414-and-415-too-large-or-of-another-type':
    '414, 415, payload too large, uri too long, unsupported media type, content type, body size',
  '429-the-rate-limit-is-used-up': 'too many requests, rate limit reached, throttling',
  '500-the-generator-failed': 'internal server error, server error',
  '503-the-api-is-being-maintained': 'service unavailable, maintenance, downtime',
  'stay-within-the-rate-limit':
    'rate limits, limits, retry-after, backoff, retry, quota, plans, throttling',
  'rely-on-a-version': 'versioning, breaking changes, data-version, compatibility, stability',
  deprecation: 'sunset, end of life',
  changelog: 'release notes, releases, history, what is new',
  'get-help':
    'contact, support, terms of service, plans, prices, quota, sla, uptime, privacy, billing',
  'what-the-data-may-be-used-for':
    'licence of values, commercial use, terms of use, legal, copyright, real people',
  downloads: 'openapi, swagger, postman, typescript types, d.ts, sdk, llms.txt, markdown, insomnia',
  'locales-by-topic': 'locales, languages, translations, supported languages',
  'generators-that-read-the-clock': 'reference, now, current date, today, relative dates',
  'run-it-on-your-machine':
    'mock, local server, localhost, offline, self host, docker, install, npm, without a key, stand-in, mock server',
  options: 'command line options, port, cli',
  'provoke-an-error': 'test keys, simulate errors, fault injection',
  'in-ci': 'github actions, continuous integration, pipeline, gitlab',
  'in-a-test-with-nodetest': 'node.js, javascript, jest, vitest, unit tests, library',
  'with-playwright': 'end to end tests, e2e, cypress, browser tests',
  'with-pytest': 'python, fixture',
  'with-junit': 'java, kotlin, spring',
  'with-a-typed-client':
    'typescript, typescript types, types, d.ts, sdk, client library, openapi-fetch, javascript',
};

/** The same for other pages and sections, by path below the base path. */
const OTHERS: Record<string, string> = {
  '/docs/custom/custom-template':
    'csv, csv export, sql, file export, excel, xml, spreadsheet, schema',
  '/docs/category/api': 'all endpoints, list of endpoints, catalogue, overview',
  '/blog/mdx-blog-post': 'explorer, try it, playground, sandbox, demo, console',
  '/blog/first-blog-post': 'jest, vitest, fixtures, javascript',
  '/blog/long-blog-post': 'reproducible, unique',
  '/blog/long-blog-post#why-not-copy-production': 'gdpr, personal data, anonymization, privacy',
  '/blog/long-blog-post#seed-a-database': 'sql, database seeding, populate a table, import',
  '/markdown-page': 'faker, open source',
  '/markdown-page#licence': 'mit, copyright, open source, commercial use',
};

/**
 * Other words with which people look for a page or section, by its path: `/docs/api/fakewright#changelog`. Generators
 * have theirs in the description, as `x-aliases` and `x-search-words`.
 */
export const pageAliases: ReadonlyMap<string, string[]> = new Map(
  [
    ...Object.entries(INTRODUCTION).map(
      ([anchor, words]) => [`/docs/api/fakewright#${anchor}`, words] as const,
    ),
    ...Object.entries(OTHERS),
  ].map(([path, words]) => [path, words.split(', ')]),
);
