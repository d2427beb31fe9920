/** How the components that guides and posts are written with read as Markdown: as plain HTML elements. */
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

/** A prop that is a text. */
function textOf(props: Props, name: string): string {
  const value = props[name];
  return typeof value === 'string' ? value : '';
}

const Link: Component = (props) =>
  create('a', { href: textOf(props, 'to') || textOf(props, 'href') }, props.children);

/** What is only there for its content: tabs stand one below the other. */
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

/** A picture is what it is described as; its file is not part of a text. */
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

/** Says nothing on the page itself. */
const Nothing: Component = () => null;

function row(cell: 'td' | 'th', ...cells: Child[]): Child {
  return create('tr', {}, ...cells.map((child) => create(cell, {}, child)));
}

function readSamples({ slug, label, responses }: SeedSamples): Child {
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

/** The response that the page shows first, and every other that its reader can choose. */
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
    ...samples.map(readSamples),
  );
};

/** By the module that a page imports them from, as its default export. */
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

/** By the name that a page can use without importing them. */
export const namedReadings: Readonly<Record<string, Component>> = {
  CodeBlock,
  Details,
  Head: Nothing,
  admonition: Admonition,
  details: Details,
  img: Image,
  summary: Summary,
};
