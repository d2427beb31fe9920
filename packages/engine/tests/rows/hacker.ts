import type { Row } from '../values.ts';

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

export const rows: readonly Row[] = [
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
];
