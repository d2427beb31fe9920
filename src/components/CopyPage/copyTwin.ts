import { copyText } from '../CopyButton/copyText';

async function fetchTwin(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return response.text();
}

/**
 * Copies the Markdown twin of a page.
 *
 * @returns What to tell the reader.
 * @throws Error when the twin cannot be loaded.
 */
export async function copyTwin(address: string): Promise<string> {
  const isCopied = await copyText(await fetchTwin(address));
  return isCopied ? 'Copied' : 'The browser refused. Copy the selected text.';
}
