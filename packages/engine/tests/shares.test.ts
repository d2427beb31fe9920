/** Proves the shares of values that descriptions state, such as "one track in five is explicit". */
import { expect, test } from 'vitest';
import { shareOf } from './measures.ts';
import { perform } from './support/engine.ts';
import { MANY_SEEDS } from './values.ts';
import type { Query } from './values.ts';

type Stated = readonly [
  operation: string,
  query: Query,
  what: string,
  share: number,
  matches: RegExp | ((value: never) => boolean),
];

const SHARES: readonly Stated[] = [
  ['finance/bic', {}, 'the branch XXX', 1 / 4, /XXX$/],
  ['internet/http-status-code', {}, 'an informational code', 1 / 5, (code: number) => code < 200],
  ['internet/ipv4-address', {}, 'multicast, reserved, private or loopback', 1 / 7, isSpecial],
  [
    'music/playlist-track',
    {},
    'explicit',
    1 / 5,
    ({ explicit }: { explicit: boolean }) => explicit,
  ],
  ['music/song-name', {}, 'at most 20 characters long', 3 / 4, /^.{1,20}$/],
  ['number/boolean', {}, 'true', 1 / 2, Boolean],
  ['person/bio', { locale: 'en' }, 'a bio with an emoji at its end', 3 / 8, /\p{Emoji}\uFE0F?$/u],
  ['person/last-name', { locale: 'en' }, 'a double-barrelled name', 1 / 20, /-/],
  ['person/last-name', { locale: 'en-GB' }, 'a double-barrelled name', 1 / 10, /-/],
  ['string/alphanumeric-string', { length: 1 }, 'a digit', 10 / 62, /\d/],
];

/** Blocks of IANA's special-purpose registry that are larger than a hundredth of a per cent, and multicast. */
function isSpecial(address: string): boolean {
  const [first = 0, second = 0] = address.split('.').map(Number);
  return (
    [0, 10, 127].includes(first) ||
    first >= 224 ||
    (first === 100 && second >= 64 && second < 128) ||
    (first === 172 && second >= 16 && second < 32)
  );
}

/** Returns 3,000 values. */
const generate = (operation: string, query: Query): unknown[] =>
  MANY_SEEDS.flatMap((seed) => perform(operation, { ...query, count: 100, seed }).data);

/** Half the width of the interval that contains the share of 3,000 values with a probability of 99.99 per cent. */
const marginOf = (share: number): number => 3.9 * Math.sqrt((share * (1 - share)) / 3000);

test.each(SHARES)('%s %j: the share of %s is %d', (operation, query, _, share, matches) => {
  const values = generate(operation, query);
  const isCounted = (value: unknown) =>
    matches instanceof RegExp ? matches.test(String(value)) : matches(value as never);
  expect(Math.abs(shareOf(values, isCounted) - share)).toBeLessThan(marginOf(share) + share / 10);
});

test('the dollar sign is the most frequent currency symbol', () => {
  const counts = new Map<unknown, number>();
  for (const symbol of generate('finance/currency-symbol', {}))
    counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  const [[most] = []] = [...counts].sort(([, a], [, b]) => b - a);
  expect(most).toBe('$');
});
