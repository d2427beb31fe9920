import { CONTENT_TYPES } from './files.ts';

/** Quotes a value for nginx. Throws on characters with a meaning in quotes, such as `$` for variables. */
function quote(value: string): string {
  if (/["\\$\n]/.test(value)) throw new Error(`nginx cannot be told this value: ${value}`);
  return `"${value}"`;
}

/** The part of the nginx configuration that depends on the build: headers and content types. */
export function renderNginx(headers: Readonly<Record<string, string>>): string {
  const types = Object.entries(CONTENT_TYPES).map(
    ([extension, type]) => `  ${quote(type)} ${extension};`,
  );
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  );
  return [
    '# Written by `npm run build` from src/hosting/.',
    'types {',
    ...types,
    '}',
    'default_type application/octet-stream;',
    ...lines,
    '',
  ].join('\n');
}
