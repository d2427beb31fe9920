import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import shared from '@generated/reference/default/shared.json';
import { RUN_KEY } from '@site/src/reference/print/pageData';
import type { OperationPageData } from '@site/src/reference/print/pageData';
import type { CodeView, Prose as ProseTree, RunLink } from '@site/src/reference/view/types';
import { CodeBlock } from '../CodeBlock';
import { Prose } from '../Prose';
import { resolveShared } from '../shared';
import { Request } from './Request';
import type { RequestProps } from './Request';
import { Tab } from './Tab';
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

interface SampleProps extends RequestProps {
  title: string;
  description?: ProseTree;
  response?: CodeView;
  isFirst: boolean;
}

/**
 * The tab of a sample. The HTML has the first one in all languages and the others in cURL; when the reader chooses
 * one of these, scripts add its other languages.
 */
function Sample({
  title,
  description,
  response,
  isFirst,
  codes,
  ...request
}: SampleProps): ReactNode {
  const radio = useRef<HTMLInputElement>(null);
  const [wasChosen, setChosen] = useState(isFirst);
  // Chosen before the page was hydrated.
  useEffect(() => {
    if (radio.current?.checked) setChosen(true);
  }, []);
  return (
    <Tab
      label={title}
      checked={isFirst}
      className={styles.pill}
      ref={radio}
      onInput={() => setChosen(true)}
    >
      {description && (
        <div className={styles.sampleText}>
          <Prose nodes={description} />
        </div>
      )}
      <Request {...request} codes={wasChosen ? codes : codes.slice(0, 1)} />
      {response && <SampleResponse {...response} />}
    </Tab>
  );
}

/** A link to the instructions for running the API on one's own machine. */
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

type SamplesProps = Pick<OperationPageData, 'samples' | 'type' | 'declaration'>;

const isEmpty = ({ samples, declaration }: Omit<SamplesProps, 'type'>): boolean =>
  samples.length === 0 && !declaration;

/** Leads to the samples from anywhere on the page, where they are not beside the text. */
export function SamplesLink(page: Omit<SamplesProps, 'type'>): ReactNode {
  if (isEmpty(page)) return null;
  return (
    // oxlint-disable-next-line react/forbid-elements -- an anchor on the same page
    <a className={styles.link} href="#samples">
      Samples
    </a>
  );
}

/** All samples of an operation; the column is sticky on wide screens. */
export function Samples({ samples, type, declaration }: SamplesProps): ReactNode {
  if (isEmpty({ samples, declaration })) return null;
  const first = resolveShared(samples[0]?.codes ?? []);
  return (
    <aside className={styles.samples} id="samples" aria-label="Samples">
      <fieldset className={clsx(styles.sampleList, 'tabs-list')}>
        <legend className={styles.samplesTitle}>Samples</legend>
        {samples.map(({ codes = first, ...sample }, index) => (
          <Sample
            {...sample}
            // Examples of a description may have the same summary.
            key={`${sample.title} ${index}`}
            codes={resolveShared(codes)}
            type={type}
            isFirst={index === 0}
          />
        ))}
        {declaration && (
          <Tab label="TypeScript type" className={styles.pill}>
            <CodeBlock
              code={declaration.text}
              tokens={declaration.tokens}
              language={declaration.language}
            />
          </Tab>
        )}
        <Run />
      </fieldset>
    </aside>
  );
}
