import { describe, expect, test } from 'vitest';
import { engine } from './engine.ts';
import { answersOf, fresh, MANY_SEEDS } from './faults.ts';

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
const BASE_UNITS = 'm meter s second mol mole A ampere K kelvin cd candela kg kilogram';
const DERIVED_UNITS =
  'rad radian sr steradian Hz hertz N newton Pa pascal J joule W watt C coulomb V volt F farad ' +
  'Ω ohm S siemens Wb weber T tesla H henry lm lumen lx lux Bq becquerel Gy gray Sv sievert ' +
  'kat katal';

/** Pairs of symbol and name as a map. */
const toMap = (text: string) =>
  new Map(
    Array.from(text.matchAll(/(\S+) (\S+)/g), ([, symbol = '', name = '']) => [symbol, name]),
  );
const base = toMap(BASE_UNITS);
const units = new Map([...base, ...toMap(DERIVED_UNITS), ['°C', 'degree Celsius']]);

const shareOf = (bases: string, wanted: RegExp) =>
  (bases.match(wanted) ?? []).length / bases.length;

describe('science', () => {
  test('a chemical element has the symbol of its number, and a number within the limits', () => {
    const wrong = answersOf<Element>('science/chemical-element').filter(
      ({ query: { min, max, locale }, value: { atomicNumber, symbol, name } }) =>
        SYMBOLS[atomicNumber - 1] !== symbol ||
        atomicNumber < Number(min) ||
        atomicNumber > Number(max) ||
        (locale === 'zh-CN' && !/^\p{Script=Han}$/u.test(name)),
    );
    expect(wrong).toEqual([]);
    const elements = fresh<Element>('science/chemical-element', {}, MANY_SEEDS);
    const names = new Map(elements.map(({ symbol, name }) => [symbol, name]));
    expect(names.size).toBe(118);
    expect(new Set(names.values()).size).toBe(118);
    const spelt = ['Al', 'S', 'Cs', 'H', 'W', 'Og'].map((symbol) => names.get(symbol));
    const expected = ['Aluminium', 'Sulfur', 'Caesium', 'Hydrogen', 'Tungsten', 'Oganesson'];
    expect(spelt).toEqual(expected);
  });

  test('in every language 118 elements have 118 names', () => {
    for (const locale of engine.table.operations['/v1/science/chemical-element']?.locales ?? []) {
      const elements = fresh<Element>('science/chemical-element', { locale }, MANY_SEEDS);
      const names = new Map(elements.map(({ symbol, name }) => [symbol, name]));
      expect([locale, names.size, new Set(names.values()).size]).toEqual([locale, 118, 118]);
    }
    const [czech] = fresh<Element>('science/chemical-element', { locale: 'cs', min: 1, max: 1 });
    expect(czech?.name).toBe('Vodík');
  });

  test('a unit is one of the SI, with its own name, and a base unit where that is asked for', () => {
    const wrong = answersOf<Unit>('science/unit').filter(
      ({ query, value: { name, symbol } }) =>
        !units.has(symbol) ||
        (query['base'] !== undefined && base.has(symbol) !== query['base']) ||
        (!['pl', 'ja', 'zh-CN'].includes(String(query['locale'])) && units.get(symbol) !== name),
    );
    expect(wrong).toEqual([]);
  });

  test.each([
    ['zh-CN', 'Bq', '贝可勒尔'],
    ['zh-CN', 'C', '库仑'],
    ['ja', '°C', 'セルシウス度'],
  ])('in %s, the name of %s is %s', (locale, symbol, name) => {
    const named = fresh<Unit>('science/unit', { locale }, MANY_SEEDS);
    expect(named.find((unit) => unit.symbol === symbol)?.name).toBe(name);
  });

  test('a measurement reads as its value with all decimals, and lies within its limits', () => {
    const wrong = answersOf<Measurement>('science/measurement').filter(
      ({ query: { min, max, decimals, unit }, value: answer }) =>
        answer.text !== `${answer.value.toFixed(Number(decimals))} ${answer.unit}` ||
        Number(answer.value.toFixed(Number(decimals))) !== answer.value ||
        answer.value < Number(min) ||
        answer.value > Number(max) ||
        (unit !== undefined && answer.unit !== unit) ||
        !units.has(answer.unit),
    );
    expect(wrong).toEqual([]);
    const query = { min: 18, max: 19, decimals: 1, unit: '°C' };
    const values = fresh<Measurement>('science/measurement', query).map(({ value }) => value);
    expect([Math.min(...values), Math.max(...values)]).toEqual([18, 19]);
  });

  test('a sequence has its length and only the bases of its molecule', () => {
    const wrong = answersOf('science/nucleotide-sequence').filter(
      ({ query: { length, molecule, gcPercent }, value }) =>
        value.length !== length ||
        !(molecule === 'rna' ? /^[ACGU]+$/ : /^[ACGT]+$/).test(value) ||
        (gcPercent === 0 && /[CG]/.test(value)) ||
        (gcPercent === 100 && /[ATU]/.test(value)),
    );
    expect(wrong).toEqual([]);
  });

  test.each([0, 25, 41, 50, 100])(
    '%i per cent of the bases are G or C where asked',
    (gcPercent) => {
      const bases = fresh('science/nucleotide-sequence', { gcPercent }).join('');
      expect(Math.abs(shareOf(bases, /[CG]/g) * 100 - gcPercent)).toBeLessThan(1.5);
      expect(Math.abs(shareOf(bases, /[AC]/g) - 0.5)).toBeLessThan(0.015);
    },
  );
});
