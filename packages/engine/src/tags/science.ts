import { createDecimal } from '../multiples.ts';
import { defineTag } from '../tag.ts';

const BASE_UNITS = new Set(['m', 's', 'mol', 'A', 'K', 'cd', 'kg']);

export const science = defineTag('science', {
  'chemical-element': ({ min, max }, { definitions }) =>
    definitions.science.chemical_element
      .filter(({ atomicNumber }) => atomicNumber >= min && atomicNumber <= max)
      .map(({ atomicNumber, symbol, name }) => ({ atomicNumber, symbol, name })),
  unit: ({ base }, { definitions }) =>
    definitions.science.unit
      .filter(({ symbol }) => base === undefined || BASE_UNITS.has(symbol) === base)
      .map(({ name, symbol }) => ({ name, symbol })),
  measurement:
    ({ min, max, decimals, ...sent }, { definitions }) =>
    (faker) => {
      const value = createDecimal(faker, { min, max }, decimals);
      const unit = sent.unit ?? faker.helpers.arrayElement(definitions.science.unit).symbol;
      return { value, unit, text: `${value.toFixed(decimals)} ${unit}` };
    },
  // Picks bases one by one. The probability of G or C is `gcPercent`.
  'nucleotide-sequence': ({ length, molecule, gcPercent }) => {
    const weak = ['A', molecule === 'rna' ? 'U' : 'T'];
    return (faker) =>
      Array.from({ length }, () => {
        const isStrong = faker.number.float({ max: 100 }) < gcPercent;
        return faker.helpers.arrayElement(isStrong ? ['C', 'G'] : weak);
      }).join('');
  },
});
