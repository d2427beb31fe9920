import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import recorded from '@generated/reference/default/recorded.json';
import { EXPLORER_FIELD } from '@site/src/site/urls';
import { CodeBlock } from '../CodeBlock';
import { LoadOnDemand } from '../Engine/LoadOnDemand';
import styles from './styles.module.css';

/** Whether the reader followed a link to a generator. */
const isAsked = (): boolean => new URLSearchParams(window.location.search).has(EXPLORER_FIELD);

/** Inline script that hides the sample below it before the first paint if the URL has a generator. */
const MARK_ASKED = `if(new URLSearchParams(location.search).has("${EXPLORER_FIELD}"))document.documentElement.dataset.explorer="asked"`;

/** Renders a recorded request and response until the generators are loaded. */
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
