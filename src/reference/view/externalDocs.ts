import type { ExternalDocs } from '../read/types.ts';

/** A link to documentation elsewhere, as Markdown; undefined if there is none. */
export function linkDocs(docs: ExternalDocs | undefined): string | undefined {
  if (docs === undefined) return undefined;
  const { url, description } = docs;
  const text = (description ?? url).replaceAll(/[\\[\]]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');
  return `[${text.trim() || url}](<${url.replaceAll(/[<>\s]/g, encodeURIComponent)}>)`;
}

/** A description, followed by the link to documentation elsewhere. */
export function withDocs(description: string, docs: ExternalDocs | undefined): string {
  return [description, linkDocs(docs)].filter(Boolean).join('\n\n');
}
