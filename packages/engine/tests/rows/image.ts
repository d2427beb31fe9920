import type { Row } from '../values.ts';

const loadsNothing = (svg: string): boolean =>
  !/href|src|url\(|@import|<(image|script|use)/.test(svg);

export const rows: readonly Row[] = [
  ['placeholder-svg', {}, loadsNothing],
  ['identicon', {}, loadsNothing],
  ['portrait-url', { size: 64 }, /\/64\/\d+\.jpg$/],
  ['portrait-url', { size: 512 }, /\/512\/\d+\.jpg$/],
];
