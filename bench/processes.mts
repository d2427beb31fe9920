import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/** What a command and all processes that it started used. */
export interface Usage {
  /** Seconds from its start to its end. */
  wall: number;
  /** Seconds of processor time, of the program and of the system for it. */
  cpu: number;
  /** The most memory that all of them had resident at once, in MB (10^6 bytes). */
  memory: number;
  exitCode: number;
  /** What it wrote, each line with the seconds, and those of processor time, until it came. */
  lines: { wall: number; cpu: number; text: string }[];
}

/** How often the memory is read, in milliseconds. */
const INTERVAL = 250;

/** Ticks per second in which Linux counts processor time (`getconf CLK_TCK`, 100 on all of its machines). */
const TICKS = 100;

/** Bytes of a page of memory (`getconf PAGESIZE`, on the machines that CI has). */
const PAGE = 4096;

/** The fields of `/proc/<id>/stat` behind the name, which may hold spaces (proc(5): the first is the 3rd). */
function readStat(id: number | string): string[] {
  const text = readFileSync(`/proc/${id}/stat`, 'latin1');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Processor seconds of this process's children that have ended, and of theirs. */
function readChildTime(): number {
  const fields = readStat('self');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

/** Resident bytes of a process and all that descend from it, and their processor seconds until now. Linux only. */
export function readTree(root: number): { bytes: number; cpu: number } {
  const parents = new Map<number, number>();
  const used = new Map<number, { bytes: number; cpu: number }>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const fields = readStat(name);
      const cpu = fields.slice(11, 15).reduce((ticks, field) => ticks + Number(field), 0) / TICKS;
      parents.set(Number(name), Number(fields[1]));
      used.set(Number(name), { bytes: Number(fields[21]) * PAGE, cpu });
    } catch {
      // It has ended since the folder was read.
    }
  }
  const isBelow = (id: number | undefined): boolean =>
    id !== undefined && id > 1 && (id === root || isBelow(parents.get(id)));
  const own = [...used].filter(([id]) => isBelow(id)).map(([, each]) => each);
  return {
    bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
    cpu: own.reduce((sum, { cpu }) => sum + cpu, 0),
  };
}

/**
 * Runs a command and measures it with all processes that it starts. Linux only: elsewhere nothing tells
 * what a tree of processes used.
 */
export async function measureCommand(
  command: string,
  args: readonly string[],
  { cwd = process.cwd(), env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Usage> {
  const before = readChildTime();
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000;
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
  const lines: Usage['lines'] = [];
  let most = 0;
  let cpu = 0;
  const watch = () => {
    if (child.pid === undefined) return;
    const now = readTree(child.pid);
    most = Math.max(most, now.bytes);
    // The time of a process that has ended is missing until its parent has waited for it.
    cpu = Math.max(cpu, now.cpu);
  };
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (data: string) => {
      const texts = (rest + data).split('\n');
      rest = texts.pop() ?? '';
      const wall = elapsed();
      lines.push(...texts.map((text) => ({ wall, cpu, text })));
    });
  }
  const timer = setInterval(watch, INTERVAL);
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  }).finally(() => clearInterval(timer));
  return {
    wall: elapsed(),
    cpu: readChildTime() - before,
    memory: most / 1e6,
    exitCode,
    lines,
  };
}
