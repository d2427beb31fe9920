import { FALLBACK_INFO_SLUG, infoSlug, pluginFileId, toSlug } from './slug.ts';

/** What an operation's page can be named after. */
export interface Nameable {
  operationId?: string;
  summary?: string;
  method: string;
  path: string;
  isWebhook: boolean;
}

/** Characters of an address made from a summary or a path. An operationId is used as it is, unless no file can have its name. */
const LONGEST_SLUG = 80;

/** Characters of the longest operationId that is used: file systems have names of up to 255 bytes. */
const LONGEST_ID = 200;

/**
 * The title of an operation without operationId and summary: `GET /pets/{id}`, or the name of a webhook. A webhook is
 * nearly always a POST. Another method is said, as one name can have several.
 */
export function fallbackTitle({ method, path, isWebhook }: Nameable): string {
  const upper = method.toUpperCase();
  if (!isWebhook) return `${upper} ${path}`;
  return upper === 'POST' ? path : `${path} (${upper})`;
}

/**
 * The slug of the information page: from the API's title, or another if an operation has that name, which keeps it.
 */
export function nameInfoPage(title: string, slugs: readonly string[]): string {
  const taken = new Set(slugs.map((slug) => pluginFileId(slug).toLowerCase()));
  const own = infoSlug(title);
  const choices = [own, FALLBACK_INFO_SLUG, `about-${own}`];
  const free = choices.find((slug) => !taken.has(pluginFileId(slug).toLowerCase()));
  return free ?? `${own}-${slugs.length + 1}`;
}

function shorten(slug: string): string {
  if (slug.length <= LONGEST_SLUG) return slug;
  return slug.slice(0, LONGEST_SLUG).replace(/-[^-]*$/, '');
}

/**
 * The slugs of all operations, in their order: from the operationId, or else the summary, or else method and
 * path. A slug that is not from an operationId gets a number if it is taken.
 */
export function nameOperations(title: string, operations: readonly Nameable[]): string[] {
  const fileOf = (slug: string) => pluginFileId(slug).toLowerCase();
  const taken = new Set([fileOf(infoSlug(title))]);
  const claim = (slug: string): string => {
    taken.add(fileOf(slug));
    return slug;
  };
  const ids = operations.map(({ operationId = '' }) => {
    const slug = toSlug(operationId);
    return slug.length > LONGEST_ID ? '' : slug;
  });
  // Of operations that share a path item, and so an operationId, the first keeps it.
  const named = ids.map((slug, index) => (ids.indexOf(slug) === index ? slug : ''));
  for (const slug of named) if (slug !== '') claim(slug);
  return operations.map((operation, index) => {
    const own = named[index];
    if (own) return own;
    const { summary = '', method, path } = operation;
    const choices = [toSlug(summary), toSlug(`${method.toLowerCase()} ${path}`)]
      .map(shorten)
      .filter((slug) => fileOf(slug) !== '');
    const free = choices.find((slug) => !taken.has(fileOf(slug)));
    if (free !== undefined) return claim(free);
    const base = choices.at(-1) ?? 'operation';
    for (let number = 2; ; number += 1) {
      const slug = `${base}-${number}`;
      if (!taken.has(fileOf(slug))) return claim(slug);
    }
  });
}
