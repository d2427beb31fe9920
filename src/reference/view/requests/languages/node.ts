import type { Language } from '../language.ts';
import { writeFetch } from './fetch.ts';

export const node: Language = {
  key: 'node',
  label: 'Node.js',
  language: 'javascript',
  needs: 'Node.js 18 or later, as .mjs',
  write: (request) => `${writeFetch(request)}
const text = await response.text();
if (!response.ok) {
  throw new Error(\`Status \${response.status}: \${text}\`);
}
console.log(text);`,
};
