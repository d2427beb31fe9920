/** Milliseconds before steps are printed where lines cannot be overwritten. */
const QUIET = 4000;

/** Carriage return, then the ANSI sequence that clears the line. */
const ERASE = '\r\u001b[2K';

interface Stream {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

export interface Progress {
  /** Shows the current step. */
  step: (text: string) => void;
  /** Clears the progress line. Call it before writing anything else. */
  end: () => void;
}

/**
 * Reports the steps of a run: on a terminal in one line that is overwritten, elsewhere one line per step
 * once the run has taken some seconds.
 *
 * @param now The clock, in milliseconds.
 */
export function createProgress(stream: Stream, now: () => number = Date.now): Progress {
  const start = now();
  const isTerminal = stream.isTTY === true;
  return {
    step(text) {
      if (isTerminal) stream.write(`${ERASE}${text} …`);
      else if (now() - start >= QUIET) stream.write(`${text} …\n`);
    },
    end() {
      if (isTerminal) stream.write(ERASE);
    },
  };
}
