import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import shared from '@site/.api/shared.json';
import { RUN_KEY } from '@site/src/reference/print/pageData';
import type { OperationPageData } from '@site/src/reference/print/pageData';
import type { CodeView, RunLink } from '@site/src/reference/view/types';
import { CodeBlock } from '../CodeBlock';
import { resolveShared } from '../shared';
import { Request } from './Request';
import { Tab } from './Tab';
import type { TabProps } from './Tab';
import styles from './styles.module.css';

/** The response of a sample. */
function SampleResponse({ text, tokens, language }: CodeView): ReactNode {
  return (
    <section className={styles.part}>
      <p className={styles.partTitle}>Response</p>
      <CodeBlock code={text} tokens={tokens} language={language} />
    </section>
  );
}

/** The tab of a sample, or of the type that all samples share. */
function Sample({
  title,
  checked,
  children,
}: Omit<TabProps, 'label'> & { title: string }): ReactNode {
  return (
    <Tab label={title} checked={checked} className={styles.pill}>
      {children}
    </Tab>
  );
}

/** Where it says how to run the API on one's own machine. */
function Run(): ReactNode {
  const run = shared[RUN_KEY] as RunLink | undefined;
  return (
    run && (
      <p className={styles.run}>
        <Link to={run.to}>{run.label}</Link>
      </p>
    )
  );
}

/** All samples of an operation; the column is sticky on wide screens. */
export function Samples({
  samples,
  type,
  declaration,
}: Pick<OperationPageData, 'samples' | 'type' | 'declaration'>): ReactNode {
  const first = resolveShared(samples[0]?.codes ?? []);
  return (
    <aside className={styles.samples} aria-label="Samples">
      <fieldset className={clsx(styles.sampleList, 'tabs-list')}>
        <legend className={styles.samplesTitle}>Samples</legend>
        {samples.map(({ title, address, codes = first.slice(0, 1), response }, index) => (
          <Sample key={title} title={title} checked={index === 0}>
            <Request codes={resolveShared(codes)} address={address} type={type} />
            {response && <SampleResponse {...response} />}
          </Sample>
        ))}
        {declaration && (
          <Sample title="TypeScript type">
            <CodeBlock
              code={declaration.text}
              tokens={declaration.tokens}
              language={declaration.language}
            />
          </Sample>
        )}
        <Run />
      </fieldset>
    </aside>
  );
}
