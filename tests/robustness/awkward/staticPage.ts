import { parse } from 'parse5';
import { attributeOf, classesOf, listElements, textOf } from '../../support/html';
import type { Element } from '../../support/html';
import { withoutSpaces } from '../../support/withoutSpaces';

/** What the HTML of a page says and holds, before any script has run. */
export interface StaticPage {
  /** What a reader sees of its content, without white space, which is for the browser to arrange. */
  shown: string;
  /** Where its links lead, as they are written. */
  targets: string[];
  /** What must not be there, by kind. */
  faults: Record<'handlers' | 'active' | 'schemes' | 'twice' | 'lost', string[]>;
}

const attribute = (element: Element, name: string): string => attributeOf(element, name) ?? '';

const isInSearch = ({ parentNode }: Element): boolean =>
  parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'search';

export function readStaticPage(html: string): StaticPage {
  const elements = listElements(parse(html, { scriptingEnabled: false }));
  const ids = elements.map((each) => attribute(each, 'id')).filter((id) => id !== '');
  const targets = elements.map((each) => attribute(each, 'href'));
  const main = elements.find(({ tagName }) => tagName === 'main');
  if (!main) throw new Error('The page has no main element.');
  const within = listElements(main);
  const content = within.find((each) => classesOf(each).includes('theme-doc-markdown'));
  return {
    shown: withoutSpaces(textOf(content ?? main)),
    targets: elements
      .filter(({ tagName }) => tagName === 'a')
      .map((link) => attribute(link, 'href')),
    faults: {
      handlers: elements.flatMap(({ attrs }) =>
        attrs.map(({ name }) => name).filter((name) => name.startsWith('on')),
      ),
      // The catalogue has a form of its own, in the place that is marked as its search.
      active: within
        .filter((each) => !(each.tagName === 'form' && isInSearch(each)))
        .map(({ tagName }) => tagName)
        .filter((name) => /^(?:script|style|iframe|object|embed|img|form)$/.test(name)),
      schemes: targets.filter((target) => /^\s*(?:javascript|data|vbscript):/i.test(target)),
      twice: ids.filter((id, index) => ids.indexOf(id) !== index),
      lost: targets
        .filter((target) => target.startsWith('#'))
        .filter((target) => !ids.includes(decodeURIComponent(target.slice(1)))),
    },
  };
}
