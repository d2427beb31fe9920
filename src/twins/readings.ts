/**
 * Readings: for each component that guides and posts may use, one that returns plain HTML elements, which
 * are then converted to Markdown.
 */
import { readFileSync } from 'node:fs';
import { dataPath } from '../reference/paths';
import {
  EXPLORER_TITLE,
  firstResponse,
  summarise,
  titleOfAll,
  writeRequest,
  writeResponse,
} from '../reference/print/seedSamples';
import type { SeedSamples } from '../reference/print/seedSamples';
import { create } from './elements';
import type { Child, Component, Props } from './elements';

function strongLine(text: Child): Child {
  return create('p', {}, create('strong', {}, text));
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A string prop; empty for other types. */
function textOf(props: Props, name: string): string {
  const value = props[name];
  return typeof value === 'string' ? value : '';
}

const Link: Component = (props) =>
  create('a', { href: textOf(props, 'to') || textOf(props, 'href') }, props.children);

/** A wrapper of which only the children matter, such as tabs, which are listed in order. */
const Content: Component = ({ children }) => create('div', {}, children);

const TabItem: Component = (props) =>
  create('div', {}, strongLine(textOf(props, 'label') || textOf(props, 'value')), props.children);

const Details: Component = ({ summary, children }) => create('div', {}, summary as Child, children);

const Summary: Component = ({ children }) => strongLine(children);

const Admonition: Component = (props) =>
  create(
    'blockquote',
    {},
    strongLine((props.title as Child) ?? capitalise(textOf(props, 'type'))),
    props.children,
  );

/** The alternative text of an image. */
const Image: Component = (props) => {
  const alt = textOf(props, 'alt');
  return alt === '' ? null : create('span', {}, `Image: ${alt}`);
};

const CodeBlock: Component = (props) => {
  const language = textOf(props, 'language');
  const title = textOf(props, 'title');
  const className = language ? `language-${language}` : textOf(props, 'className');
  return create(
    'div',
    {},
    title && strongLine(title),
    create('pre', {}, create('code', { className }, props.children)),
  );
};

/** A component that renders nothing in the page's body. */
const Nothing: Component = () => null;

function row(cell: 'td' | 'th', ...cells: Child[]): Child {
  return create('tr', {}, ...cells.map((child) => create(cell, {}, child)));
}

function renderResponses({ slug, label, responses }: SeedSamples): Child {
  const rows = responses.map(({ data, meta }) => {
    const values = data.flatMap((value, index) => [
      index > 0 && ', ',
      create('code', {}, String(value)),
    ]);
    return row('td', meta.seed, meta.count, values);
  });
  return [
    create('p', {}, create('a', { href: `/docs/api/${slug}` }, label)),
    create('table', {}, row('th', 'Seed', 'Count', 'Values'), ...rows),
  ];
}

/** The response that the page shows initially, and all others in tables. */
const SeedExplorer: Component = () => {
  const samples = JSON.parse(readFileSync(dataPath('seedSamples'), 'utf8')) as SeedSamples[];
  const [first] = samples;
  const response = first && firstResponse(first);
  if (!response) return null;
  const code = (title: string, language: string, text: string): Child =>
    CodeBlock({ title, language, children: `${text}\n` });
  return create(
    'div',
    {},
    strongLine(EXPLORER_TITLE),
    create('p', {}, summarise(first.label, response)),
    code('Request', 'bash', writeRequest(first.url, response)),
    code('Response', 'json', writeResponse(response)),
    strongLine(titleOfAll(samples)),
    ...samples.map(renderResponses),
  );
};

/** Readings by module, for components that pages import as its default export. */
export const importedReadings: Readonly<Record<string, Component>> = {
  '@docusaurus/Head': Nothing,
  '@docusaurus/Link': Link,
  '@theme/Admonition': Admonition,
  '@theme/CodeBlock': CodeBlock,
  '@theme/Details': Details,
  '@theme/TabItem': TabItem,
  '@theme/Tabs': Content,
  '@site/src/components/SeedExplorer': SeedExplorer,
};

/** Readings by name, for components and elements that need no import. */
export const namedReadings: Readonly<Record<string, Component>> = {
  CodeBlock,
  Details,
  Head: Nothing,
  admonition: Admonition,
  details: Details,
  img: Image,
  summary: Summary,
};
