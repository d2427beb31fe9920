import validator from 'validator';
import type { Row } from '../values.ts';

const isRgb = (value: string): boolean => validator.isRgbColor(value, { allowSpaces: true });
const isReadable = ({ ratio }: { ratio: number }): boolean => ratio >= 4.5;

export const rows: readonly Row[] = [
  ['hex-colour', { short: false, alpha: false }, /^#.{6}$/],
  ['hex-colour', { alpha: true }, /^#.{8}$/],
  ['hex-colour', { short: true }, /^#.{3}$/],
  ['hex-colour', { short: true, alpha: true }, /^#.{4}$/],
  ['rgb-colour', { format: 'legacy', alpha: true }, isRgb],
  ['rgb-colour', { format: 'legacy', alpha: false }, isRgb],
  ['hsl-colour', { hue: 210, lightness: 40 }, /^hsl\(210\D.*\D40%/],
  ['lch-colour', { hue: 33.3, maxChroma: 12.5 }, /^lch\(\S+ (\d|1[0-2])(\.\d+)? 33\.3\)/],
  ['colour-name', { locale: 'tr', casing: 'capitalised' }, { has: ['İndigo'] }],
  ['colour-name', { locale: 'tr', casing: 'capitalised' }, /^(?!Indigo$)/],
  ['colour-name', { locale: 'de' }, /^\p{Lu}/u],
  ['colour-name', {}, { has: ['mint green', 'sky blue'] }],
  ['contrasting-colour-pair', { unique: true }, isReadable],
];
