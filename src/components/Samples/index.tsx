import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import { multilineText } from '@site/src/reference/model/envelope';
import { MULTILINE_TEXT_LABEL } from '@site/src/reference/model/headingsAndLabels';
import type { CodeView, PageData, SampleView } from '@site/src/reference/model/types';
import { CodeBlock } from '../CodeBlock';
import { DeferredContent } from '../DeferredContent';
import { Prose } from '../Prose';
import { codes as plainCodes, links } from '../apiData';
import { Tab, Tabs, TitledBox } from '../Tabs';
import { RequestCode } from './RequestCode';
import styles from './styles.module.css';

type SamplesProps = Pick<PageData, 'samples' | 'responseType'>;

interface ResponseProps extends Pick<SampleView, 'response'> {
  declaration?: CodeView;
}

/** Renders the response of a sample as JSON, and its TypeScript type. */
function SampleResponse({ response, declaration }: ResponseProps): ReactNode {
  const json: CodeView = { code: JSON.stringify(response, null, 2), language: 'json' };
  const codes = [
    { label: 'JSON', code: json },
    ...(declaration ? [{ label: 'TypeScript', code: declaration }] : []),
  ];
  return (
    <Tabs legend="Response" hasTitle>
      {codes.map(({ label, code }, index) => (
        <Tab key={label} label={label} checked={index === 0}>
          <CodeBlock {...code} isWrapped isInBox />
        </Tab>
      ))}
    </Tabs>
  );
}

interface SampleProps extends Omit<SamplesProps, 'samples'> {
  sample: SampleView;
  isFirst: boolean;
  isChosen: boolean;
}

/**
 * Renders a sample. The HTML contains the first sample in all languages, with its response type. Other samples are in
 * cURL only, because print and pages without scripts show all samples.
 */
function Sample({ sample, responseType, isFirst, isChosen }: SampleProps): ReactNode {
  const { title, description, requestTarget, response, codes = plainCodes } = sample;
  const text = multilineText(response);
  const isWhole = isFirst || isChosen;
  return (
    <section className={clsx(styles.sample, isChosen && styles.chosen)}>
      <DeferredContent isShown={isWhole}>
        <p className={styles.sampleTitle}>{title}</p>
        {description && (
          <div className={styles.sampleText}>
            <Prose nodes={description.nodes} />
          </div>
        )}
        <RequestCode
          codes={isWhole ? codes : codes.slice(0, 1)}
          requestTarget={requestTarget}
          type={responseType?.short}
        />
        <SampleResponse
          response={response}
          declaration={isWhole ? responseType?.declaration : undefined}
        />
        {/* A string value as a program gets it after parsing the JSON. */}
        {text !== undefined && (
          <TitledBox title={MULTILINE_TEXT_LABEL}>
            <CodeBlock code={text} isInBox />
          </TitledBox>
        )}
      </DeferredContent>
    </section>
  );
}

/** Renders links to the parts of the page. The links are always visible if the samples are not next to the text. */
export function JumpLinks({ samples }: Pick<SamplesProps, 'samples'>): ReactNode {
  if (samples.length === 0) return null;
  return (
    // oxlint-disable react/forbid-elements -- anchors on the same page
    <p className={styles.link}>
      <a href="#samples">Samples</a> <a href="#request">Request</a>{' '}
      <a href="#responses">Responses</a>
    </p>
    // oxlint-enable react/forbid-elements
  );
}

/** Renders all samples of an operation, and shows one of them. A column next to the text is sticky. */
export function Samples(page: SamplesProps): ReactNode {
  const { samples } = page;
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(0);
  // Applies a choice that the reader made before hydration.
  useEffect(() => setChosen(select.current?.selectedIndex ?? 0), []);
  if (samples.length === 0) return null;
  return (
    <HtmlClassNameProvider className="with-samples">
      <aside className={styles.samples} id="samples" aria-label="Samples">
        <div className={styles.column}>
          {samples.length > 1 && (
            <label className={styles.picker}>
              <span>Sample</span>
              <select
                ref={select}
                className="control"
                autoComplete="off"
                onChange={(event) => setChosen(event.target.selectedIndex)}
              >
                {samples.map(({ title }, index) => (
                  // Examples in the OpenAPI document can have equal summaries.
                  <option key={`${title} ${index}`}>{title}</option>
                ))}
              </select>
            </label>
          )}
          {samples.map((sample, index) => (
            <Sample
              {...page}
              key={`${sample.title} ${index}`}
              sample={sample}
              isFirst={index === 0}
              isChosen={index === chosen}
            />
          ))}
          <p className="small-print margin-top--sm margin-bottom--none">
            <Link to={links.run.to}>{links.run.label}</Link>
          </p>
        </div>
      </aside>
    </HtmlClassNameProvider>
  );
}
