import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { HomeData } from '@site/src/reference/render/homeData';
import { operationPath } from '@site/src/site/urls';
import { CodeBlock } from '../CodeBlock';
import { Tab, Tabs } from '../Tabs';
import styles from './styles.module.css';

type Props = NonNullable<HomeData['formats']> & Pick<HomeData, 'languages'>;

export function OutputFormats({ slug, label, path, fields, outputs, languages }: Props): ReactNode {
  return (
    <section aria-labelledby="formats" className={styles.split}>
      <div>
        <Heading as="h2" id="formats">
          JSON, CSV or SQL
        </Heading>
        <p>
          List the fields that you need. You get records as JSON, as NDJSON, as a CSV file, or as
          SQL for PostgreSQL, MySQL and SQLite.{' '}
          <Link to="/docs/custom/custom-template#records-from-a-schema">Records from a schema</Link>
        </p>
        <p>
          Each page shows its request in {languages.length} languages: {languages.join(', ')}.
        </p>
      </div>
      <div>
        <CodeBlock title={`POST ${path}`} code={fields} language="json" />
        <Tabs legend="Choose a format" className={styles.tabs}>
          {outputs.map(({ label: format, code }, index) => (
            <Tab key={format} label={format} checked={index === 0} panelClassName={styles.stacked}>
              <CodeBlock {...code} isInBox />
              <p className={styles.source}>
                <span>Recorded response</span>
                <Link to={operationPath(slug)}>{label} reference</Link>
              </p>
            </Tab>
          ))}
        </Tabs>
      </div>
    </section>
  );
}
