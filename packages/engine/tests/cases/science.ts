import { parsePairs } from '../measures.ts';
import { operationOf } from '../support/engine.ts';
import { EVERY_REQUEST } from '../values.ts';
import type { Query, ValueCase } from '../values.ts';

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

/** The seven SI base units in the SI brochure. */
const BASE = parsePairs('m meter s second mol mole A ampere K kelvin cd candela kg kilogram');
const UNITS: Record<string, string> = {
  ...BASE,
  ...parsePairs(`rad radian sr steradian Hz hertz N newton Pa pascal J joule W watt C coulomb V volt
    F farad Ω ohm S siemens Wb weber T tesla H henry lm lumen lx lux Bq becquerel Gy gray
    Sv sievert kat katal`),
  '°C': 'degree Celsius',
};

const hasSymbolOfNumber = ({ atomicNumber, symbol }: Element): boolean =>
  SYMBOLS[atomicNumber - 1] === symbol;

const isBaseUnit = ({ symbol }: Unit, { base }: Query): boolean | undefined =>
  base === undefined ? undefined : symbol in BASE === base;

const hasItsOwnName = ({ symbol, name }: Unit, { locale }: Query): boolean | undefined =>
  ['pl', 'ja', 'zh-CN'].includes(String(locale)) ? undefined : UNITS[symbol] === name;

const hasTextWithAllDecimals = ({ value, unit, text }: Measurement, { decimals }: Query): boolean =>
  text === `${value.toFixed(Number(decimals))} ${unit}` && Number.parseFloat(text) === value;

const hasBasesOfMolecule = (sequence: string, { molecule, gcPercent }: Query): boolean =>
  (molecule === 'rna' ? /^[ACGU]+$/ : /^[ACGT]+$/).test(sequence) &&
  (gcPercent !== 0 || !/[CG]/.test(sequence)) &&
  (gcPercent !== 100 || !/[ATU]/.test(sequence));

const of = ({ symbol, name }: Unit): string => `${symbol} ${name}`;

const ELEMENTS = 'Al Aluminium, S Sulfur, Cs Caesium, H Hydrogen, W Tungsten, Og Oganesson';

export const cases: readonly ValueCase[] = [
  ['chemical-element', EVERY_REQUEST, hasSymbolOfNumber],
  ...(operationOf('/v1/science/chemical-element').locales ?? []).map((locale): ValueCase => {
    return ['chemical-element', { locale }, { size: 118, of: ({ name }: Unit) => name }];
  }),
  ['chemical-element', {}, { has: ELEMENTS.split(', '), of }],
  ['chemical-element', { locale: 'cs' }, { has: ['H Vodík'], of }],
  ['chemical-element', { locale: 'zh-CN' }, ({ name }: Unit) => /^\p{Script=Han}$/u.test(name)],
  ['unit', EVERY_REQUEST, isBaseUnit],
  ['unit', EVERY_REQUEST, hasItsOwnName],
  ['unit', { locale: 'zh-CN' }, { has: ['Bq 贝可勒尔', 'C 库仑'], of }],
  ['unit', { locale: 'ja' }, { has: ['°C セルシウス度'], of }],
  ['measurement', EVERY_REQUEST, hasTextWithAllDecimals],
  [
    'measurement',
    { min: 18, max: 19, decimals: 1 },
    { range: [18, 19], of: ({ value }: Measurement) => value },
  ],
  ['nucleotide-sequence', EVERY_REQUEST, hasBasesOfMolecule],
  ...[25, 41, 50].map((gcPercent): ValueCase => {
    return [
      'nucleotide-sequence',
      { gcPercent, length: 1 },
      { share: gcPercent / 100, of: /[CG]/ },
    ];
  }),
  ['nucleotide-sequence', { gcPercent: 25, length: 1 }, { share: 1 / 2, of: /[AC]/ }],
];
