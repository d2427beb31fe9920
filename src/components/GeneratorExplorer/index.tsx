import type { ReactNode } from 'react';
import recorded from '@generated/reference/default/recorded.json';
import { EXPLORER_FIELD } from '@site/src/site/urls';
import { CodeBlock } from '../CodeBlock';
import { FirstUse } from '../Engine/FirstUse';

/** Whether the address names a generator: the reader followed a link to try it. */
const isAsked = (): boolean => new URLSearchParams(window.location.search).has(EXPLORER_FIELD);

/** Shows a request and its response: recorded ones, until the reader asks for any generator. */
export default function GeneratorExplorer(): ReactNode {
  const { request, response } = recorded;
  return (
    <FirstUse
      title="Explorer"
      label="Choose a generator"
      load={() => import('./LiveExplorer')}
      start={recorded}
      isAsked={isAsked}
    >
      <CodeBlock title="Request" language="bash" code={request.text} tokens={request.tokens} />
      <CodeBlock title="Response" language="json" code={response} />
    </FirstUse>
  );
}
