import { languageName } from '../../site/languageName.ts';
import type { Distinct } from '../read/types.ts';

/** Larger numbers are told by their order of magnitude. */
const LARGE = 1e9;

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function toWords(value: number): string {
  if (value < LARGE) return value.toLocaleString('en-GB', { maximumFractionDigits: 0 });
  const exponent = String(Math.round(Math.log10(value)));
  return `10${[...exponent].map((digit) => SUPERSCRIPTS[Number(digit)]).join('')}`;
}

/** Renders the numbers of a generator's values in each locale as a Markdown table. */
function tabulate(locales: Record<string, number>): string {
  const rows = Object.entries(locales).map(
    ([locale, values]) => `| ${languageName(locale)} (\`${locale}\`) | ${toWords(values)} |`,
  );
  return ['| Locale | Different values |', '| --- | ---: |', ...rows].join('\n');
}

/**
 * Describes the number of different values as Markdown: a paragraph, and a table if the number depends on the locale.
 */
export function describeDistinct({ values, is, alike, locales }: Distinct): string {
  const about = is === 'exact' ? '' : 'about ';
  const depends = Object.values(locales ?? {}).some((each) => each !== values);
  const number = `There are ${is === 'least' ? 'more than ' : about}${toWords(values)} different values by default${depends ? ' in English' : ''}.`;
  const [low, high] = [alike.onePercent, alike.half].map((count) => `${about}${toWords(count)}`);
  const chance = `Of ${low} independent values, two are equal with a probability of at least 1%. Of ${high} values, the probability is at least 50%.`;
  const paragraph = `${number} ${chance}`;
  return depends ? `${paragraph}\n\n${tabulate({ en: values, ...locales })}` : paragraph;
}
