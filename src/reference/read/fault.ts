import { toPrintable } from './frame.ts';

/** A fault in a description, or a feature that its pages cannot show. */
export interface Fault {
  /** Path relative to the working directory. */
  file: string;
  /** Line in the file, from 1. */
  line?: number;
  /** Column in the line, from 1. */
  column?: number;
  /** What is wrong. */
  reason: string;
  /** Name of the rule that found it, of Redocly or of this project. */
  rule?: string;
  /** How to fix it, where the reason does not say so. */
  advice?: string;
  /** Code frame, see `renderFrame`. */
  frame?: string;
}

/** The description has faults. Thrown before anything is written. */
export class DescriptionError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(formatFault).join('\n'));
    this.name = 'DescriptionError';
    this.faults = faults;
  }
}

/** A fault's location: `openapi/paths/finance/iban.yaml:12:5`, which editors and terminals turn into a link. */
export function formatPlace({ file, line, column }: Fault): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

/** A fault in one line: `openapi/paths/finance/iban.yaml:12:5: reason`. */
export function formatFault(fault: Fault): string {
  return `${formatPlace(fault)}: ${toPrintable(fault.reason)}`;
}
