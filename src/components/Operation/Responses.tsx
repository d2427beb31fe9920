import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type { OperationPageData } from '@site/src/reference/print/page';
import { COMMON_NOTE, isSuccess, REFUSED } from '@site/src/reference/view/labels';
import type { ResponseView } from '@site/src/reference/view/types';
import { Body, commonFields, Example, Examples } from '../Body';
import { CodeBlock } from '../CodeBlock';
import { CodeList } from '../CodeList';
import { Disclosure } from '../Disclosure';
import { jsonTokens } from '../Engine/jsonTokens';
import { Fields } from '../Field';
import { Prose } from '../Prose';
import { links, problem, responseOf } from '../shared';
import styles from './styles.module.css';

interface Props {
  response: ResponseView;
  isOpen?: boolean;
}

const anchorOf = ({ status }: ResponseView): string => `response-${status}`;

/** The row of a response, with its status. */
function Response({ response, isOpen, children }: Props & { children: ReactNode }): ReactNode {
  const { status, title, description } = response;
  const anchor = anchorOf(response);
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

function Headers(response: ResponseView): ReactNode {
  const { headers = [] } = response;
  return <Fields fields={headers} place={{ anchor: `${anchorOf(response)}-header` }} />;
}

/** What a request that succeeds is answered with: what is common to all is closed. */
function Success({ response }: Props): ReactNode {
  const { body, headers = [] } = response;
  const place = { anchor: anchorOf(response) };
  const common = commonFields(body);
  const names = common.map(({ name }) => name);
  const parts = [
    names.length > 0 && <CodeList key="fields" codes={names} />,
    names.length > 0 && headers.length > 0 && ' and ',
    headers.length > 0 && 'headers',
  ];
  return (
    <Response response={response} isOpen>
      {body && <Body body={body} place={place} isResponse />}
      {parts.some(Boolean) && (
        <Disclosure summary={parts}>
          <Fields fields={common} place={place} isResponse />
          <Headers {...response} />
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

/** A response to a request that fails: an example first, then the fields, unless `hasFields` is false. */
function Failure({
  response,
  refusal,
  isOpen,
  hasFields = true,
}: Props & Refusal & { hasFields?: boolean }): ReactNode {
  const { body, headers = [] } = response;
  const [first, ...others] = (refusal ? undefined : body?.examples) ?? [];
  return (
    <Response response={response} isOpen={isOpen}>
      <RefusedRequest refusal={refusal} />
      {body && (
        <div>
          {first && (
            <Example title={first.title} description={first.description} code={first.code} />
          )}
          <Examples examples={others} />
        </div>
      )}
      {!hasFields && <Headers {...response} />}
      {hasFields && (body ?? headers.length > 0) && (
        <Disclosure summary={headers.length > 0 ? 'Fields and headers' : 'Fields'}>
          {body && (
            <Body
              body={{ ...body, examples: undefined }}
              place={{ anchor: anchorOf(response) }}
              isResponse
            />
          )}
          <Headers {...response} />
        </Disclosure>
      )}
    </Response>
  );
}

/** The responses that all operations have, in one row. Their fields are those of the rejected parameter above. */
function CommonFailures({ responses }: { responses: readonly ResponseView[] }): ReactNode {
  if (responses.length === 0) return null;
  return (
    <div className={styles.failures}>
      <Disclosure
        isRow
        summary={`${responses.map(({ status }) => status).join(', ')}: ${COMMON_NOTE}`}
      >
        {responses.map((response) => (
          <Failure key={response.status} response={response} hasFields={false} />
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
  const all = responses.map(responseOf);
  const failures = all.filter(({ status }) => !isSuccess(status));
  const refused = failures.find(({ status }) => status === REFUSED);
  return (
    <>
      <Heading as="h2" id="responses">
        Responses
      </Heading>
      {all
        .filter(({ status }) => isSuccess(status))
        .map((response) => (
          <Success key={response.status} response={response} />
        ))}
      {refused && <Failure response={refused} refusal={refusal} isOpen />}
      <CommonFailures responses={failures.filter((each) => each !== refused)} />
    </>
  );
}
