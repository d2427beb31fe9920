import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DRAFTS, PROBLEM } from './names.ts';

/** What the site generator shows beside the pages on the disk while they are being edited. */
export interface Drafts {
  folder: string;
  /** Shows a page, by the name of its file. */
  show: (page: string, text: string) => void;
  /** Shows the pages on the disk again. */
  clear: () => void;
  /** Shows what is wrong; nothing when the text is empty. */
  showProblem: (text: string) => void;
  /** Deletes the folder. */
  remove: () => void;
}

/** Makes a folder for drafts among the system's temporary files. */
export function createDrafts(): Drafts {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-live-'));
  const pages = path.join(folder, DRAFTS);
  const problem = path.join(folder, PROBLEM);
  mkdirSync(pages);
  writeFileSync(problem, '');
  return {
    folder,
    show: (page, text) => writeFileSync(path.join(pages, page), text),
    clear() {
      for (const page of readdirSync(pages)) rmSync(path.join(pages, page));
    },
    // A file that is written is read again, and every open page with it.
    showProblem(text) {
      if (readFileSync(problem, 'utf8') !== text) writeFileSync(problem, text);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
