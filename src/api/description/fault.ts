/** One thing that is wrong with a description. */
export interface Fault {
  /** The file, as the maintainer would type it. */
  file: string;
  /** Line in the file, from 1. */
  line?: number;
  /** What is wrong and, where it is not obvious, what to do. */
  reason: string;
}

/** Stops the pipeline. Its faults are for the maintainer's eyes; nothing has been changed. */
export class DescriptionError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(formatFault).join('\n'));
    this.name = 'DescriptionError';
    this.faults = faults;
  }
}

/** `openapi/paths/finance/iban.yaml:12: reason`, which editors and terminals turn into a link. */
export function formatFault({ file, line, reason }: Fault): string {
  return `${line === undefined ? file : `${file}:${line}`}: ${reason}`;
}
