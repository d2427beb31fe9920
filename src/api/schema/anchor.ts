/** A name as part of an anchor: white space ends an id, and a percent sign is an escape in an address. */
export function anchorName(name: string): string {
  return name.replaceAll(/[\s%]/g, '-');
}

/** `response-200` and `data` give `response-200-data`, that and `street` `response-200-data.street`. */
export function joinAnchor(anchor: string, name: string): string {
  const key = anchorName(name);
  return /^(?:body|response-[^-]+)(?:-\d+)*$/.test(anchor)
    ? `${anchor}-${key}`
    : `${anchor}.${key}`;
}
