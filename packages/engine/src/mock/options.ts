import { parseArgs } from 'node:util';
import { API_KEY_HEADER, RATE_LIMIT, TEST_KEYS } from '../contract.ts';
import { statusOf } from '../http/problems.ts';
import type { ProblemKind } from '../http/problems.ts';

export interface MockOptions {
  port: number;
  host: string;
  /** Requests per minute and key; 0 for no limit. */
  rate: number;
  /** Delay of each response in milliseconds. */
  latency: number;
  quiet: boolean;
  help: boolean;
  version: boolean;
}

/** An option with its help text. */
interface DescribedOption {
  name: string;
  /** Default value; empty for flags. */
  preset: string;
  meaning: string;
}

const PRESETS = { port: '4010', host: '127.0.0.1', rate: String(RATE_LIMIT), latency: '0' };

/** All options, in the order of the help text. */
const OPTIONS: readonly DescribedOption[] = [
  {
    name: '--port <number>',
    preset: PRESETS.port,
    meaning: 'Port to listen on, or 0 for any free port',
  },
  {
    name: '--host <address>',
    preset: PRESETS.host,
    meaning: 'Address to listen on. Only this machine can reach the default address',
  },
  {
    name: '--rate <number>',
    preset: PRESETS.rate,
    meaning: 'Requests per minute for each key, or 0 for no limit',
  },
  {
    name: '--latency <number>',
    preset: PRESETS.latency,
    meaning: 'Milliseconds to wait before each response',
  },
  { name: '--quiet', preset: '', meaning: 'Do not print a line for each request' },
  { name: '--help', preset: '', meaning: 'Print the options' },
  { name: '--version', preset: '', meaning: 'Print the version of the API data' },
];

function describeOption({ name, preset, meaning }: DescribedOption): string {
  return `  ${name.padEnd(20)}${meaning}${preset && ` (${preset})`}`;
}

function describeKey([key, [kind]]: [string, [ProblemKind, string]]): string {
  return `  ${key.padEnd(20)}${statusOf(kind)}`;
}

export const HELP = `Serves the Fakewright API on this machine.

  node fakewright-mock.mjs [options]

${OPTIONS.map(describeOption).join('\n')}

Example of a request:
  curl -H '${API_KEY_HEADER}: any-key' 'http://localhost:${PRESETS.port}/v1/finance/iban?count=2'

All keys are accepted, except the keys that provoke errors:
${Object.entries(TEST_KEYS).map(describeKey).join('\n')}`;

const OPTION_LIMITS = { port: 65_535, rate: 1_000_000, latency: 60_000 } as const;

function readNumber(name: keyof typeof OPTION_LIMITS, text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= OPTION_LIMITS[name]) return value;
  throw new Error(
    `--${name} must be a whole number from 0 to ${OPTION_LIMITS[name]}, but is ${text}.`,
  );
}

/**
 * Reads command-line arguments.
 *
 * @throws Error that names the wrong argument.
 */
export function readOptions(args: readonly string[]): MockOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: PRESETS.port },
      host: { type: 'string', default: PRESETS.host },
      rate: { type: 'string', default: PRESETS.rate },
      latency: { type: 'string', default: PRESETS.latency },
      quiet: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      version: { type: 'boolean', default: false },
    },
  });
  return {
    ...values,
    port: readNumber('port', values.port),
    rate: readNumber('rate', values.rate),
    latency: readNumber('latency', values.latency),
  };
}

/** Whether a host is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
