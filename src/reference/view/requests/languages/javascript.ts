import type { Language } from '../language.ts';
import { writeFetch } from './fetch.ts';

export const javascript: Language = {
  key: 'javascript',
  label: 'JavaScript',
  language: 'javascript',
  needs: "a browser's console or a module",
  write: (request) => `${writeFetch(request)}
if (!response.ok) {
  throw new Error(\`Status \${response.status}\`);
}
console.log(await response.json());`,
};
