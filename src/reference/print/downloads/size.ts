/** Size of a text in UTF-8 as people read it: `12 kB`, `3.4 MB` (units of 1000, as browsers show them). */
export function formatSize(text: string): string {
  const bytes = Buffer.byteLength(text);
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
