import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import recorded from '@generated/reference/default/recorded.json';
import { EXPLORER_FIELD } from '@site/src/site/urls';
import { CodeBlock } from '../CodeBlock';
import { LoadOnDemand } from '../Engine/LoadOnDemand';
import styles from './styles.module.css';

/** Whether the URL names a generator: the reader followed a link to try it. */
const isAsked = (): boolean => new URLSearchParams(window.location.search).has(EXPLORER_FIELD);

/** Runs before the sample below it is painted: the sample is hidden if the URL names a generator. */
const MARK_ASKED = `if(new URLSearchParams(location.search).has("${EXPLORER_FIELD}"))document.documentElement.dataset.explorer="asked"`;

/** Shows a request and its response: recorded ones, until the generators are loaded. */
export default function GeneratorExplorer(): ReactNode {
  const { label, request, response } = recorded;
  return (
    <>
      {!useIsBrowser() && <script dangerouslySetInnerHTML={{ __html: MARK_ASKED }} />}
      <LoadOnDemand
        title="Explorer"
        isTitleHidden
        load={() => import('./LiveExplorer')}
        start={recorded}
        isAsked={isAsked}
      >
        <noscript>
          <p>
            The explorer needs JavaScript. Without it, you see one recorded request and its
            response.
          </p>
        </noscript>
        <div className={styles.sample}>
          <CodeBlock {...request} title={`Sample request: ${label}`} isWrapped />
          <CodeBlock title="Sample response" language="json" code={response} />
        </div>
      </LoadOnDemand>
    </>
  );
}
