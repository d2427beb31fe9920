import { describe, expect, test } from 'vitest';
import { engine } from './support/engine.ts';
import { rangeOf, shareOf, toTable } from './measures.ts';
import { MANY_SEEDS, drawValues, testAnswers } from './values.ts';

interface Element {
  atomicNumber: number;
  symbol: string;
  name: string;
}
type Unit = Record<'name' | 'symbol', string>;
interface Measurement {
  value: number;
  unit: string;
  text: string;
}

/** The periodic table, in the order of atomic numbers. */
const SYMBOLS = `
  H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr
  Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm
  Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No
  Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og`
  .trim()
  .split(/\s+/);

/** The units of the SI brochure: seven of the base, then those with names of their own. */
const BASE = toTable('m meter s second mol mole A ampere K kelvin cd candela kg kilogram');
const UNITS: Record<string, string> = {
  ...BASE,
  ...toTable(`rad radian sr steradian Hz hertz N newton Pa pascal J joule W watt C coulomb V volt
    F farad Ω ohm S siemens Wb weber T tesla H henry lm lumen lx lux Bq becquerel Gy gray
    Sv sievert kat katal`),
  '°C': 'degree Celsius',
};

testAnswers<Element>('science/chemical-element', {
  'has the symbol of its number, which lies within the limits': (element, { min, max }) =>
    SYMBOLS[element.atomicNumber - 1] === element.symbol &&
    element.atomicNumber >= Number(min) &&
    element.atomicNumber <= Number(max),
  'has one character as its name in Chinese': ({ name }, { locale }) =>
    locale === 'zh-CN' ? /^\p{Script=Han}$/u.test(name) : undefined,
});

testAnswers<Unit>('science/unit', {
  'is one of the SI, and a base unit where that is asked for': ({ symbol }, query) =>
    symbol in UNITS && symbol in BASE === (query['base'] ?? symbol in BASE),
  'has its own name': ({ symbol, name }, { locale }) =>
    ['pl', 'ja', 'zh-CN'].includes(String(locale)) ? undefined : UNITS[symbol] === name,
});

testAnswers<Measurement>('science/measurement', {
  'reads as its value with all decimals, in the unit asked for': (measurement, query) => {
    const { value, unit, text } = measurement;
    const written = value.toFixed(Number(query['decimals']));
    return (
      text === `${written} ${unit}` &&
      Number(written) === value &&
      unit === (query['unit'] ?? unit) &&
      unit in UNITS
    );
  },
});

testAnswers('science/nucleotide-sequence', {
  'has its length and only the bases of its molecule': (sequence, query) => {
    const { length, molecule, gcPercent } = query;
    return (
      sequence.length === length &&
      (molecule === 'rna' ? /^[ACGU]+$/ : /^[ACGT]+$/).test(sequence) &&
      (gcPercent !== 0 || !/[CG]/.test(sequence)) &&
      (gcPercent !== 100 || !/[ATU]/.test(sequence))
    );
  },
});

/** Names of all elements by their symbols. */
const elementNames = (locale: string) =>
  new Map(
    drawValues<Element>('science/chemical-element', { locale }, MANY_SEEDS).map(
      ({ symbol, name }) => [symbol, name],
    ),
  );

describe('science', () => {
  test.each(engine.table.operations['/v1/science/chemical-element']?.locales ?? [])(
    '%s: 118 elements have 118 names',
    (locale) => {
      const names = elementNames(locale);
      expect([names.size, new Set(names.values()).size]).toEqual([118, 118]);
    },
  );

  test.each([
    ['en', 'Al', 'Aluminium'],
    ['en', 'S', 'Sulfur'],
    ['en', 'Cs', 'Caesium'],
    ['en', 'H', 'Hydrogen'],
    ['en', 'W', 'Tungsten'],
    ['en', 'Og', 'Oganesson'],
    ['cs', 'H', 'Vodík'],
  ])('%s: the element %s is %s', (locale, symbol, name) => {
    expect(elementNames(locale).get(symbol)).toBe(name);
  });

  test.each([
    ['zh-CN', 'Bq', '贝可勒尔'],
    ['zh-CN', 'C', '库仑'],
    ['ja', '°C', 'セルシウス度'],
  ])('%s: the unit %s is %s', (locale, symbol, name) => {
    const units = drawValues<Unit>('science/unit', { locale }, MANY_SEEDS);
    expect(units.find((unit) => unit.symbol === symbol)?.name).toBe(name);
  });

  test('measurements reach both limits', () => {
    const query = { min: 18, max: 19, decimals: 1, unit: '°C' };
    const values = drawValues<Measurement>('science/measurement', query).map(({ value }) => value);
    expect(rangeOf(values)).toEqual([18, 19]);
  });

  test.each([0, 25, 41, 50, 100])(
    '%i per cent of the bases are G or C where asked',
    (gcPercent) => {
      const bases = [...drawValues('science/nucleotide-sequence', { gcPercent }).join('')];
      const share = (wanted: string) => shareOf(bases, (base) => wanted.includes(base));
      expect(Math.abs(share('CG') * 100 - gcPercent)).toBeLessThan(1.5);
      expect(Math.abs(share('AC') - 0.5)).toBeLessThan(0.015);
    },
  );
});
