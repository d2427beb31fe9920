import { toPrintable } from './frame.ts';

/** One thing that is wrong with a description, or that its pages cannot show. */
export interface Fault {
  /** The file, as the maintainer would type it. */
  file: string;
  /** Line in the file, from 1. */
  line?: number;
  /** Column in the line, from 1. */
  column?: number;
  /** What is wrong. */
  reason: string;
  /** What to do about it, where the reason does not say so. */
  advice?: string;
  /** The lines around the place, see `renderFrame`. */
  frame?: string;
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

/** `openapi/paths/finance/iban.yaml:12:5`, which editors and terminals turn into a link. */
export function formatPlace({ file, line, column }: Fault): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

/** A fault in one line: `openapi/paths/finance/iban.yaml:12:5: reason`. */
export function formatFault(fault: Fault): string {
  return `${formatPlace(fault)}: ${toPrintable(fault.reason)}`;
}
