import type { Distinct } from '../read/types.ts';

/** Larger numbers are told by their order of magnitude. */
const LARGE = 1e9;

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function toWords(value: number): string {
  if (value < LARGE) return value.toLocaleString('en-GB', { maximumFractionDigits: 0 });
  const exponent = String(Math.round(Math.log10(value)));
  return `10${[...exponent].map((digit) => SUPERSCRIPTS[Number(digit)]).join('')}`;
}

/** Describes the number of different values in two sentences. */
export function describeDistinct({ values, is, alike }: Distinct): string {
  const about = is === 'exact' ? '' : 'about ';
  const number = `There are ${is === 'least' ? 'more than ' : about}${toWords(values)} different values by default.`;
  const [low, high] = [alike.onePercent, alike.half].map((count) => `${about}${toWords(count)}`);
  const chance = `From ${low} independent draws on, two agree with a probability of 1 % or more; from ${high} on, of 50 %.`;
  return `${number} ${chance}`;
}
