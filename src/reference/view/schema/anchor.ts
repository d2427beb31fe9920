/** A name as part of an anchor, without characters that are invalid in an id or special in a URL. */
export function anchorName(name: string): string {
  return name.replaceAll(/[\s%\p{Cc}]/gu, '-');
}

/** The anchor of a property: `response-200-data` for `data`, and `response-200-data.street` in that. */
export function joinAnchor(anchor: string, name: string): string {
  const key = anchorName(name);
  return /^(?:body|response-[^-]+)(?:-\d+)*$/.test(anchor)
    ? `${anchor}-${key}`
    : `${anchor}.${key}`;
}
