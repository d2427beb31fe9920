import { expect, test } from 'vitest';
import { rangeOf, shareOf, toTable } from '../measures.ts';
import { operationOf } from '../support/engine.ts';
import { MANY_SEEDS, createValues, testEachValue } from '../values.ts';

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

/** The units of the SI brochure: seven base units, then the units with special names. */
const BASE = toTable('m meter s second mol mole A ampere K kelvin cd candela kg kilogram');
const UNITS: Record<string, string> = {
  ...BASE,
  ...toTable(`rad radian sr steradian Hz hertz N newton Pa pascal J joule W watt C coulomb V volt
    F farad Ω ohm S siemens Wb weber T tesla H henry lm lumen lx lux Bq becquerel Gy gray
    Sv sievert kat katal`),
  '°C': 'degree Celsius',
};

testEachValue<Element>('science/chemical-element', {
  'has the symbol of its number': ({ atomicNumber, symbol }) =>
    SYMBOLS[atomicNumber - 1] === symbol,
  'has a name of one character in Chinese': ({ name }, { locale }) =>
    locale === 'zh-CN' ? /^\p{Script=Han}$/u.test(name) : undefined,
});

testEachValue<Unit>('science/unit', {
  'is a base unit if requested': ({ symbol }, { base }) =>
    base === undefined ? undefined : symbol in BASE === base,
  'has its own name': ({ symbol, name }, { locale }) =>
    ['pl', 'ja', 'zh-CN'].includes(String(locale)) ? undefined : UNITS[symbol] === name,
});

testEachValue<Measurement>('science/measurement', {
  'has a text with all decimals': ({ value, unit, text }, { decimals }) =>
    text === `${value.toFixed(Number(decimals))} ${unit}` && Number.parseFloat(text) === value,
});

testEachValue('science/nucleotide-sequence', {
  'has only the bases of its molecule': (sequence, { molecule, gcPercent }) =>
    (molecule === 'rna' ? /^[ACGU]+$/ : /^[ACGT]+$/).test(sequence) &&
    (gcPercent !== 0 || !/[CG]/.test(sequence)) &&
    (gcPercent !== 100 || !/[ATU]/.test(sequence)),
});

/** Names of all elements or units by their symbols. */
const namesOf = (name: string, locale: string) =>
  new Map(
    createValues<Unit>(`science/${name}`, { locale }, MANY_SEEDS).map((each) => [
      each.symbol,
      each.name,
    ]),
  );

test.each(operationOf('/v1/science/chemical-element').locales ?? [])(
  '%s: 118 elements have 118 names',
  (locale) => {
    const names = namesOf('chemical-element', locale);
    expect([names.size, new Set(names.values()).size]).toEqual([118, 118]);
  },
);

test.each([
  ['chemical-element', 'en', 'Al', 'Aluminium'],
  ['chemical-element', 'en', 'S', 'Sulfur'],
  ['chemical-element', 'en', 'Cs', 'Caesium'],
  ['chemical-element', 'en', 'H', 'Hydrogen'],
  ['chemical-element', 'en', 'W', 'Tungsten'],
  ['chemical-element', 'en', 'Og', 'Oganesson'],
  ['chemical-element', 'cs', 'H', 'Vodík'],
  ['unit', 'zh-CN', 'Bq', '贝可勒尔'],
  ['unit', 'zh-CN', 'C', '库仑'],
  ['unit', 'ja', '°C', 'セルシウス度'],
])('the %s in %s with the symbol %s is called %s', (generator, locale, symbol, name) => {
  expect(namesOf(generator, locale).get(symbol)).toBe(name);
});

test('measurements reach both limits', () => {
  const query = { min: 18, max: 19, decimals: 1, unit: '°C' };
  const measurements = createValues<Measurement>('science/measurement', query);
  expect(rangeOf(measurements.map(({ value }) => value))).toEqual([18, 19]);
});

test.each([0, 25, 41, 50, 100])('%i per cent of the bases are G or C if requested', (gcPercent) => {
  const bases = [...createValues('science/nucleotide-sequence', { gcPercent }).join('')];
  const share = (wanted: string) => shareOf(bases, (base) => wanted.includes(base));
  expect(Math.abs(share('CG') * 100 - gcPercent)).toBeLessThan(1.5);
  expect(Math.abs(share('AC') - 0.5)).toBeLessThan(0.015);
});
