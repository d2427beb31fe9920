import type { Nodes, RootContent } from 'mdast';
import { once } from '../../once.ts';
import { replaceControls } from '../../pages/controls.ts';
import { readPlainProse } from '../../pages/plainProse.ts';
import { parse } from '../../pages/prose.ts';
import { makeSafe } from '../../pages/safeMarkdown.ts';
import { twinLink } from './links.ts';
import type { LinkPlace } from './links.ts';
import { writeMarkdown } from './text.ts';

/** Shared parameters and responses come back in every twin. */
const written = new Map<string, string>();

/**
 * A description's text as Markdown that shows what the page shows of it: its HTML as text, its images as
 * links, its headings below those of the page.
 */
export function toTwinProse(markdown: string, firstHeading: number, place: LinkPlace): string {
  const isOfPage = markdown.includes('#');
  const key = [place.site, isOfPage ? place.page : '', firstHeading, markdown].join(' ');
  return once(written, key, () => {
    const plain = readPlainProse(markdown);
    if (plain) return plain.join('\n\n');
    const source = replaceControls(markdown);
    const safe = makeSafe(parse(source), { source, firstHeading });
    const [tree] = toPlainNode(safe, place);
    return tree ? writeMarkdown(tree) : '';
  });
}

/** A node without what only MDX has; none when it says nothing. */
function toPlainNode(node: Nodes, place: LinkPlace): Nodes[] {
  switch (node.type) {
    case 'mdxTextExpression':
      // A comment holds the anchor of a heading.
      return node.value.startsWith('/*') ? [] : [{ type: 'text', value: textOf(node.value) }];
    case 'mdxJsxFlowElement': {
      const [inner] = node.children;
      return inner?.type === 'mdxFlowExpression'
        ? [{ type: 'code', value: textOf(inner.value) }]
        : [];
    }
    case 'definition':
      // The links that name it have its address.
      return [];
    case 'link':
      return [withChildren({ ...node, url: twinLink(node.url, place) }, place)];
    default:
      return [withChildren(node, place)];
  }
}

function withChildren<Parent extends Nodes>(node: Parent, place: LinkPlace): Parent {
  if (!('children' in node)) return node;
  const children = (node.children as RootContent[]).flatMap((child) => toPlainNode(child, place));
  return { ...node, children };
}

/** The text of an expression as `expression` writes it: a JSON string. */
function textOf(value: string): string {
  return String(JSON.parse(value));
}
