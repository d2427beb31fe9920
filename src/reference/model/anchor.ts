/** Converts a name for use in an anchor. Replaces characters that are invalid in an id or special in a URL. */
export function anchorName(name: string): string {
  return name.replaceAll(/[\s%\p{Cc}]/gu, '-');
}

/** The anchor of the section, body or field around a list of fields. */
export interface AnchorScope {
  anchor: string;
  /** Whether the anchor belongs to a field. A dot precedes properties of a field, and a hyphen precedes other fields. */
  isField?: boolean;
}

/** Returns the anchor of a field: `response-200-data` for `data`, and `response-200-data.street` for its property. */
export function fieldAnchor({ anchor, isField }: AnchorScope, name: string): string {
  return `${anchor}${isField ? '.' : '-'}${anchorName(name)}`;
}
