import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import type { RunningServer } from '../../support/prism.ts';
import { has } from '../../support/programs.ts';
import { Workshop } from '../../support/workshop.ts';
import { codeOf } from './cases.ts';
import type { Case } from './cases.ts';
import { RUNNERS } from './compilers.ts';

/** Languages whose programs need no compiler, and can run on this machine. */
export const languages = Object.keys(RUNNERS).filter((key) => key !== 'python' || has('python'));

const hasRequests = (): boolean => spawnSync('python3', ['-c', 'import requests']).status === 0;

/** A workshop with a stand-in for the crate that programs in Rust use and, if need be, for Python's requests. */
export function createWorkshop(): Workshop {
  const workshop = new Workshop();
  for (const library of hasRequests() ? ['reqwest.rs'] : ['reqwest.rs', 'requests.py']) {
    copyFileSync(`tests/robustness/code-samples/${library}`, path.join(workshop.folder, library));
  }
  return workshop;
}

/** What a program prints that sends a request to another server than its own. */
export async function send(
  workshop: Workshop,
  key: string,
  each: Case,
  { origin }: Pick<RunningServer, 'origin'>,
): Promise<unknown> {
  const output = await RUNNERS[key]?.(workshop, codeOf(each, key, origin));
  return JSON.parse(output ?? '') as unknown;
}
