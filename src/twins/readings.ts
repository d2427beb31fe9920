/** How the components that guides and posts are written with read as Markdown: as plain HTML elements. */
import { readFileSync } from 'node:fs';
import { dataPath } from '../api/paths';
import type { SeedSamples } from '../samples/explore';
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

/** Every response that the reader of the page can choose. */
const SeedExplorer: Component = () => {
  const samples = JSON.parse(readFileSync(dataPath('seedSamples'), 'utf8')) as SeedSamples[];
  const tables = samples.map(({ slug, label, responses }) => [
    create('p', {}, create('a', { href: `/docs/api/${slug}` }, label)),
    create(
      'table',
      {},
      row('th', 'Seed', 'Count', 'Values'),
      ...responses.map(({ data, meta }) =>
        row(
          'td',
          meta.seed,
          meta.count,
          data.flatMap((value, index) => [index > 0 && ', ', create('code', {}, String(value))]),
        ),
      ),
    ),
  ]);
  return create('div', {}, ...tables);
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
