import type { ReactNode } from 'react';
import type { BodyData } from '@site/src/reference/print/pageData';
import { CodeBlock } from '../CodeBlock';
import { Disclosure } from '../Disclosure';
import { Schema } from '../Field';
import { Prose } from '../Prose';
import styles from './styles.module.css';

/** A body of one media type. */
function Body({ mediaType, schema, examples = [] }: BodyData): ReactNode {
  return (
    <section className={styles.body}>
      <p className={styles.mediaType}>
        Body <code>{mediaType}</code>
      </p>
      {schema !== undefined && <Schema schema={schema} />}
      {examples.map(({ key, title, description, code }) => (
        <Disclosure key={key} summary={`Example: ${title}`}>
          <Prose nodes={description} />
          <CodeBlock code={code.text} language={code.language} tokens={code.tokens} />
        </Disclosure>
      ))}
    </section>
  );
}

/** A body in each of its media types. */
export function Bodies({ bodies }: { bodies: readonly BodyData[] }): ReactNode {
  return bodies.map((body) => <Body key={body.mediaType} {...body} />);
}
