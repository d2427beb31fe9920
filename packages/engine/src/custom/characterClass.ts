import sortedLastIndex from 'lodash/sortedLastIndex.js';

/** A range of code points, both ends included. */
export type CodePointRange = readonly [first: number, last: number];

const sizeOfRange = ([first, last]: CodePointRange): number => last - first + 1;

/** Returns a character as a range. */
export function toRange(character: string): CodePointRange {
  const code = character.codePointAt(0) ?? 0;
  return [code, code];
}

/** Returns the parts of a range that no other range covers. */
export function subtractRanges(
  range: CodePointRange,
  others: readonly CodePointRange[],
): CodePointRange[] {
  return others.reduce<CodePointRange[]>(
    (left, [from, to]) =>
      left.flatMap(([first, last]) => {
        const before: CodePointRange = [first, Math.min(last, from - 1)];
        const after: CodePointRange = [Math.max(first, to + 1), last];
        return [before, after].filter(([low, high]) => low <= high);
      }),
    [range],
  );
}

/**
 * The possible characters at one position. They are kept as ranges, because a class can have thousands of characters.
 */
export class CharacterClass {
  readonly ranges: readonly CodePointRange[];
  readonly size: number;
  /** Number of characters before each range. */
  private readonly starts: number[] = [];

  /** @param ranges Ranges that do not overlap. */
  constructor(ranges: readonly CodePointRange[]) {
    this.ranges = ranges;
    let size = 0;
    for (const range of ranges) {
      this.starts.push(size);
      size += sizeOfRange(range);
    }
    this.size = size;
  }

  /** Whether some characters have two UTF-16 code units. */
  get hasPairs(): boolean {
    return this.ranges.some(([, last]) => last > 0xffff);
  }

  /** @param index From 0 to `size - 1`. */
  at(index: number): string {
    const rangeIndex = sortedLastIndex(this.starts, index) - 1;
    const [first = 0] = this.ranges[rangeIndex] ?? [];
    return String.fromCodePoint(first + index - (this.starts[rangeIndex] ?? 0));
  }
}
