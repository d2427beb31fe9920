import type { ReactNode } from 'react';
import { CodeBlock } from '@site/src/components/CodeBlock';
import generators from '@generated/reference/default/seed-samples.json';
import { EXPLORER_TITLE, firstResponse, writeRequest } from '@site/src/reference/print/seedSamples';
import type { FlatResponse } from '@site/src/reference/print/seedSamples';
import { EXPLORER_FIELD } from '@site/src/reference/site';
import { FirstUse } from '../Engine/FirstUse';
import { jsonTokens } from '../Engine/jsonTokens';
import { Panel } from '../Engine/Panel';
import { printResponse } from '@site/src/reference/print/printResponse';
import { AllResponses } from './AllResponses';
import { colourRequest } from './colours';

function Recorded({ url, response }: { url: string; response: FlatResponse }): ReactNode {
  const request = writeRequest(url, response);
  const body = printResponse(response);
  return (
    <>
      <CodeBlock title="Request" language="bash" code={request} tokens={colourRequest(request)} />
      <CodeBlock title="Response" language="json" code={body} tokens={jsonTokens(body)} />
    </>
  );
}

/** Whether the address names a generator: the reader followed a link to try it. */
const isAsked = (): boolean => new URLSearchParams(window.location.search).has(EXPLORER_FIELD);

/**
 * Shows a request and its response: recorded ones, which are listed below for readers without scripts, until the
 * reader asks for any generator.
 */
export default function GeneratorExplorer(): ReactNode {
  const [first] = generators;
  const response = first && firstResponse(first);
  if (!response) return null;
  const { count, seed } = response.meta;
  const values = { count: String(count), seed: String(seed) };
  return (
    <>
      <Panel title={EXPLORER_TITLE}>
        <FirstUse
          label="Choose a generator"
          load={() => import('./LiveExplorer')}
          start={{ slug: first.slug, values }}
          isAsked={isAsked}
        >
          <Recorded url={first.url} response={response} />
        </FirstUse>
      </Panel>
      <AllResponses generators={generators} />
    </>
  );
}
