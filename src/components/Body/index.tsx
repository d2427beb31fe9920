import type { ReactNode } from 'react';
import CodeInline from '@theme/CodeInline';
import { exampleTitle } from '@site/src/reference/model/headingsAndLabels';
import type { AnchorScope } from '@site/src/reference/model/anchor';
import type { BodyView, ExampleView, FieldView } from '@site/src/reference/model/types';
import { CodeBlock } from '../CodeBlock';
import { Disclosure } from '../Disclosure';
import { Schema } from '../Field';
import { Prose } from '../Prose';
import { fieldOf, isCommon } from '../apiData';

export function Example({
  description,
  value,
  title,
}: Omit<ExampleView, 'key' | 'title'> & { title?: string }): ReactNode {
  return (
    <>
      <Prose nodes={description?.nodes} />
      <CodeBlock title={title} code={JSON.stringify(value, null, 2)} language="json" />
    </>
  );
}

/** Renders each example in a closed row. */
export function Examples({ examples = [] }: { examples?: readonly ExampleView[] }): ReactNode {
  return examples.map(({ key, title, ...example }) => (
    <Disclosure key={key} summary={exampleTitle(title)}>
      <Example {...example} />
    </Disclosure>
  ));
}

interface Props {
  body: BodyView;
  scope: AnchorScope;
  isResponse?: boolean;
  /** A control at the end of the first line. */
  control?: ReactNode;
}

const propertiesOf = ({ schema }: BodyView): FieldView[] =>
  (schema && fieldOf(schema).properties?.map(fieldOf)) ?? [];

/** Renders a body and its media type, without the fields that nearly all operations have. */
export function Body({ body, control, ...scope }: Props): ReactNode {
  const { mediaType, schema, examples } = body;
  const properties = propertiesOf(body).filter((each) => !isCommon(each));
  return (
    <section>
      <p className="small-print margin-bottom--sm">
        Body <CodeInline>{mediaType}</CodeInline>
        {control}
      </p>
      {schema !== undefined && <Schema schema={{ ...fieldOf(schema), properties }} {...scope} />}
      <Examples examples={examples} />
    </section>
  );
}

/** Returns the fields of a body that nearly all operations have. */
export function commonFields(body?: BodyView): FieldView[] {
  return body ? propertiesOf(body).filter(isCommon) : [];
}
