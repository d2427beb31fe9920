import { CATALOGUE_PATH, operationPath } from '../site.ts';
import { toSlug } from '../read/slug.ts';
import type { ApiView, OperationView, ProseElement } from './types.ts';

/**
 * Descriptions are read in many tools, which name their anchors in many ways: links within them lead to pages and
 * sections that this site has by another name, or not at all. Here they lead to what they mean, or become text.
 */

/** Headings of pages that the component adds. */
const PAGE_ANCHORS = ['request', 'authorization', 'responses', 'callbacks', 'body'];

/** Anchors of other tools, before the name of a tag or an operation. */
const FOREIGN_ANCHOR = /^(?:\/?(?:tag|operation|paths|api|section|schema|operations)\/)+/;

type Json = null | string | number | boolean | Json[] | { [key: string]: Json | undefined };

/** Whether a value is a link of prose: `['a', {href: '#x'}, 'text']`. */
function isLink(value: Json): value is ProseElement {
  if (!Array.isArray(value) || value[0] !== 'a') return false;
  const attributes = value[1];
  return typeof attributes === 'object' && attributes !== null && 'href' in attributes;
}

/** The anchors of fields, sections and headings anywhere in a part of the view. */
function listAnchors(value: Json, found: Set<string>): Set<string> {
  if (Array.isArray(value)) {
    for (const each of value) listAnchors(each, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const key of ['anchor', 'id']) {
      const anchor = value[key];
      if (typeof anchor === 'string') found.add(anchor);
    }
    for (const each of Object.values(value)) if (each !== undefined) listAnchors(each, found);
  }
  return found;
}

/** Replaces links in all prose of a part of the view; what has none is the same object as before. */
function replaceLinks(value: Json, repair: (href: string) => string | undefined): Json {
  if (isLink(value)) {
    const [tag, attributes, ...children] = value;
    const href = String(attributes.href);
    const repaired = repair(href);
    if (repaired === href) return value;
    return repaired === undefined
      ? (['span', {}, ...children] as Json)
      : ([tag, { ...attributes, href: repaired }, ...children] as Json);
  }
  if (Array.isArray(value)) {
    const all = value.map((each) => replaceLinks(each, repair));
    return all.some((each, index) => each !== value[index]) ? all : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]): [string, Json | undefined] => [
    key,
    each === undefined ? each : replaceLinks(each, repair),
  ]);
  return entries.some(([key, each]) => each !== value[key]) ? Object.fromEntries(entries) : value;
}

/** The view with links that lead somewhere. */
export function repairLinks(api: ApiView): ApiView {
  const { groups } = api;
  const operations = groups.flatMap((group) => group.operations);
  const pages = new Map([
    ...groups.map(({ name, anchor }): [string, string] => [
      toSlug(name),
      `${CATALOGUE_PATH}#${anchor}`,
    ]),
    ...operations.map(({ title, slug }): [string, string] => [toSlug(title), operationPath(slug)]),
    ...operations.map(({ slug }): [string, string] => [slug, operationPath(slug)]),
  ]);
  const paths = new Set(
    [CATALOGUE_PATH, '/docs', '/', operationPath(api.slug)].concat(
      operations.map(({ slug }) => operationPath(slug)),
    ),
  );
  const repairIn = (anchors: ReadonlySet<string>) => (href: string) => {
    if (/^\/(?!\/)/.test(href)) return paths.has(href) ? href : undefined;
    if (!href.startsWith('#')) return href;
    const anchor = decode(href.slice(1));
    if (anchors.has(anchor)) return href;
    return pages.get(toSlug(anchor.replace(FOREIGN_ANCHOR, '')));
  };
  const repairPage = (operation: OperationView): OperationView => {
    const json = operation as unknown as Json;
    const anchors = listAnchors(json, new Set(PAGE_ANCHORS));
    return replaceLinks(json, repairIn(anchors)) as unknown as OperationView;
  };
  const repaired = groups.map((group) => ({
    ...group,
    operations: group.operations.map(repairPage),
  }));
  const { operations: _pages, groups: _groups, ...info } = api;
  const own = info as unknown as Json;
  const texts = groups.map(({ anchor, text }) => ({ anchor, text }));
  const anchors = listAnchors(own, new Set(Object.values(api.headings)));
  const repair = repairIn(anchors);
  const repairedTexts = replaceLinks(texts, repair) as unknown as typeof texts;
  return {
    ...(replaceLinks(own, repair) as unknown as Omit<ApiView, 'groups' | 'operations'>),
    groups: repaired.map((group, index) => ({ ...group, text: repairedTexts[index]?.text })),
    operations: repaired.flatMap((group) => group.operations),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
