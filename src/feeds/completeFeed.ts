/** What Docusaurus' feed lacks. */
export interface FeedAdditions {
  /** URL of the feed itself. */
  self: string;
  /** Names of the authors of each post, by the URL of the post. RSS has no authors without an email address. */
  authors: ReadonlyMap<string, readonly string[]>;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? character);

/** Adds the feed's own URL and, with Dublin Core, the authors of each post to an RSS feed. */
export function completeRss(xml: string, { self, authors }: FeedAdditions): string {
  return xml
    .replace('<rss ', '<rss xmlns:atom="http://www.w3.org/2005/Atom" ')
    .replace(
      '<channel>',
      `<channel>\n        <atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    )
    .replaceAll(/<guid>(.*?)<\/guid>/g, (guid, url: string) =>
      [
        guid,
        ...(authors.get(url) ?? []).map((name) => `<dc:creator>${escapeXml(name)}</dc:creator>`),
      ].join('\n            '),
    );
}

/** Adds the feed's own URL to an Atom feed. */
export function completeAtom(xml: string, { self }: Pick<FeedAdditions, 'self'>): string {
  return xml.replace(
    '<link rel="alternate"',
    `<link rel="self" href="${self}" type="application/atom+xml"/>\n    <link rel="alternate"`,
  );
}
