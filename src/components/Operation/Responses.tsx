import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type { OperationPageData } from '@site/src/reference/print/page';
import { COMMON_NOTE, REFUSED } from '@site/src/reference/view/labels';
import type { ResponseView } from '@site/src/reference/view/types';
import { Body, commonFields, Example, Examples } from '../Body';
import { CodeBlock } from '../CodeBlock';
import { CodeList } from '../CodeList';
import { Disclosure } from '../Disclosure';
import { jsonTokens } from '../Engine/jsonTokens';
import { Fields } from '../Field';
import { Prose } from '../Prose';
import { links, problem } from '../shared';
import styles from './styles.module.css';

interface Props {
  response: ResponseView;
  isOpen?: boolean;
}

/** The row of a response, with its status. */
function Response({ response, isOpen, children }: Props & { children: ReactNode }): ReactNode {
  const { status, title, anchor, description } = response;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <Disclosure
      isRow
      isOpen={isOpen}
      id={anchor}
      summary={
        <Heading as="h3" className={styles.status}>
          <span className={clsx(styles.code, styles[`status${status[0]}`])}>{status}</span> {title}
        </Heading>
      }
    >
      <Prose nodes={description} />
      {children}
      {!response.body && <p>This response has no body.</p>}
    </Disclosure>
  );
}

/** What a request that succeeds is answered with: what is common to all is closed. */
function Success({ response }: Props): ReactNode {
  const { body, headers = [] } = response;
  const common = commonFields(body);
  const names = common.map(({ name }) => name);
  const parts = [
    names.length > 0 && <CodeList key="fields" codes={names} />,
    names.length > 0 && headers.length > 0 && ' and ',
    headers.length > 0 && 'headers',
  ];
  return (
    <Response response={response} isOpen>
      {body && <Body {...body} />}
      {parts.some(Boolean) && (
        <Disclosure summary={parts}>
          <Fields fields={[...common, ...headers]} />
        </Disclosure>
      )}
    </Response>
  );
}

type Refusal = Partial<Pick<OperationPageData, 'refusal'>>;

/** A request of this page that is refused, and its answer. */
function RefusedRequest({ refusal }: Refusal): ReactNode {
  if (!refusal) return null;
  const text = JSON.stringify({ ...problem, errors: [refusal.error] }, null, 2);
  return (
    <CodeBlock
      title={`GET ${refusal.address}`}
      code={text}
      tokens={jsonTokens(text)}
      language="json"
      isWrapped
    />
  );
}

/** What a request that fails is answered with: an example first, then the fields. */
function Failure({ response, refusal, isOpen }: Props & Refusal): ReactNode {
  const { body, headers = [] } = response;
  const [first, ...others] = body?.examples ?? [];
  return (
    <Response response={response} isOpen={isOpen}>
      <RefusedRequest refusal={refusal} />
      {body && (
        <div>
          {first && <Example {...first} />}
          <Examples examples={others} />
        </div>
      )}
      {(body ?? headers.length > 0) && (
        <Disclosure summary={headers.length > 0 ? 'Fields and headers' : 'Fields'}>
          {body && <Body mediaType={body.mediaType} schema={body.schema} />}
          <Fields fields={headers} />
        </Disclosure>
      )}
    </Response>
  );
}

/** The responses that all operations have, in one row that leads to what to do about them. */
function CommonFailures({ responses }: { responses: readonly ResponseView[] }): ReactNode {
  if (responses.length === 0) return null;
  return (
    <div className={styles.failures}>
      <Disclosure
        isRow
        summary={`${responses.map(({ status }) => status).join(', ')}: ${COMMON_NOTE}`}
      >
        {responses.map((response) => (
          <Failure key={response.status} response={response} />
        ))}
      </Disclosure>
      <Link to={links.errors.to}>{links.errors.label}</Link>
    </div>
  );
}

/** The responses of an operation: success, the refusal of its own parameters, and those of all operations. */
export function Responses({
  responses,
  refusal,
}: Pick<OperationPageData, 'responses' | 'refusal'>): ReactNode {
  const failures = responses.filter(({ isSuccess }) => !isSuccess);
  const refused = failures.find(({ status }) => status === REFUSED);
  return (
    <>
      <Heading as="h2" id="responses">
        Responses
      </Heading>
      {responses
        .filter(({ isSuccess }) => isSuccess)
        .map((response) => (
          <Success key={response.status} response={response} />
        ))}
      {refused && <Failure response={refused} refusal={refusal} isOpen />}
      <CommonFailures responses={failures.filter((each) => each !== refused)} />
    </>
  );
}
