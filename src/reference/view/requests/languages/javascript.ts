import type { Language } from '../language.ts';
import { writeFetch } from './fetch.ts';

export const javascript: Language = {
  key: 'javascript',
  label: 'JavaScript',
  language: 'javascript',
  needs: "an ES module or a browser's console",
  write: (request) => `${writeFetch(request)}
if (!response.ok) {
  throw new Error(\`Status \${response.status}\`);
}
console.log(await response.json());`,
};
