/** Just enough of HTML to follow the links of pages that a build has written. */

interface Tag {
  name: string;
  attributes: Record<string, string>;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(parseInt(String(hex), 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return ENTITIES[String(name)] ?? whole;
  });
}

function parseAttributes(source: string): Record<string, string> {
  const pairs = source.matchAll(/([^\s"'=/>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g);
  return Object.fromEntries(
    [...pairs].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decodeEntities(double ?? single ?? bare ?? ''),
    ]),
  );
}

/** Every opening tag of a page in its order. What stands in scripts and comments is no tag. */
export function parseTags(html: string): Tag[] {
  const markup = html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/(<(script|style)\b[^>]*>).*?<\/\2>/gis, '$1');
  const tags = markup.matchAll(/<([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi);
  return [...tags].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: parseAttributes(attributes),
  }));
}

/** Every address that a page leads to or loads, as it is written. */
export function readLinks(html: string): string[] {
  return parseTags(html).flatMap(({ name, attributes }) => {
    const { href, src, srcset, content, property, 'http-equiv': directive } = attributes;
    const inMeta = name === 'meta' && /^(?:og:image|og:url)$/.test(property ?? '');
    const refresh = /^refresh$/i.test(directive ?? '') ? content?.replace(/^.*?url=/i, '') : '';
    const sources = (srcset ?? '').split(',').map((part) => part.trim().split(' ')[0]);
    return [href, src, inMeta ? content : '', refresh, ...sources].filter(
      (address): address is string => address !== undefined && address !== '',
    );
  });
}

/** Every anchor of a page. */
export function readAnchors(html: string): Set<string> {
  const ids = parseTags(html).flatMap(({ name, attributes }) =>
    name === 'a' ? [attributes.id, attributes.name] : [attributes.id],
  );
  return new Set(ids.filter((id) => id !== undefined));
}
