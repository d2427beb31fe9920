import type { HarRequest } from './languages.ts';
import { shellQuote } from './literals.ts';

/**
 * A cURL command with short options, which keep lines short, one a line.
 *
 * @param data Options that send a body, quoted for the shell. With one of them curl sends POST where no method is named.
 */
export function curlCommand(
  { method, url, headers }: Pick<HarRequest, 'method' | 'url' | 'headers'>,
  data: readonly string[],
): string {
  const assumed = data.length > 0 ? 'POST' : 'GET';
  const options = method === 'HEAD' ? '-I ' : `-X ${method} `;
  return [
    `curl ${method === assumed ? '' : options}${shellQuote(url)}`,
    ...headers.map(({ name, value }) => `-H ${shellQuote(`${name}: ${value}`)}`),
    ...data,
  ].join(' \\\n  ');
}
