/** A name as part of an anchor, without characters that are invalid in an id or special in a URL. */
export function anchorName(name: string): string {
  return name.replaceAll(/[\s%\p{Cc}]/gu, '-');
}

/** Place of a list of fields: the anchor of the section, body or field around them. */
export interface AnchorScope {
  anchor: string;
  /** Whether that is a field, whose properties follow a dot; otherwise a hyphen. */
  isField?: boolean;
}

/** The anchor of a field: `response-200-data` for `data`, and `response-200-data.street` in that. */
export function fieldAnchor({ anchor, isField }: AnchorScope, name: string): string {
  return `${anchor}${isField ? '.' : '-'}${anchorName(name)}`;
}
