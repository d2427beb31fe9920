import type { HowMany } from '../../engine/index.ts';

/** How many different values an operation has by default. */
export interface HowManyView {
  values: number;
  /** Whether that is their number, about as many, or fewer than there are. */
  is: HowMany['is'] | 'least';
  /** Of how many independent values two are alike with a probability of 1 % and of 50 %. */
  alike: { onePercent: number; half: number };
  /** The same as a sentence. */
  sentence: string;
}

/** Numbers above are told by their order of magnitude, and none above the second. */
const LARGE = 1e9;
const LARGEST = 1e30;

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const roundTo = (digits: number, value: number): number => Number(value.toPrecision(digits));

function toWords(value: number): string {
  if (value < LARGE) return value.toLocaleString('en-GB', { maximumFractionDigits: 0 });
  const exponent = String(Math.round(Math.log10(value)));
  return `10${[...exponent].map((digit) => SUPERSCRIPTS[Number(digit)]).join('')}`;
}

/** The least number of values of which two are alike with this probability: the birthday bound. */
const alikeFrom = (probability: number, pair: number): number =>
  Math.ceil(0.5 + Math.sqrt(0.25 - (2 * Math.log(1 - probability)) / pair));

/** What is said of how many values there are. */
export function createHowMany({ values, is, pair }: HowMany): HowManyView {
  const isExact = is === 'exact';
  const round = (value: number) => (isExact ? value : roundTo(2, value));
  const onePercent = round(alikeFrom(0.01, pair));
  const half = round(alikeFrom(0.5, pair));
  const isLeast = values > LARGEST;
  const known = { values: Math.min(round(values), LARGEST), alike: { onePercent, half } };
  const about = isExact ? '' : 'about ';
  const number = `There are ${isLeast ? 'more than ' : about}${toWords(known.values)} different values by default.`;
  const [low, high] = [`${about}${toWords(onePercent)}`, `${about}${toWords(half)}`];
  const chance = `From ${low} independent draws on, two agree with a probability of 1 % or more; from ${high} on, of 50 %.`;
  return { ...known, is: isLeast ? 'least' : is, sentence: `${number} ${chance}` };
}
