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

/** A body with its media type, without the fields that nearly all operations have. */
export function Body({ mediaType, schema, examples }: BodyView): ReactNode {
  const properties = schema?.properties?.filter(({ isCommon }) => !isCommon);
  return (
    <section>
      <p className="small-print margin-bottom--sm">
        Body <code>{mediaType}</code>
      </p>
      {schema !== undefined && <Schema schema={{ ...schema, properties }} />}
      <Examples examples={examples} />
    </section>
  );
}

/** The fields of a body that nearly all operations have. */
export function commonFields(body?: BodyView): FieldView[] {
  return body?.schema?.properties?.filter(({ isCommon }) => isCommon) ?? [];
}
