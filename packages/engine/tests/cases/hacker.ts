import { baseLocale, english } from '../../src/locales/english.ts';
import { EVERY_REQUEST } from '../values.ts';
import type { Query, ValueCase } from '../values.ts';

const VERBS = `back up, bypass, calculate, compress, connect, copy, generate, hack, index, input, navigate, override,
  parse, program, quantify, reboot, synthesize, transmit`;
const THIRD_PERSONS = `backs up, bypasses, calculates, compresses, connects, copies, generates, hacks, indexes, inputs,
  navigates, overrides, parses, programs, quantifies, reboots, synthesizes, transmits`;
const PASTS = `backed up, bypassed, calculated, compressed, connected, copied, generated, hacked, indexed, input,
  navigated, overrode, parsed, programmed, quantified, rebooted, synthesized, transmitted`;
const PARTICIPLES = `backing up, bypassing, calculating, compressing, connecting, copying, generating, hacking, indexing,
  navigating, overriding, parsing, programming, quantifying, synthesizing, transmitting`;
const PLURALS = `alarms, applications, arrays, bandwidths, buses, capacitors, cards, circuits, drivers, feeds, firewalls,
  hard drives, interfaces, matrices, microchips, monitors, panels, pixels, ports, programs, protocols, sensors, systems,
  transmitters`;

const abbreviations = english.hacker?.abbreviation ?? baseLocale.hacker?.abbreviation ?? [];

/** Returns whether a phrase is in the requested language, is not too long, and ends with an exclamation mark. */
const isShortExclamation = (phrase: string, { maxLength = 200, locale }: Query): boolean =>
  /[!！]$/.test(phrase) &&
  phrase.length <= Number(maxLength) &&
  /\p{Script=Han}/u.test(phrase) === (locale === 'zh-CN');

const containsKnownAbbreviations = (phrase: string): boolean =>
  (phrase.replace("I'll", '').match(/[A-Z]{2,}8?(?![a-z])/g) ?? []).every((word) =>
    abbreviations.includes(word),
  );

/** Letters that each level of leet replaces, and the digits that replace them. */
export const LEET: Readonly<Record<string, [letters: string, digits: string]>> = {
  ...{ light: ['aeio', '4310'], medium: ['aeiost', '431057'], heavy: ['aeiostbgz', '431057892'] },
};

const hasNoReplacedLetter = (phrase: string, { level }: Query): boolean =>
  !RegExp(`[${LEET[String(level)]?.[0]}]`, 'i').test(phrase);

export const cases: readonly ValueCase[] = [
  ['hacker-verb', { form: 'base' }, VERBS.split(/,\s+/)],
  ['hacker-verb', { form: 'third-person' }, THIRD_PERSONS.split(/,\s+/)],
  ['hacker-verb', { form: 'past' }, PASTS.split(/,\s+/)],
  ['hacker-verb', { form: 'ing' }, PARTICIPLES.split(/,\s+/)],
  ['hacker-noun', { plural: true }, PLURALS.split(/,\s+/)],
  ['hacker-abbreviation', { length: 5 }, ['ASCII']],
  ['hacker-abbreviation', { length: 2 }, /^..$/],
  ['hacker-adjective', { compound: true }, /[- ]/],
  ['hacker-adjective', { compound: false }, /^[^- ]+$/],
  ['hacker-adjective', {}, { has: ['solid state'] }],
  ['hacker-adjective', { locale: 'ru' }, { has: ['свободно-распространяемый'] }],
  ['hacker-phrase', EVERY_REQUEST, isShortExclamation],
  ['hacker-phrase', EVERY_REQUEST, containsKnownAbbreviations],
  ['leet-phrase', EVERY_REQUEST, hasNoReplacedLetter],
  ['leet-phrase', { level: 'light' }, /[st]/i],
];
