const SCRIPT = /<script\b[^>]*?\ssrc=(?:"([^"]*)"|([^\s>]+))/g;

/**
 * The addresses of the scripts that a page's HTML names, in their order.
 *
 * @throws Error when it names none.
 */
export function listScripts(html: string): string[] {
  const addresses = [...html.matchAll(SCRIPT)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  if (addresses.length === 0) throw new Error('The page names no script.');
  return addresses;
}
