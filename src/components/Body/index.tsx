import type { ReactNode } from 'react';
import type { BodyView, ExampleView, FieldView } from '@site/src/reference/view/types';
import { CodeBlock } from '../CodeBlock';
import { Disclosure } from '../Disclosure';
import { Schema } from '../Field';
import { Prose } from '../Prose';

/** The code of an example, with a title or without. */
export function Example({
  description,
  code,
  title,
}: Omit<ExampleView, 'title'> & { title?: string }): ReactNode {
  return (
    <>
      <Prose nodes={description} />
      <CodeBlock title={title} code={code.text} language={code.language} tokens={code.tokens} />
    </>
  );
}

/** Examples, each closed. */
export function Examples({ examples = [] }: { examples?: readonly ExampleView[] }): ReactNode {
  return examples.map(({ title, ...example }) => (
    <Disclosure key={example.key} summary={`Example: ${title}`}>
      <Example {...example} />
    </Disclosure>
  ));
}

/** A body in each of its media types. */
export function Bodies({ bodies }: { bodies: readonly BodyView[] }): ReactNode {
  return bodies.map(({ mediaType, schema, examples }) => (
    <section key={mediaType}>
      <p className="small-print margin-bottom--sm">
        Body <code>{mediaType}</code>
      </p>
      {schema !== undefined && <Schema schema={schema} />}
      <Examples examples={examples} />
    </section>
  ));
}

/** Takes the fields that nearly all operations have out of bodies. */
export function splitBodies(bodies: readonly BodyView[]): { own: BodyView[]; common: FieldView[] } {
  const own = bodies.map(({ schema, ...body }) => ({
    ...body,
    schema: schema && {
      ...schema,
      properties: schema.properties?.filter(({ isCommon }) => !isCommon),
    },
  }));
  const fields = bodies.flatMap(({ schema }) => schema?.properties ?? []);
  return { own, common: fields.filter(({ isCommon }) => isCommon) };
}
