import { languageName } from '../../site/languageName.ts';
import type { DistinctValues } from '../read/types.ts';

/**
 * Smallest number that is written as a power of ten. From this number on, the description omits the number of values
 * before a repetition.
 */
const MIN_LARGE = 1e9;

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Formats a number: `1,400,000`, `4.6 × 10¹¹` or `10¹⁸`. */
function toWords(value: number): string {
  if (value < MIN_LARGE) return value.toLocaleString('en-GB', { maximumFractionDigits: 0 });
  const [mantissa, exponent = ''] = value.toExponential(1).split('e+');
  const power = `10${[...exponent].map((digit) => SUPERSCRIPTS[Number(digit)]).join('')}`;
  return mantissa === '1.0' ? power : `${mantissa} × ${power}`;
}

/** Renders the numbers of values in each locale as a Markdown table. */
function tabulate(locales: Record<string, number>): string {
  const rows = Object.entries(locales).map(
    ([locale, values]) => `| ${languageName(locale)} (\`${locale}\`) | ${toWords(values)} |`,
  );
  return ['| Locale | Different values |', '| --- | ---: |', ...rows].join('\n');
}

const ABOUT = { exact: '', about: 'About ', least: 'More than ' } as const;

/**
 * Describes the number of different values as a line of Markdown. If the number is not large, the line ends with the
 * number of values for which a repetition is about 50 % likely. A table follows if the number depends on the locale.
 *
 * @param parameters Names of the generator's parameters. The number of values applies to their defaults.
 * @param common Names of common fields.
 */
export function describeDistinctValues(
  { values, is, repetition, locales }: DistinctValues,
  parameters: readonly string[],
  common: readonly string[],
): string {
  const depends = Object.values(locales ?? {}).some((each) => each !== values);
  const conditions = [
    parameters.some((name) => !common.includes(name)) && ' by default',
    depends && ' in English',
    parameters.includes('reference') && ' for each `reference`',
  ];
  const noun = values === 1 ? 'value' : 'values';
  const number = `${ABOUT[is]}${toWords(values)} different ${noun}${conditions.filter(Boolean).join('')}`;
  const isTold = values > 1 && repetition < MIN_LARGE;
  const end = isTold ? `; expect the first repetition after about ${toWords(repetition)}` : '';
  const line = `${number}${end}.`;
  return depends ? `${line}\n\n${tabulate({ en: values, ...locales })}` : line;
}
