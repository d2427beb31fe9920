/**
 * A name as part of an anchor: white space ends an id, a percent sign is an escape in an address, and
 * control characters may stand in neither.
 */
export function anchorName(name: string): string {
  return name.replaceAll(/[\s%\p{Cc}]/gu, '-');
}

/** `response-200` and `data` give `response-200-data`, that and `street` `response-200-data.street`. */
export function joinAnchor(anchor: string, name: string): string {
  const key = anchorName(name);
  return /^(?:body|response-[^-]+)(?:-\d+)*$/.test(anchor)
    ? `${anchor}-${key}`
    : `${anchor}.${key}`;
}

/** The anchors of one page, each handed out once. */
export class Anchors {
  private readonly taken = new Set<string>();

  /** The anchor itself, or with a number when another place of the page has it. */
  claim(anchor: string): string {
    let free = anchor;
    for (let number = 2; this.taken.has(free); number += 1) free = `${anchor}-${number}`;
    this.taken.add(free);
    return free;
  }
}
