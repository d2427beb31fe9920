import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A temporary file with the description's faults, which Docusaurus shows in its error overlay. */
export interface Problem {
  file: string;
  /** Writes the faults as plain text; empty when there are none. */
  show: (text: string) => void;
  /** Deletes the file. */
  remove: () => void;
}

/** Creates the file, empty, in a new temporary folder. */
export function createProblem(): Problem {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-live-'));
  const file = path.join(folder, 'problem.txt');
  writeFileSync(file, '');
  return {
    file,
    // Rspack recompiles on every write, even of the same text.
    show(text) {
      if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
