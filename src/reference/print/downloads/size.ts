/** Formats the UTF-8 size of a text: `12 kB`, `3.4 MB` (1 kB = 1000 B). */
export function formatSize(text: string): string {
  const bytes = Buffer.byteLength(text);
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
