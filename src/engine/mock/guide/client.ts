import createClient from 'openapi-fetch';
import type { paths } from './fakewright';

const client = createClient<paths>({
  baseUrl: 'http://127.0.0.1:4010',
  headers: { 'X-API-Key': 'any-key' },
});
const { data, error } = await client.GET('/v1/finance/iban', {
  params: { query: { country: 'DE', count: 3, seed: 42 } },
});
console.log(data?.data ?? error?.detail);
