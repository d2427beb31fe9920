/** Messages for error codes of the file system. */
const CAUSES: Record<string, [what: string, advice: string]> = {
  ENOSPC: ['The disk is full.', 'Make room and run the command again.'],
  EDQUOT: ['Your share of the disk is used up.', 'Make room and run the command again.'],
  EACCES: ['There is no permission to write here.', 'Give yourself the right to write there.'],
  EPERM: ['There is no permission to write here.', 'Give yourself the right to write there.'],
  EROFS: ['The disk can only be read.', 'Run the command where it can write.'],
  ENAMETOOLONG: [
    'The name of a page is longer than the system allows.',
    'Shorten the operationId that it is made from.',
  ],
};

/** The description is fine, but its pages cannot be written. */
export class WriteError extends Error {
  /** How to fix it. */
  readonly advice: string;

  constructor(what: string, advice: string) {
    super(what);
    this.name = 'WriteError';
    this.advice = advice;
  }
}

/** Converts an error of the file system with a known code to a WriteError; returns others unchanged. */
export function toWriteError(error: unknown): unknown {
  const { code, path: file } = error as NodeJS.ErrnoException;
  const cause = code === undefined ? undefined : CAUSES[code];
  if (!cause) return error;
  const [what, advice] = cause;
  return new WriteError(file ? `${file}: ${what} (${code})` : `${what} (${code})`, advice);
}
