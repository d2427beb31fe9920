import type { Language } from '../language.ts';
import { writeFetch } from './fetch.ts';

export const typescript: Language = {
  key: 'typescript',
  label: 'TypeScript',
  language: 'typescript',
  needs: 'an ES module',
  write: (request) => `${writeFetch(request)}
if (!response.ok) {
  throw new Error(\`Status \${response.status}\`);
}
const result = (await response.json()) as ${request.responseType ?? 'unknown'};
console.log(result);`,
};
