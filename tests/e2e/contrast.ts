/** Computes the contrast of text in its initial, hover and focus states from the styles of a page. */
import type { Page } from '@playwright/test';
import { contrast } from 'fakewright-engine/testing/contrast';
import type { Colour } from 'fakewright-engine/testing/contrast';

/** Minimum contrast for text of usual size and for large text (WCAG 1.4.3). */
const LEAST = { usual: 4.5, large: 3 };

/**
 * Patterns of the pseudo-classes that each state forces on every element. A later state also has the pseudo-classes of
 * earlier states. The initial state has no pseudo-classes, so its pattern never matches.
 */
const STATES = { initial: '(?!)', hover: 'hover', focus: 'focus(-visible|-within)?|active' };

/** A piece of visible text, its colour, and its background colour. */
interface Sample {
  name: string;
  isLarge: boolean;
  text: Colour;
  back: Colour;
}

/**
 * Forces pseudo-classes on every element until the page is reloaded. Disables transitions, so that colours change at once.
 *
 * @param names Pattern of the names of pseudo-classes.
 */
const force = (page: Page, names: string): Promise<void> =>
  page.evaluate((pattern) => {
    const pseudoClass = new RegExp(`:(?:${pattern})(?![\\w-])`, 'g');
    const visit = (rules: CSSRuleList) => {
      for (const rule of rules) {
        // `:not(._)` matches every element and has the specificity of a pseudo-class.
        if (rule instanceof CSSStyleRule)
          rule.selectorText = rule.selectorText.replaceAll(pseudoClass, ':not(._)');
        if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
      }
    };
    const sheets = [...document.styleSheets];
    sheets[0]?.insertRule('*, ::before, ::after { transition: none !important; }');
    for (const { cssRules } of sheets) visit(cssRules);
  }, names);

/** Collects all visible text in a part of a page in one colour mode, including text in fields and pseudo-elements. */
const collect = (page: Page, theme: string, part: string): Promise<Sample[]> =>
  page.evaluate(
    ([mode, selector]) => {
      type Paint = [red: number, green: number, blue: number, alpha: number];
      document.documentElement.dataset['theme'] = mode;

      const read = (colour: string): Paint => {
        if (!/^rgba?\(/.test(colour))
          throw new Error(`This test cannot read the colour ${colour}.`);
        const [red = 0, green = 0, blue = 0, alpha = 1] =
          colour.match(/[\d.]+/g)?.map(Number) ?? [];
        return [red, green, blue, alpha];
      };
      const mix = (over: Paint, under: Paint, share: number): Paint => [
        over[0] * share + under[0] * (1 - share),
        over[1] * share + under[1] * (1 - share),
        over[2] * share + under[2] * (1 - share),
        1,
      ];
      const paint = (
        [style, ...inner]: CSSStyleDeclaration[],
        behind: Paint,
      ): [text: Paint, back: Paint] => {
        if (!style) return [behind, behind];
        const own = read(style.backgroundColor);
        const back = mix(own, behind, own[3]);
        const colour = read(style.color);
        const shown: [Paint, Paint] =
          inner.length > 0 ? paint(inner, back) : [mix(colour, back, colour[3]), back];
        const opacity = Number(style.opacity);
        return [mix(shown[0], behind, opacity), mix(shown[1], behind, opacity)];
      };

      const styles = new Map<Element, CSSStyleDeclaration[]>();
      const stylesOf = (element: Element): CSSStyleDeclaration[] => {
        const parent = element.parentElement;
        const known = styles.get(element) ?? [
          ...(parent ? stylesOf(parent) : []),
          getComputedStyle(element),
        ];
        styles.set(element, known);
        return known;
      };
      const sample = (element: Element, text: string, pseudo = ''): Sample => {
        const chain = stylesOf(element);
        const last = pseudo === '' ? chain.at(-1) : getComputedStyle(element, pseudo);
        const all = pseudo === '' || !last ? chain : [...chain, last];
        const [colour, back] = paint(all, [255, 255, 255, 1]);
        const size = parseFloat(last?.fontSize ?? '');
        const isBold = Number(last?.fontWeight) >= 700;
        return {
          name: `${element.localName}.${element.getAttribute('class') ?? ''}${pseudo} "${text.trim().slice(0, 40)}"`,
          isLarge: size >= 24 || (isBold && size >= 18.66),
          text: [colour[0], colour[1], colour[2]],
          back: [back[0], back[1], back[2]],
        };
      };

      const textsOf = (element: Element): Sample[] => {
        if (stylesOf(element).some(({ opacity }) => opacity === '0')) return [];
        const own = [...element.childNodes].find(
          (node) => node instanceof Text && /\S/.test(node.data),
        );
        const isField = element.matches('input, select, textarea');
        const pseudos = ['::before', '::after'].flatMap((pseudo) => {
          const { content } = getComputedStyle(element, pseudo);
          return /^".*[\p{L}\p{N}]/u.test(content) ? [sample(element, content, pseudo)] : [];
        });
        return [
          ...(own || isField ? [sample(element, own?.textContent ?? '')] : []),
          ...(element.hasAttribute('placeholder') ? [sample(element, '', '::placeholder')] : []),
          ...pseudos,
        ];
      };

      // Elements with the same classes and parents have the same colours, so one element is enough.
      const shapes = new Map<Element, string>();
      const shapeOf = (element: Element): string => {
        const known = shapes.get(element);
        if (known !== undefined) return known;
        const attributes = [...element.attributes].flatMap(({ name, value }) => {
          if (name.startsWith('data-')) return [name];
          return /^(class|type|role|aria-(current|invalid|disabled))$/.test(name) ? [value] : [];
        });
        const states = [':checked', ':checked + *', ':checked + * + *'].map((each) =>
          element.matches(each),
        );
        const { localName, parentElement } = element;
        const shape = [
          parentElement ? shapeOf(parentElement) : '',
          localName,
          ...attributes,
          ...states,
        ].join(' ');
        shapes.set(element, shape);
        return shape;
      };
      const kinds = new Map<string, Element>();
      for (const element of document.querySelectorAll(
        `${selector}, ${selector} :not(option, script, style)`,
      )) {
        const shape = shapeOf(element);
        if (!kinds.has(shape) && element.checkVisibility({ visibilityProperty: true }))
          kinds.set(shape, element);
      }
      return [...kinds.values()].flatMap(textsOf);
    },
    [theme, part] as const,
  );

/**
 * Finds text with too little contrast in its initial, hover or focus state, in each colour mode. Changes the style sheets,
 * so reload the page before the next check.
 *
 * @param part Selector of the part to check. If omitted, the whole page is checked.
 * @returns A line for each failing style and colour mode. It names the first state in which the contrast is too low.
 */
export async function findLowContrast(page: Page, part = 'body'): Promise<string[]> {
  const found = new Map<string, string>();
  for (const [state, names] of Object.entries(STATES)) {
    await force(page, names);
    for (const theme of ['light', 'dark']) {
      for (const { name, isLarge, text, back } of await collect(page, theme, part)) {
        const ratio = contrast(text, back);
        if (ratio >= (isLarge ? LEAST.large : LEAST.usual)) continue;
        const colours = [text, back].map((colour) => colour.map(Math.round).join(' ')).join(' on ');
        const key = `${theme} ${name}`;
        found.set(
          key,
          found.get(key) ?? `${theme}, ${state} | ${name} | ${colours}: ${ratio.toFixed(2)}`,
        );
      }
    }
  }
  return [...found.values()];
}
