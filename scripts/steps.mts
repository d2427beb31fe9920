/** Runs commands that depend on each other, some at once, and measures them: `npm run check` and `npm test`. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { readTree } from '../bench/processes.mts';

/** A command of a run. */
export interface Step {
  name: string;
  command: readonly [program: string, ...args: string[]];
  /** Names of the steps that must have succeeded before, as far as they are part of the run. */
  after?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** How a step ended. */
export interface Ended {
  name: string;
  code: number;
  /** Seconds. */
  wall: number;
  /** Processor seconds of all its processes; 0 where the system does not tell. */
  cpu: number;
  /** What it wrote, to both streams. */
  output: string;
}

/** How often processor time is read, in milliseconds. */
const INTERVAL = 1000;

/** Runs one step to its end and keeps what it writes. */
export function runStep({ name, command: [program, ...args], env }: Step): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const chunks: Buffer[] = [];
    let cpu = 0;
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    }
    const watch = () => {
      // The time of a process that has ended is missing until its parent has waited for it.
      if (child.pid !== undefined) cpu = Math.max(cpu, readTree(child.pid).cpu);
    };
    const timer = process.platform === 'linux' ? setInterval(watch, INTERVAL) : undefined;
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(timer);
      resolve({
        name,
        code: code ?? 1,
        wall: (performance.now() - start) / 1000,
        cpu,
        output: Buffer.concat(chunks).toString(),
      });
    });
  });
}

const round = (seconds: number): string => `${Math.round(seconds)} s`;

/** One line for a step that succeeded; all that a step wrote before it, if it failed. */
export function describeStep({ name, code, wall, cpu, output }: Ended): string {
  const times = cpu > 0 ? `${round(wall)}, processor ${round(cpu)}` : round(wall);
  return code === 0 ? `ok ${name} (${times})` : `${output.trimEnd()}\nFAILED ${name} (${times})`;
}

const printStep = (ended: Ended) => console.log(describeStep(ended));

export interface Options {
  /** How many steps run at once. */
  slots?: number;
  run?: (step: Step) => Promise<Ended>;
  /** Called with each step as it ends. */
  report?: (ended: Ended) => void;
}

/**
 * Runs steps, at most `slots` at once, those that stand first as soon as they can. After one has failed, those that
 * run end and no other starts.
 *
 * @returns How each step that ran ended, in the order of their ends.
 */
export async function runSteps(
  steps: readonly Step[],
  { slots = availableParallelism(), run = runStep, report = printStep }: Options = {},
): Promise<Ended[]> {
  const ended: Ended[] = [];
  const open = new Set(steps.map(({ name }) => name));
  const waiting = [...steps];
  const running = new Set<Promise<void>>();
  const canStart = ({ after = [] }: Step) => !after.some((name) => open.has(name));
  const start = (step: Step) => {
    const end = run(step).then((result) => {
      if (result.code === 0) open.delete(step.name);
      else waiting.length = 0;
      ended.push(result);
      running.delete(end);
      report(result);
    });
    running.add(end);
  };
  for (;;) {
    while (running.size < slots) {
      const index = waiting.findIndex(canStart);
      if (index < 0) break;
      waiting.splice(index, 1).forEach(start);
    }
    if (running.size === 0) return ended;
    await Promise.race(running);
  }
}
