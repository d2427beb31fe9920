import type { Row } from '../values.ts';

const loadsNothing = (svg: string): boolean =>
  !/href|src|url\(|@import|<(image|script|use)/.test(svg);

export const rows: readonly Row[] = [
  ['placeholder-svg', {}, loadsNothing],
  ['identicon', {}, loadsNothing],
  ['portrait-url', { size: 64 }, /\/64\/\d+\.jpg$/],
  ['portrait-url', { size: 512 }, /\/512\/\d+\.jpg$/],
  [
    'portrait-url',
    {},
    { only: ['female', 'male'], of: (url: string) => /(fe)?male/.exec(url)?.[0] },
  ],
  // Each pattern of the last row: the other cells mirror three of them.
  ['identicon', {}, { size: 8, of: (svg: string) => String(svg.match(/M\d\.5 4\.5h/g)) }],
  ['image-size', {}, { size: 7, of: ({ ratio }: { ratio: string }) => ratio }],
];
