/** Milliseconds after which a run says what it does where no line can be written over. */
const QUIET = 4000;

/** Erases the line and goes back to its beginning. */
const ERASE = '\r\u001b[2K';

interface Stream {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

export interface Progress {
  /** Says what is done now. */
  step: (text: string) => void;
  /** Takes away what stands on the line. To be called before anything else is written. */
  end: () => void;
}

/**
 * Says on a stream how far a long run is: on a terminal in one line that changes, elsewhere in lines,
 * and only of a run that has taken some seconds.
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
