/**
 * What the parser of HTML does with elements, as far as a page can be written shorter without a doubt
 * (https://html.spec.whatwg.org/multipage/parsing.html#tree-construction). Whatever is not here, or stands
 * elsewhere, is left to a library that knows all of it.
 */
export interface ElementRule {
  name: string;
  endTag: string;
  /** Has neither content nor an end tag. */
  isVoid: boolean;
  /** Its content is a text in which no tag is looked for but its own end. */
  isRaw: boolean;
  /** What it is to those within it: bits of `Kind`. */
  kind: number;
  /** What would be closed by its start, or it by that: bits of `Kind` that may not be around it. */
  apart: number;
  /** The only parents in which the parser opens and closes nothing else for it. */
  parents: ReadonlySet<string> | undefined;
  /** The only children of which the same is true. Any, if undefined. */
  children: ReadonlySet<string> | undefined;
  /** Elsewhere than here, text is moved or begins another element. */
  hasText: boolean;
  /** Where its end tag can be left out. */
  end: OptionalEnd | undefined;
}

/** Where an end tag may be left out (https://html.spec.whatwg.org/multipage/syntax.html#optional-tags). */
export interface OptionalEnd {
  /** Elements whose start tag comes next. */
  before: ReadonlySet<string>;
  /** Parents whose end tag comes next. */
  last: ReadonlySet<string>;
}

/** Elements that must not be within one another. */
const Kind = { paragraph: 1, link: 2, button: 4, form: 8, heading: 16, svg: 32 } as const;

const names = (text = ''): ReadonlySet<string> => new Set(text.split(' ').filter(Boolean));

/** By name; an object has names of its own, such as `constructor`. */
const listed = <T = ReadonlySet<string>>(entries: Record<string, T>): ReadonlyMap<string, T> =>
  new Map(Object.entries(entries));

const HEADINGS = names('h1 h2 h3 h4 h5 h6');

/** Start tags that close a paragraph around them, headings and `p` aside. */
const BLOCKS = names(
  'address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form header hgroup hr li main menu nav ol p pre search section summary table ul',
);

const VOIDS = names('area base br col embed hr img input link meta param source track wbr');

/** Elements with steps of their own in the parser that nothing here follows. */
const UNKNOWN = names(
  'annotation-xml applet basefont bgsound frame frameset iframe image isindex keygen listing marquee math ' +
    'nobr noembed noframes noscript plaintext rb rp rt rtc selectedcontent template xmp',
);

/** Elements of SVG that may have others of SVG in them, and nothing else. */
const SVG = names(
  'circle clipPath defs ellipse g line linearGradient mask path pattern polygon polyline ' +
    'radialGradient rect stop symbol text tspan use',
);

const SECTIONS = 'thead tbody tfoot';

const PARENTS = listed({
  head: names('html'),
  body: names('html'),
  caption: names('table'),
  colgroup: names('table'),
  thead: names('table'),
  tbody: names('table'),
  tfoot: names('table'),
  col: names('colgroup'),
  tr: names(SECTIONS),
  td: names('tr'),
  th: names('tr'),
  li: names('ul ol menu'),
  dt: names('dl div'),
  dd: names('dl div'),
  option: names('select optgroup'),
  optgroup: names('select'),
});

const CHILDREN = listed({
  html: names('head body'),
  head: names('base link meta script style title'),
  table: names(`caption colgroup ${SECTIONS}`),
  colgroup: names('col'),
  thead: names('tr'),
  tbody: names('tr'),
  tfoot: names('tr'),
  tr: names('td th'),
  select: names('option optgroup'),
  optgroup: names('option'),
  option: names(),
});

/** Those in which the parser takes a text as it comes, of the ones with few children. */
const WITH_TEXT = names('option');

/**
 * Those whose end tag closes a paragraph, too. That of `body` closes nothing: what follows it would come
 * into the paragraph.
 */
const AROUND_PARAGRAPHS = names(
  'article aside blockquote dd div fieldset figcaption figure footer header li main nav section td th',
);

const ENDS = listed<OptionalEnd>({
  p: {
    before: names(
      'address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 ' +
        'h4 h5 h6 header hgroup hr main nav ol p pre section table ul',
    ),
    last: AROUND_PARAGRAPHS,
  },
  li: { before: names('li'), last: names('ul ol menu') },
  dt: { before: names('dt dd'), last: names() },
  dd: { before: names('dt dd'), last: names('dl div') },
  thead: { before: names('tbody tfoot'), last: names() },
  tbody: { before: names('tbody tfoot'), last: names('table') },
  tfoot: { before: names(), last: names('table') },
  tr: { before: names('tr'), last: names(SECTIONS) },
  td: { before: names('td th'), last: names('tr') },
  th: { before: names('td th'), last: names('tr') },
  option: { before: names('option optgroup'), last: names('select optgroup') },
});

const KINDS = listed<number>({
  p: Kind.paragraph,
  a: Kind.link,
  button: Kind.button,
  form: Kind.form,
  svg: Kind.svg,
});

const kindOf = (name: string): number =>
  HEADINGS.has(name) ? Kind.heading : (KINDS.get(name) ?? 0);

function apartFrom(name: string): number {
  if (HEADINGS.has(name)) return Kind.paragraph | Kind.heading;
  const around = BLOCKS.has(name) ? Kind.paragraph : 0;
  // A drawing in a drawing is one more element of it.
  return name === 'svg' ? around : around | kindOf(name);
}

function createRule(name: string): ElementRule {
  return {
    name,
    endTag: `</${name}>`,
    isVoid: VOIDS.has(name),
    isRaw: /^(?:script|style|textarea|title)$/.test(name),
    kind: kindOf(name),
    apart: apartFrom(name),
    parents: PARENTS.get(name),
    children: CHILDREN.get(name),
    hasText: !CHILDREN.has(name) || WITH_TEXT.has(name),
    end: ENDS.get(name),
  };
}

const svg = createRule('svg');

/** An element of SVG: its name has no meaning of HTML. */
const createDrawn = (name: string, children?: ReadonlySet<string>): ElementRule => ({
  ...createRule(''),
  name,
  endTag: `</${name}>`,
  children,
});

const drawn = new Map<string, ElementRule>([
  ...[...SVG].map((name): [string, ElementRule] => [name, createDrawn(name)]),
  ...['title', 'desc'].map((name): [string, ElementRule] => [name, createDrawn(name, names())]),
  ['svg', svg],
]);

const known = new Map<string, ElementRule | undefined>([['svg', svg]]);

/** What stands around the first element of a page. */
export const DOCUMENT: ElementRule = {
  ...createRule(''),
  children: names('html'),
  hasText: false,
};

/** Whether one of these kinds is a drawing. */
export const isDrawing = (kinds: number): boolean => (kinds & Kind.svg) !== 0;

/**
 * How the parser treats an element of this name.
 *
 * @returns the same for the same name; undefined if nothing here knows
 */
export function findRule(name: string, inDrawing: boolean): ElementRule | undefined {
  if (inDrawing) return drawn.get(name);
  if (!known.has(name)) {
    const isKnown = name === name.toLowerCase() && !UNKNOWN.has(name);
    known.set(name, isKnown ? createRule(name) : undefined);
  }
  return known.get(name);
}
